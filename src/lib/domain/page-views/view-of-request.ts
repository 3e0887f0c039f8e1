import { scrub } from '../leads/scrub'
import { UNCOUNTED_COOKIE } from './uncounted-cookie'

/** A page view as it is counted. Nothing in it distinguishes one visitor from another. */
export type PageView = { path: string; source: string; campaign: string }

/** The data of a request that counting needs. Header names are in lower case. */
export type ViewRequest = {
  method: string | undefined
  url: string
  host: string
  headers: Readonly<Record<string, string | string[] | undefined>>
}

const DIRECT = 'direct'

const PATH_MAX = 200
const SOURCE_MAX = 100
/** The format of campaign names in our emails and advertisements; any other value could be personal data. */
const CAMPAIGN = /^[a-z0-9][a-z0-9_-]{0,39}$/

/**
 * The view to count for a request that returned a page. Returns null unless a person opened the page, and always for
 * signed-in staff and for visitors who do not want to be counted. `isBot` checks the user agent.
 */
export function viewOf(
  { method, url, host, headers }: ViewRequest,
  isBot: (browser: string) => boolean,
): PageView | null {
  const header = (name: string) => String(headers[name] ?? '')
  if (method !== 'GET' || header('sec-fetch-dest') !== 'document' || header('sec-purpose') !== '') return null
  if (header('sec-gpc') === '1' || isExcluded(header('cookie'))) return null
  const browser = header('user-agent')
  if (browser === '' || isBot(browser)) return null
  const [path = '/', query = ''] = url.split('?')
  if (path.length > PATH_MAX || path.startsWith('/admin') || scrub(path) !== path) return null // a customer's link
  return { path, source: sourceOf(header('referer'), host), campaign: campaignOf(query) }
}

/** Whether the visitor chose Essential Only in the cookie notice, or is signed in as staff. */
const isExcluded = (cookie: string) => cookie.includes(`${UNCOUNTED_COOKIE}=yes`) || cookie.includes('payload-token=')

/** The domain of the website that the visitor came from, without 'www.'; '' for this site. */
function sourceOf(referer: string, host: string): string {
  const domain = /^https?:\/\/([^/:?#@]+)(?=[/:?#]|$)/i.exec(referer)?.[1]?.toLowerCase()
  if (!domain) return DIRECT
  if (domain === host.split(':')[0]) return ''
  return domain.replace(/^www\./, '').slice(0, SOURCE_MAX)
}

function campaignOf(query: string): string {
  const campaign = new URLSearchParams(query).get('utm_campaign')?.toLowerCase() ?? ''
  return CAMPAIGN.test(campaign) ? campaign : ''
}
