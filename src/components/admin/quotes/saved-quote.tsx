'use client'

import { useDocumentInfo } from '@payloadcms/ui'

import { differenceTable, quoteView } from '@/lib/calculators/quote/quote-view'
import { faultsOf, linesOf, quoteOf } from '@/lib/calculators/quote/stored-quote'
import type { QuoteLine } from '@/lib/domain/quotes/quote-lines'
import { isEditable } from '@/lib/domain/quotes/quote-states'
import type { Quote } from '@/lib/generated/payload-types'

import { PlainSection, PlainTable } from '../plain-document'

/** `today`: an ISO date. */
type SavedQuoteProps = { today: string; customerPage: string }

/**
 * Derived in the browser from the quote as last saved: Payload does not render the fields again after a save, and
 * reloading the page would discard what has been entered since.
 */
export function SavedQuote({ today, customerPage }: SavedQuoteProps) {
  const quote = useDocumentInfo().savedDocumentData as Quote | undefined
  if (!quote?.reference) return null
  const isWritten = isEditable(quote.state)
  const changes = differenceTable(quote.computedLines as unknown as QuoteLine[], linesOf(quote))
  return (
    <div className="pb-quote">
      {isWritten && <Faults faults={faultsOf(quote, today).map(({ fault }) => fault)} />}
      <h3>Changed from the computed price</h3>
      {changes.rows.length > 0 ? <PlainTable {...changes} /> : <p>Nothing.</p>}
      <details open={!isWritten}>
        <summary>As the customer reads it, when last saved</summary>
        {!isWritten && <a href={customerPage}>The customer’s page</a>}
        {quoteView(quoteOf(quote)).sections.map((section) => (
          <PlainSection key={section.title} {...section} />
        ))}
      </details>
    </div>
  )
}

function Faults({ faults }: { faults: readonly string[] }) {
  if (faults.length === 0) return <p>The check found no reason not to send this quote as last saved.</p>
  return (
    <>
      <h3>Before it can be sent</h3>
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </>
  )
}
