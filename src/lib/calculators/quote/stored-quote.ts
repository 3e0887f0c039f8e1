import { londonDay } from '@/lib/domain/calendar/london-day'
import { penceOf } from '@/lib/domain/catalogue/delivered-price'
import { checkQuote, type QuoteFault } from '@/lib/domain/quotes/check-quote'
import type { QuoteFigures } from '@/lib/domain/quotes/quote-figures'
import { isIncluded, isText, mayBeOption, type QuoteLine, type QuoteLineKind } from '@/lib/domain/quotes/quote-lines'

import type { Quote } from './quote-view'

/**
 * A line as staff enter it; `each` is in pounds, and blank if only known after a survey. A discount is entered as what is
 * taken off: in pounds, or as `percent` of the lines that are none.
 */
export type StoredLine = {
  kind: QuoteLineKind
  name: string
  detail?: string | null
  quantity: number
  each?: number | null
  percent?: number | null
  product?: number | { id: number } | null
  isOption?: boolean | null
  id?: string | null
}

/** A quote as stored in the database and edited in the admin. We wrote the figures and previous lines ourselves. */
export type StoredQuote = {
  reference: string
  version: number
  figures: unknown
  lines?: StoredLine[] | null
  previousLines?: unknown
  /** Ids of the options that the customer has taken. */
  takenOptions?: unknown
  message?: string | null
  /** An instant on the last day. */
  validUntil: string
  termsVersion: string
  depositPercent?: number | null
}

/** Values from a design or survey, as entered. */
type StoredDesign = {
  asymmetryK?: number | null
  protectionAmps?: number | null
  cableAmps?: number | null
}

const penceOrNull = (pounds: number | null | undefined) => (typeof pounds === 'number' ? penceOf(pounds) : null)

const discountPence = ({ each, percent }: StoredLine, basePence: number): number =>
  typeof percent === 'number' ? Math.round((basePence * percent) / 100) : (penceOrNull(each) ?? 0)

/** The lines as entered, prices in whole pence. A discount in percent is of what is bought, with the options taken. */
export function linesOf({ lines, takenOptions }: Pick<StoredQuote, 'lines' | 'takenOptions'>): QuoteLine[] {
  const taken: readonly unknown[] = Array.isArray(takenOptions) ? takenOptions : []
  const entered = (lines ?? []).map((line) => ({ line, ...choiceOf(line, taken) }))
  const basePence = entered
    .filter((one) => mayBeOption(one.line.kind) && isIncluded(one))
    .reduce((sum, { line: { quantity, each } }) => sum + quantity * (penceOrNull(each) ?? 0), 0)
  return entered.map(({ line, ...choice }) => ({
    ...(line.id && { id: line.id }),
    kind: line.kind,
    name: line.name,
    detail: line.detail ?? '',
    quantity: line.kind === 'discount' || isText(line.kind) ? 1 : line.quantity,
    eachPence: eachPenceOf(line, basePence),
    productId: isText(line.kind) ? null : productOf(line),
    ...choice,
  }))
}

const choiceOf = ({ id, kind, isOption }: StoredLine, taken: readonly unknown[]) =>
  isOption && mayBeOption(kind) ? { isOption: true, isTaken: taken.includes(id) } : {}

function eachPenceOf(line: StoredLine, basePence: number): number | null {
  if (isText(line.kind)) return null
  return line.kind === 'discount' ? 0 - discountPence(line, basePence) : penceOrNull(line.each)
}

const productOf = ({ product }: StoredLine) => (typeof product === 'object' ? (product?.id ?? null) : (product ?? null))

/** Converts a line to the stored format, as a line of its own that nobody has chosen yet. */
export const storedLine = ({
  kind,
  name,
  detail,
  quantity,
  eachPence,
  productId = null,
  isOption = false,
}: QuoteLine) => ({
  kind,
  name,
  detail,
  quantity,
  each: eachPence === null ? null : Math.abs(eachPence) / 100,
  product: productId,
  isOption,
})

/** Converts a stored quote for its view. */
export function quoteOf(stored: StoredQuote): Quote {
  return {
    reference: stored.reference,
    version: stored.version,
    figures: stored.figures as QuoteFigures,
    lines: linesOf(stored),
    previousLines: (stored.previousLines ?? null) as QuoteLine[] | null,
    message: stored.message ?? '',
    validUntil: londonDay(stored.validUntil),
    termsVersion: stored.termsVersion,
    depositPercent: stored.depositPercent ?? null,
  }
}

/** What the check reads; a date that is being typed may be missing. */
type CheckedParts = Pick<StoredQuote, 'figures' | 'lines' | 'takenOptions' | 'message'> &
  StoredDesign & { validUntil?: string | null }

/** Reasons why a stored quote must not be sent on an ISO date. */
export function faultsOf(stored: CheckedParts, today: string): QuoteFault[] {
  const { asymmetryK, protectionAmps, cableAmps, validUntil } = stored
  const design = {
    asymmetryK: asymmetryK ?? null,
    protectionAmps: protectionAmps ?? null,
    cableAmps: cableAmps ?? null,
  }
  return checkQuote({
    figures: stored.figures as QuoteFigures,
    lines: linesOf(stored),
    message: stored.message ?? '',
    validUntil: validUntil ? londonDay(validUntil) : null,
    today,
    design,
  })
}
