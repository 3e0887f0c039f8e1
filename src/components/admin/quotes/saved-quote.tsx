'use client'

import { useDocumentInfo } from '@payloadcms/ui'

import { differenceTable, quoteView } from '@/lib/calculators/quote/quote-view'
import { linesOf, quoteOf } from '@/lib/calculators/quote/stored-quote'
import type { QuoteLine } from '@/lib/domain/quotes/quote-lines'
import { isEditable } from '@/lib/domain/quotes/quote-states'
import type { Quote } from '@/lib/generated/payload-types'

import { PlainSection, PlainTable } from '../plain-document'

/**
 * Derived in the browser from the quote as last saved: Payload does not render the fields again after a save, and
 * reloading the page would discard what has been entered since.
 */
export function SavedQuote({ customerPage }: { customerPage: string }) {
  const quote = useDocumentInfo().savedDocumentData as Quote | undefined
  if (!quote?.reference) return null
  const isWritten = isEditable(quote.state)
  const changes = differenceTable(quote.computedLines as unknown as QuoteLine[], linesOf(quote))
  return (
    <div className="pb-quote">
      <h3>{quote.copiedFrom ? `Changed from ${quote.copiedFrom}` : 'Changed from the computed price'}</h3>
      {changes.rows.length > 0 ? <PlainTable {...changes} /> : <p>Nothing.</p>}
      {!isWritten && (
        <>
          <a href={customerPage}>The customer’s page</a>
          {quoteView(quoteOf(quote)).sections.map((section, index) => (
            <PlainSection key={index} {...section} />
          ))}
        </>
      )}
    </div>
  )
}
