import type { SearchKind } from '@/lib/domain/search/kinds'
import { routes } from '@/lib/routing/routes'
import { withQuery } from '@/lib/routing/script-routes'

/** A run of text, and whether it matches the search term. */
export type MarkedText = { text: string; isMatch: boolean }[]

export type SearchHit = { kind: SearchKind; path: string; title: MarkedText; excerpt: MarkedText }

export type SearchResultPage = {
  hits: SearchHit[]
  /** Counts by kind, and in total. */
  counts: Partial<Record<SearchKind, number>>
  total: number
  /** The corrected search term, or null if no word was misspelt. */
  corrected: string | null
  /** Whether no page matches every word, so that these match only some. */
  isPartial: boolean
  near: Near | null
}

export const HITS_A_PAGE = 20

type Query = { q: string; kind?: SearchKind | undefined; page?: number }

/** URL path of a results page; defaults are omitted. */
export function searchPath({ q, kind, page = 1 }: Query): string {
  return withQuery(routes.search, { q, ...(kind && { kind }), ...(page > 1 && { page: String(page) }) })
}

/** What we offer near a place or postcode that was searched for. */
export type Near = { name: string; links: readonly { href: string; label: string }[] }

/** A page suggested as the visitor types. */
export type Completion = { path: string; title: string; kind: string }

/** Said to someone over the limit of searches. */
export const TOO_MANY_SEARCHES = 'That was a lot of searches within a minute. Please wait a moment and search again.'

/** Search outcome; null before any search. */
export type SearchOutcome =
  | null
  | { ok: false; reason: 'too-many' | 'failed' }
  | ({ ok: true; results: SearchResultPage } & Required<Pick<Query, 'q' | 'page'>> & Pick<Query, 'kind'>)
