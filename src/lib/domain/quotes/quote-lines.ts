import { vatWithin } from '../catalogue/delivered-price'

/** Kinds of line in a quote. */
export const QUOTE_LINE_KINDS = [
  { value: 'panels', label: 'Panels' },
  { value: 'delivery', label: 'Delivery' },
  { value: 'fitting', label: 'Fitting' },
  { value: 'circuits', label: 'Circuits and wiring' },
  { value: 'thermostats', label: 'Thermostats' },
  { value: 'warranty', label: 'Warranty extension' },
  { value: 'maintenance', label: 'Maintenance plan' },
  { value: 'discount', label: 'Discount' },
  { value: 'other', label: 'Other' },
  { value: 'section', label: 'Section' },
  { value: 'note', label: 'Note' },
] as const

/** The most lines that a quote can have. */
export const QUOTE_LINES_MAX = 50

export type QuoteLineKind = (typeof QUOTE_LINE_KINDS)[number]['value']

/**
 * A line of a quote. `eachPence`: whole pence with VAT for one of `quantity`, negative for a discount; null if only a
 * survey can tell, and for the heading of a section or a note.
 * `productId`: of goods that an order takes out of stock. `isOption`: the customer may take it or leave it; it counts
 * only if `isTaken`. `id`: of a stored line.
 */
export type QuoteLine = {
  kind: QuoteLineKind
  name: string
  detail: string
  quantity: number
  eachPence: number | null
  productId?: number | null
  isOption?: boolean
  isTaken?: boolean
  id?: string
}

/** Whether a line is only read: it has no quantity and no price. */
export const isText = (kind: QuoteLineKind): boolean => kind === 'section' || kind === 'note'

/** Whether a line can be offered as an option. */
export const mayBeOption = (kind: QuoteLineKind): boolean => !isText(kind) && kind !== 'discount'

/** Whether a line is part of what is bought: any but an option that the customer has not taken. */
export const isIncluded = ({ isOption = false, isTaken = false }: Pick<QuoteLine, 'isOption' | 'isTaken'>): boolean =>
  !isOption || isTaken

/** The lines that the customer may take or leave. */
export const optionsIn = (lines: readonly QuoteLine[]): QuoteLine[] => lines.filter(({ isOption }) => isOption === true)

/** In whole pence: the lines add up to the total, which is the net amount and its VAT. */
export type QuoteTotals = { netPence: number; vatPence: number; totalPence: number }

/** The price of a line in whole pence with VAT; null if only a survey can tell. */
export const linePence = ({ quantity, eachPence }: QuoteLine): number | null =>
  eachPence === null ? null : quantity * eachPence

const sumOf = (lines: readonly QuoteLine[]) =>
  lines.filter(isIncluded).reduce((sum, line) => sum + (linePence(line) ?? 0), 0)

/** The totals in whole pence; lines without a price and options that are not taken are left out. */
export function quoteTotals(lines: readonly QuoteLine[]): QuoteTotals {
  const totalPence = sumOf(lines)
  const vatPence = vatWithin(totalPence)
  return { netPence: totalPence - vatPence, vatPence, totalPence }
}

/** The deposit of a quote in whole pence; null if it asks for none. */
export const depositPence = ({ totalPence }: QuoteTotals, percent: number | null): number | null =>
  percent === null ? null : Math.round((totalPence * percent) / 100)

/** Whether a quote includes work by us, for which a customer may ask before the time to cancel has ended. */
export const includesFitting = (lines: readonly QuoteLine[]): boolean =>
  lines.some(
    (line) => (line.kind === 'fitting' || line.kind === 'circuits') && line.eachPence !== null && isIncluded(line),
  )

/** The largest discount that staff without further rights can give, in percent of the other lines. */
export const DISCOUNT_PERCENT_MAX = 15

/** The discounts of a quote in percent of its other lines, 0 without any. */
export function discountPercent(lines: readonly QuoteLine[]): number {
  const discountPence = -sumOf(lines.filter(({ kind }) => kind === 'discount'))
  const otherPence = sumOf(lines.filter(({ kind }) => kind !== 'discount'))
  return discountPence === 0 ? 0 : (100 * discountPence) / Math.max(otherPence, 0)
}

/** Panels in a quote. */
export const panelsIn = (lines: readonly QuoteLine[]): number =>
  lines.filter(isIncluded).reduce((sum, { kind, quantity }) => sum + (kind === 'panels' ? quantity : 0), 0)

/** A line that was added, removed or changed; `before` is null if it was added, `after` if it was removed. */
export type LineDifference = { name: string; before: QuoteLine | null; after: QuoteLine | null }

/** The differences between two lists of lines. Lines are matched by kind and name, each at most once. */
export function linesDifference(before: readonly QuoteLine[], after: readonly QuoteLine[]): LineDifference[] {
  const unmatched = [...before]
  const changed = after.flatMap((line): LineDifference[] => {
    const index = unmatched.findIndex(({ kind, name }) => kind === line.kind && name === line.name)
    const [old = null] = index === -1 ? [] : unmatched.splice(index, 1)
    return old && isSame(old, line) ? [] : [{ name: line.name, before: old, after: line }]
  })
  return [...changed, ...unmatched.map((old) => ({ name: old.name, before: old, after: null }))]
}

const isSame = (one: QuoteLine, other: QuoteLine): boolean =>
  one.quantity === other.quantity &&
  one.eachPence === other.eachPence &&
  one.detail === other.detail &&
  (one.isOption ?? false) === (other.isOption ?? false)
