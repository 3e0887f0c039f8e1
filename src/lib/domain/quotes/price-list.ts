import { type QuoteLine, type QuoteLineKind } from './quote-lines'

/** What a line of a quote can be of, at its price today; null if only a survey can tell. `productId`: null for work. */
export type PriceListEntry = {
  kind: QuoteLineKind
  name: string
  detail: string
  eachPence: number | null
  productId: number | null
}

/** The entry that a line is of: its product, or else the work of its kind. */
export const entryOf = (
  { kind, productId = null }: Pick<QuoteLine, 'kind' | 'productId'>,
  list: readonly PriceListEntry[],
): PriceListEntry | null =>
  list.find((entry) =>
    productId === null ? entry.productId === null && entry.kind === kind : entry.productId === productId,
  ) ?? null

/** The lines at the prices of today; those that are not on the list keep theirs. */
export const atTodaysPrices = (lines: readonly QuoteLine[], list: readonly PriceListEntry[]): QuoteLine[] =>
  lines.map((line) => {
    const eachPence = line.eachPence === null ? null : (entryOf(line, list)?.eachPence ?? line.eachPence)
    return { ...line, eachPence }
  })
