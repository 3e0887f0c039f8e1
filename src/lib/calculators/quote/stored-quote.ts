import { londonDay } from '@/lib/domain/calendar/london-day'
import { penceOf } from '@/lib/domain/catalogue/delivered-price'
import { checkQuote } from '@/lib/domain/quotes/check-quote'
import type { QuoteFigures } from '@/lib/domain/quotes/quote-figures'
import type { QuoteLine, QuoteLineKind } from '@/lib/domain/quotes/quote-lines'

import type { Quote } from './quote-view'

/** A line as staff enter it; `each` is in pounds, and blank if only known after a survey. */
type StoredLine = {
  kind: QuoteLineKind
  name: string
  detail?: string | null
  quantity: number
  each?: number | null
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

/** The lines as entered, prices in whole pence. */
export function linesOf({ lines }: Pick<StoredQuote, 'lines'>): QuoteLine[] {
  return (lines ?? []).map(({ kind, name, detail, quantity, each, product }) => ({
    kind,
    name,
    detail: detail ?? '',
    quantity,
    eachPence: typeof each === 'number' ? penceOf(each) : null,
    productId: typeof product === 'object' ? (product?.id ?? null) : (product ?? null),
  }))
}

/** Converts a line to the stored format. */
export const storedLine = ({ eachPence, productId = null, ...line }: QuoteLine) => ({
  ...line,
  each: eachPence === null ? null : eachPence / 100,
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
