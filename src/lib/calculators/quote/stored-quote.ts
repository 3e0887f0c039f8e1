import { londonDay } from '@/lib/domain/calendar/london-day'
import { penceOf } from '@/lib/domain/catalogue/delivered-price'
import { checkQuote } from '@/lib/domain/quotes/check-quote'
import type { QuoteFigures } from '@/lib/domain/quotes/quote-figures'
import type { QuoteLine, QuoteLineKind } from '@/lib/domain/quotes/quote-lines'

import type { Quote } from './quote-view'

/**
 * A line as staff enter it; `each` is in pounds, and blank if only known after a survey. A discount is entered as what is
 * taken off: in pounds, or as `percent` of the lines that are none.
 */
type StoredLine = {
  kind: QuoteLineKind
  name: string
  detail?: string | null
  quantity: number
  each?: number | null
  percent?: number | null
  product?: number | { id: number } | null
}

/** A quote as stored in the database and edited in the admin. We wrote the figures and previous lines ourselves. */
export type StoredQuote = {
  reference: string
  version: number
  figures: unknown
  lines?: StoredLine[] | null
  previousLines?: unknown
  message?: string | null
  /** An instant on the last day. */
  validUntil: string
  termsVersion: string
  depositPercent?: number | null
}

/** Values from a design or survey, as entered. */
export type StoredDesign = {
  asymmetryK?: number | null
  protectionAmps?: number | null
  cableAmps?: number | null
}

const penceOrNull = (pounds: number | null | undefined) => (typeof pounds === 'number' ? penceOf(pounds) : null)

const discountPence = ({ each, percent }: StoredLine, basePence: number): number =>
  typeof percent === 'number' ? Math.round((basePence * percent) / 100) : (penceOrNull(each) ?? 0)

/** The lines as entered, prices in whole pence. */
export function linesOf({ lines }: Pick<StoredQuote, 'lines'>): QuoteLine[] {
  const stored = lines ?? []
  const discounted = stored.filter(({ kind }) => kind !== 'discount')
  const basePence = discounted.reduce((sum, { quantity, each }) => sum + quantity * (penceOrNull(each) ?? 0), 0)
  return stored.map((line) => ({
    kind: line.kind,
    name: line.name,
    detail: line.detail ?? '',
    quantity: line.kind === 'discount' ? 1 : line.quantity,
    eachPence: line.kind === 'discount' ? 0 - discountPence(line, basePence) : penceOrNull(line.each),
    productId: typeof line.product === 'object' ? (line.product?.id ?? null) : (line.product ?? null),
  }))
}

/** Converts a line to the stored format. */
export const storedLine = ({ eachPence, productId = null, ...line }: QuoteLine) => ({
  ...line,
  each: eachPence === null ? null : Math.abs(eachPence) / 100,
  product: productId,
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

/** Reasons why a stored quote must not be sent on an ISO date. */
export function faultsOf(stored: StoredQuote & StoredDesign, today: string): ReturnType<typeof checkQuote> {
  const { figures, lines, message, validUntil } = quoteOf(stored)
  const { asymmetryK, protectionAmps, cableAmps } = stored
  const design = {
    asymmetryK: asymmetryK ?? null,
    protectionAmps: protectionAmps ?? null,
    cableAmps: cableAmps ?? null,
  }
  return checkQuote({ figures, lines, message, validUntil, today, design })
}
