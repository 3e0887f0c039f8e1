import type { SearchKind } from '@/lib/domain/search/kinds'

import { routes } from './routes'
import { withQuery } from './script-routes'

/** A run of text, and whether it is what was searched for. */
export type MarkedText = { text: string; isMatch: boolean }[]

export type SearchHit = { kind: SearchKind; path: string; title: MarkedText; excerpt: MarkedText }

export type SearchAnswer = {
  hits: SearchHit[]
  /** How many there are of each kind, and in all. */
  counts: Partial<Record<SearchKind, number>>
  total: number
  /** The words that were looked for in place of those that no page has, or null when none was misspelt. */
  corrected: string | null
  /** No page has all of the words: these have one or another. */
  isPartial: boolean
}

export const HITS_A_PAGE = 20

type Asked = { q: string; kind?: SearchKind | undefined; page?: number }

/** The address of an answer; of its first page and of all kinds the shortest. */
export function searchPath({ q, kind, page = 1 }: Asked): string {
  return withQuery(routes.search, { q, ...(kind && { kind }), ...(page > 1 && { page: String(page) }) })
}

/** A page that a beginning may stand for. */
export type Completion = { path: string; title: string; kind: string }

/** What came of a search; null before anything was searched for. */
export type SearchOutcome =
  | null
  | { ok: false; reason: 'too-many' | 'failed' }
  | ({ ok: true; answer: SearchAnswer } & Required<Pick<Asked, 'q' | 'page'>> & Pick<Asked, 'kind'>)
