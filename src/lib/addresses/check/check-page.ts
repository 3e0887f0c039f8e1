import type { BrokenLink } from '../address'
import type { Answer, Ask } from './ask'
import { resolveLink, type Link } from './links'

/** What a check found; `away` when the site itself does not answer. */
export type Finding = {
  isLive: boolean
  statusCode: number | null
  problem: string | null
  words: number | null
  claims: number | null
  brokenLinks: BrokenLink[]
  outsideLinks: string[]
}

/** More of them say no more. */
const LINKS_SHOWN_MAX = 100

type Checked = {
  path: string
  /** As visitors type it, without a slash at its end. */
  origin: string
  ask: Ask
  /** For the pages that links lead to, which may be answered from memory. */
  askLinked: Ask
}

/**
 * Looks at one page as a visitor gets it, and whether its links lead anywhere. Links of header and footer belong to the
 * home page: on every other they would be the same. Other people's sites are listed, never asked.
 */
export async function checkPage({ path, origin, ask, askLinked }: Checked): Promise<Finding | 'away'> {
  const answer = await patiently(ask)(path)
  if (answer.kind === 'away') return 'away'
  if (answer.kind !== 'page') return notLive(answer)

  const { page } = answer
  const hrefs = path === '/' ? [...page.links, ...page.frameLinks] : page.links
  const links = [...new Set(hrefs)].map((href) => resolveLink({ href, from: path, origin }))
  const brokenLinks: BrokenLink[] = []
  for (const link of links) {
    if (link.place !== 'here') continue
    const reason = link.path === path ? reasonOnPage(link, answer) : await whyBroken(link, { askLinked, origin })
    if (reason === 'away') return 'away'
    if (reason) brokenLinks.push({ href: link.href, reason })
  }
  const outside = links.flatMap((link) => (link.place === 'outside' ? link.url : []))
  const { words, claims } = page
  return {
    isLive: true,
    statusCode: answer.status,
    problem: null,
    words,
    claims,
    brokenLinks: brokenLinks.slice(0, LINKS_SHOWN_MAX),
    outsideLinks: [...new Set(outside)].slice(0, LINKS_SHOWN_MAX),
  }
}

/** Asks again where nothing came: a busy moment is not yet a broken page. */
function patiently(ask: Ask): Ask {
  return async (path) => {
    const answer = await ask(path)
    return answer.kind === 'silent' ? ask(path) : answer
  }
}

function notLive(answer: Exclude<Answer, { kind: 'page' | 'away' }>): Finding {
  const nothing = { words: null, claims: null, brokenLinks: [], outsideLinks: [] }
  if (answer.kind === 'silent') return { ...nothing, isLive: false, statusCode: null, problem: answer.problem }
  const { status: statusCode } = answer
  if (answer.kind === 'moved')
    return { ...nothing, isLive: false, statusCode, problem: `Leads to ${answer.to} instead` }
  // A page of a kind of its own, such as a document.
  return statusCode < 300
    ? { ...nothing, isLive: true, statusCode, problem: null }
    : { ...nothing, isLive: false, statusCode, problem: `Answers ${statusCode}` }
}

type HereLink = Extract<Link, { place: 'here' }>

/** Why a link leads nowhere, or null when it does lead somewhere. One redirect is allowed, and may leave the site. */
async function whyBroken(
  link: HereLink,
  { askLinked, origin }: Pick<Checked, 'askLinked' | 'origin'>,
): Promise<string | null> {
  const first = await patiently(askLinked)(link.path)
  if (first.kind !== 'moved') return reasonOnPage(link, first)
  const next = resolveLink({ href: first.to, from: link.path, origin })
  if (next.place !== 'here') return null
  const second = await patiently(askLinked)(next.path)
  if (second.kind === 'moved') return 'Leads on more than once'
  return reasonOnPage({ ...link, hash: next.hash || link.hash }, second)
}

function reasonOnPage({ hash }: HereLink, answer: Answer): string | null {
  switch (answer.kind) {
    case 'away':
      return 'away'
    case 'silent':
      return answer.problem
    case 'page':
      return hash === '' || answer.page.ids.has(hash) ? null : `There is no place “${hash}” on that page`
    default:
      return answer.status < 300 ? null : `Answers ${answer.status}`
  }
}
