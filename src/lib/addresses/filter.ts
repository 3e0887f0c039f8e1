import { STANDINGS, type Standing } from './address'
import { ADDRESS_KINDS } from './kinds'

export const SORTS = ['path', 'title', 'kind', 'standing', 'live', 'checked', 'words', 'claims', 'edited'] as const

export type Sort = (typeof SORTS)[number]

export type AddressFilter = {
  text: string
  kind: string | null
  standing: Standing | null
  isBroken: boolean
  sort: Sort
  isDescending: boolean
  /** From 1. */
  page: number
}

const TEXT_LENGTH_MAX = 100
const PAGE_MAX = 10_000

/** The filter that an address of the list stands for; what it does not understand is as if it were not there. */
export function readFilter(params: URLSearchParams): AddressFilter {
  const sort = params.get('sort') ?? ''
  const name = sort.replace(/^-/, '')
  const page = Number(params.get('page'))
  return {
    text: (params.get('q') ?? '').trim().slice(0, TEXT_LENGTH_MAX),
    kind: ADDRESS_KINDS.find(({ value }) => value === params.get('kind'))?.value ?? null,
    standing: STANDINGS.find(({ value }) => value === params.get('status'))?.value ?? null,
    isBroken: params.get('broken') === 'on',
    sort: SORTS.find((known) => known === name) ?? 'path',
    isDescending: sort.startsWith('-'),
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
  }
}

/** The way back: the shortest query that `readFilter` reads as this filter. */
export function filterParams({
  text,
  kind,
  standing,
  isBroken,
  sort,
  isDescending,
  page,
}: AddressFilter): URLSearchParams {
  const params = new URLSearchParams()
  if (text) params.set('q', text)
  if (kind) params.set('kind', kind)
  if (standing) params.set('status', standing)
  if (isBroken) params.set('broken', 'on')
  if (sort !== 'path' || isDescending) params.set('sort', isDescending ? `-${sort}` : sort)
  if (page > 1) params.set('page', String(page))
  return params
}
