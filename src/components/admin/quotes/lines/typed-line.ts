import type { StoredLine } from '@/lib/calculators/quote/stored-quote'
import { entryOf, type PriceListEntry } from '@/lib/domain/quotes/price-list'
import { isText, type QuoteLineKind } from '@/lib/domain/quotes/quote-lines'

/** A number as typed: the text itself if it is none, which cannot be saved. */
type TypedNumber = number | string | null | undefined

/** A line as it is being typed. */
export type TypedLine = {
  id: string
  kind: QuoteLineKind
  name?: string | null
  detail?: string | null
  quantity?: TypedNumber
  each?: TypedNumber
  percent?: TypedNumber
  product?: number | null
  isOption?: boolean | null
}

/** A new line, before anything is typed. */
export const NEW_LINE = {
  kind: 'other',
  name: '',
  detail: '',
  quantity: 1,
  each: null,
  percent: null,
  product: null,
  isOption: false,
} as const satisfies Omit<TypedLine, 'id'>

/** A line for its sums; what is no number counts as nothing. */
export function lineToPrice({ name, quantity, each, percent, ...line }: TypedLine): StoredLine {
  const numberIn = (typed: TypedNumber) => (typeof typed === 'number' ? typed : null)
  return {
    ...line,
    name: name ?? '',
    quantity: numberIn(quantity) ?? 0,
    each: numberIn(each),
    percent: numberIn(percent),
  }
}

/** Names what a line is of: a product, or a kind. */
export const choiceOf = ({ kind, product }: Pick<TypedLine, 'kind' | 'product'>): string =>
  product ? `product-${product}` : kind

/** What changes in a line when staff choose what it is of: everything that the price list knows. */
export function chosen(choice: string, list: readonly PriceListEntry[], panels: number): Partial<TypedLine> {
  const product = /^product-(\d+)$/.exec(choice)?.[1]
  const productId = product === undefined ? null : Number(product)
  const kind = choice as QuoteLineKind // any other choice is a kind
  const entry = entryOf({ kind, productId }, list)
  if (!entry) return { ...CLEARED, kind: productId === null ? kind : 'other', ...(isText(kind) && { isOption: false }) }
  const { name, detail, eachPence } = entry
  return {
    kind: entry.kind,
    name,
    detail,
    product: productId,
    each: eachPence === null ? null : eachPence / 100,
    percent: null,
    ...(kind === 'fitting' && panels > 0 && { quantity: panels }),
  }
}

const CLEARED = { product: null, each: null, percent: null }
