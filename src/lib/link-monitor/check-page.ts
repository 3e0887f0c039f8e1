import type { BrokenLink } from '@/lib/page-inventory/listed-page'

import { type Link, resolveLink } from './links'
import type { Probe, ProbeResult } from './probe'

/** The result of a check. */
export type Finding = {
  isLive: boolean
  statusCode: number | null
  problem: string | null
  words: number | null
  claims: number | null
  brokenLinks: BrokenLink[]
  outsideLinks: string[]
}

/** Caps the report; a longer list adds nothing. */
const LINKS_SHOWN_MAX = 100

type Checked = {
  path: string
  /** The public origin, without a trailing slash. */
  origin: string
  ask: Probe
  /** For linked pages; may use cached responses. */
  askLinked: Probe
}

/**
 * Requests one page as a visitor would and checks its links. Header and footer links are checked on the homepage only,
 * since they are the same everywhere. External links are listed but never requested. Returns `away` when the site is
 * unreachable.
 */
export async function checkPage({ path, origin, ask, askLinked }: Checked): Promise<Finding | 'away'> {
  const result = await withRetry(ask)(path)
  if (result.kind === 'away') return 'away'
  if (result.kind !== 'page') return notLive(result)

  const { page } = result
  const hrefs = path === '/' ? [...page.links, ...page.frameLinks] : page.links
  const links = [...new Set(hrefs)].map((href) => resolveLink({ href, from: path, origin }))
  const brokenLinks: BrokenLink[] = []
  for (const link of links) {
    if (link.place !== 'here') continue
    const reason = link.path === path ? reasonOnPage(link, result) : await whyBroken(link, { askLinked, origin })
    if (reason === 'away') return 'away'
    if (reason) brokenLinks.push({ href: link.href, reason })
  }
  const outside = links.flatMap((link) => (link.place === 'outside' ? link.url : []))
  const { words, claims } = page
  return {
    isLive: true,
    statusCode: result.status,
    problem: null,
    words,
    claims,
    brokenLinks: brokenLinks.slice(0, LINKS_SHOWN_MAX),
    outsideLinks: [...new Set(outside)].slice(0, LINKS_SHOWN_MAX),
  }
}

/** Retries when there is no response, which may be a momentary overload. */
function withRetry(ask: Probe): Probe {
  return async (path) => {
    const result = await ask(path)
    return result.kind === 'silent' ? ask(path) : result
  }
}

function notLive(result: Exclude<ProbeResult, { kind: 'page' | 'away' }>): Finding {
  const nothing = { words: null, claims: null, brokenLinks: [], outsideLinks: [] }
  if (result.kind === 'silent') return { ...nothing, isLive: false, statusCode: null, problem: result.problem }
  const { status: statusCode } = result
  if (result.kind === 'moved') return { ...nothing, isLive: false, statusCode, problem: `Redirects to ${result.to}` }
  // Not HTML, such as a document.
  return statusCode < 300
    ? { ...nothing, isLive: true, statusCode, problem: null }
    : { ...nothing, isLive: false, statusCode, problem: `Returns ${statusCode}` }
}

type HereLink = Extract<Link, { place: 'here' }>

/** Why a link is broken, or null if it works. One redirect is allowed, and may lead off the site. */
async function whyBroken(
  link: HereLink,
  { askLinked, origin }: Pick<Checked, 'askLinked' | 'origin'>,
): Promise<string | null> {
  const first = await withRetry(askLinked)(link.path)
  if (first.kind !== 'moved') return reasonOnPage(link, first)
  const next = resolveLink({ href: first.to, from: link.path, origin })
  if (next.place !== 'here') return null
  const second = await withRetry(askLinked)(next.path)
  if (second.kind === 'moved') return 'Redirects more than once'
  return reasonOnPage({ ...link, hash: next.hash || link.hash }, second)
}

function reasonOnPage({ hash }: HereLink, result: ProbeResult): string | null {
  switch (result.kind) {
    case 'away':
      return 'away'
    case 'silent':
      return result.problem
    case 'page':
      return hash === '' || result.page.ids.has(hash) ? null : `That page has no anchor “${hash}”`
    default:
      return result.status < 300 ? null : `Returns ${result.status}`
  }
}
