import type { UIFieldServerProps } from 'payload'

import { differenceTable, quoteView } from '@/lib/calculators/quote/quote-view'
import { faultsOf, linesOf, quoteOf } from '@/lib/calculators/quote/stored-quote'
import { londonTime } from '@/lib/domain/calendar/london-time'
import type { QuoteLine } from '@/lib/domain/quotes/quote-lines'
import { isEditable } from '@/lib/domain/quotes/quote-states'
import type { Quote } from '@/lib/generated/payload-types'
import { now } from '@/lib/platform/clock'
import { quoteToken } from '@/lib/platform/enquiry-token'
import { quotePage } from '@/lib/routing/enquiry-routes'

import { PlainPart, PlainTable } from '../document-parts'

/** The quote as the customer sees it, below the results of the check and the differences from the computed price. */
export function QuotePreview({ data }: Pick<UIFieldServerProps, 'data'>) {
  const quote = data as Quote
  if (!quote.reference) return null
  const isWritten = isEditable(quote.state)
  const changes = differenceTable(quote.computedLines as unknown as QuoteLine[], linesOf(quote))
  return (
    <div className="pb-quote">
      {isWritten && <Faults faults={faultsOf(quote, londonTime(now()).date).map(({ fault }) => fault)} />}
      <h3>Changed from the computed price</h3>
      {changes.rows.length > 0 ? <PlainTable {...changes} /> : <p>Nothing.</p>}
      <details open={!isWritten}>
        <summary>As the customer reads it, when last saved</summary>
        {!isWritten && <a href={quotePage(quoteToken(quote.reference))}>The customer’s page</a>}
        {quoteView(quoteOf(quote)).sections.map((part) => (
          <PlainPart key={part.title} {...part} />
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
