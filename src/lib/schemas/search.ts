import * as z from 'zod'

import { SEARCH_KINDS, SEARCH_LENGTH_MAX, SEARCH_PAGES_MAX } from '@/lib/domain/search/kinds'
import { cleanLine } from '@/lib/domain/text/clean-text'

import { atMost } from './fields'
import { text } from './text'

/** As much as the page's address can hold; what is longer than a search is shown to be shortened. */
const TYPED_LENGTH_MAX = 2_000

/** The search term, typed or from the URL; '' for none. */
const searchTerm = text({ max: TYPED_LENGTH_MAX })
  .catch(({ value }) => (typeof value === 'string' ? value.slice(0, TYPED_LENGTH_MAX) : ''))
  .overwrite((typed) => cleanLine(typed).replace(/ +/g, ' '))

const searchSchema = z.object({
  q: searchTerm.refine(
    atMost(SEARCH_LENGTH_MAX),
    `Search with up to ${SEARCH_LENGTH_MAX} characters: a few words find more than a sentence.`,
  ),
  kind: z
    .enum(SEARCH_KINDS.map(({ value }) => value))
    .optional()
    .catch(undefined),
  page: z.coerce.number().int().min(1).max(SEARCH_PAGES_MAX).catch(1),
})

export type Search = z.output<typeof searchSchema>

/** Reads query parameters, which may be missing, repeated or invalid; `typed` is the text for the search box. */
export function readSearch(
  query: Record<string, string | string[] | undefined>,
): { ok: true; search: Search } | { ok: false; typed: string; message: string } {
  const { q, kind, page } = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  )
  const read = searchSchema.safeParse({ q, kind, page })
  if (read.success) return { ok: true, search: read.data }
  return { ok: false, typed: searchTerm.parse(q), message: read.error.issues[0]?.message ?? '' }
}
