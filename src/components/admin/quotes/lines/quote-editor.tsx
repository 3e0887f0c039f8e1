'use client'

import { useDocumentInfo } from '@payloadcms/ui'

import { faultsOf, linesOf } from '@/lib/calculators/quote/stored-quote'
import { isEditable } from '@/lib/domain/quotes/quote-states'
import type { Quote } from '@/lib/generated/payload-types'

import { usePriceList } from '../use-price-list'
import { LineTable } from './line-table'
import { LineTotals } from './line-totals'
import { QuotePreview } from './quote-preview'
import { lineToPrice } from './typed-line'
import { useLines } from './use-lines'

/** The lines of a quote that is being written, what the check says about them, and what the customer will see. */
export function QuoteEditor({ today }: { today: string }) {
  const saved = useDocumentInfo().savedDocumentData as Quote | undefined
  return saved && isEditable(saved.state) ? <OpenQuote saved={saved} today={today} /> : null
}

function OpenQuote({ saved, today }: { saved: Quote; today: string }) {
  const { list, isMissing } = usePriceList()
  const lines = useLines()
  const { quote } = lines
  const typed = { ...saved, ...quote, lines: quote.lines.map(lineToPrice) }
  const quoted = linesOf(typed)
  const faults = faultsOf(typed, today)
  return (
    <div className="pb-quote-desk">
      <div>
        <LineTable {...{ lines, quoted, faults, list }} />
        {isMissing && (
          <p className="pb-lines__fault">The price list could not be read. Prices can be typed, or reload the page.</p>
        )}
        <Check faults={faults.filter(({ line }) => line === null).map(({ fault }) => fault)} count={faults.length} />
        <LineTotals lines={quoted} depositPercent={quote.depositPercent ?? null} />
      </div>
      <QuotePreview id={saved.id} version={saved.updatedAt} />
    </div>
  )
}

/** What the check before sending finds in the quote as a whole. */
function Check({ faults, count }: { faults: readonly string[]; count: number }) {
  if (count === 0) return <p>The check found no reason not to send this quote.</p>
  return (
    <div className="pb-lines pb-lines__check">
      <h3>Before it can be sent</h3>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
        {faults.length < count && <li>See the lines above.</li>}
      </ul>
    </div>
  )
}
