import { scrub } from '../leads/scrub'
import { UNCOUNTED_COOKIE } from './uncounted-cookie'

/** A page view as it is counted: nothing in it tells one visitor from another. */
export type PageView = { path: string; source: string; campaign: string }

/** What counting reads of a request. Header names are in lower case. */
export type ViewRequest = {
  method: string | undefined
  url: string
  host: string
  headers: Readonly<Record<string, string | string[] | undefined>>
}

const DIRECT = 'direct'

const PATH_MAX = 200
const SOURCE_MAX = 100
/** A word of a link in an email or advertisement; anything else in its place could be about a person. */
const CAMPAIGN = /^[a-z0-9][a-z0-9_-]{0,39}$/

/**
 * The view to count for a request that was answered with a page, or null: for anything but a person opening a page, for
 * signed-in staff, and for visitors who do not want to be counted. `isBot` judges the name of the browser.
 */
export function viewOf(
  { method, url, host, headers }: ViewRequest,
  isBot: (browser: string) => boolean,
): PageView | null {
  const header = (name: string) => String(headers[name] ?? '')
  if (method !== 'GET' || header('sec-fetch-dest') !== 'document' || header('sec-purpose') !== '') return null
  if (header('sec-gpc') === '1' || refuses(header('cookie'))) return null
  const browser = header('user-agent')
  if (browser === '' || isBot(browser)) return null
  const [path = '/', query = ''] = url.split('?')
  if (path.length > PATH_MAX || path.startsWith('/admin') || scrub(path) !== path) return null // a customer's link
  return { path, source: sourceOf(header('referer'), host), campaign: campaignOf(query) }
}

/** Refused in the cookie notice, or signed in. */
const refuses = (cookie: string) => cookie.includes(`${UNCOUNTED_COOKIE}=yes`) || cookie.includes('payload-token=')

/** The name of the website that the visitor came from, without 'www.'. */
function sourceOf(referer: string, host: string): string {
  const name = /^https?:\/\/([^/:?#@]+)(?=[/:?#]|$)/i.exec(referer)?.[1]?.toLowerCase()
  if (!name) return DIRECT
  if (name === host.split(':')[0]) return ''
  return name.replace(/^www\./, '').slice(0, SOURCE_MAX)
}

function campaignOf(query: string): string {
  const named = new URLSearchParams(query).get('utm_campaign')?.toLowerCase() ?? ''
  return CAMPAIGN.test(named) ? named : ''
}
