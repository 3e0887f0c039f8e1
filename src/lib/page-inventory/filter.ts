import { INVENTORY_KINDS } from './kinds'
import { PAGE_STATUSES, type PageStatus } from './listed-page'

export const SORTS = ['path', 'title', 'kind', 'standing', 'live', 'checked', 'words', 'claims', 'edited'] as const

export type Sort = (typeof SORTS)[number]

export type PageFilter = {
  text: string
  kind: string | null
  standing: PageStatus | null
  isBroken: boolean
  sort: Sort
  isDescending: boolean
  /** From 1. */
  page: number
}

const TEXT_LENGTH_MAX = 100
const PAGE_MAX = 10_000

/** Reads the filter from the list's query string; anything invalid is ignored. */
export function readFilter(params: URLSearchParams): PageFilter {
  const sort = params.get('sort') ?? ''
  const name = sort.replace(/^-/, '')
  const page = Number(params.get('page'))
  return {
    text: (params.get('q') ?? '').trim().slice(0, TEXT_LENGTH_MAX),
    kind: INVENTORY_KINDS.find(({ value }) => value === params.get('kind'))?.value ?? null,
    standing: PAGE_STATUSES.find(({ value }) => value === params.get('status'))?.value ?? null,
    isBroken: params.get('broken') === 'on',
    sort: SORTS.find((each) => each === name) ?? 'path',
    isDescending: sort.startsWith('-'),
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
  }
}

/** Inverse of `readFilter`: the shortest query string for a filter. */
export function filterParams({
  text,
  kind,
  standing,
  isBroken,
  sort,
  isDescending,
  page,
}: PageFilter): URLSearchParams {
  const params = new URLSearchParams()
  if (text) params.set('q', text)
  if (kind) params.set('kind', kind)
  if (standing) params.set('status', standing)
  if (isBroken) params.set('broken', 'on')
  if (sort !== 'path' || isDescending) params.set('sort', isDescending ? `-${sort}` : sort)
  if (page > 1) params.set('page', String(page))
  return params
}
