import type { UIFieldServerProps } from 'payload'

import { differenceTable, type QuotePart, type QuoteTable, quoteView } from '@/lib/calculators/quote/quote-view'
import { faultsOf, linesOf, quoteOf } from '@/lib/calculators/quote/stored-quote'
import { londonTime } from '@/lib/domain/calendar/london-time'
import type { QuoteLine } from '@/lib/domain/quotes/quote-lines'
import { isBeingWritten } from '@/lib/domain/quotes/quote-states'
import type { Quote } from '@/lib/generated/payload-types'
import { now } from '@/lib/platform/clock'
import { quoteToken } from '@/lib/platform/enquiry-token'
import { quotePage } from '@/lib/routing/enquiry-routes'

/** The quote as its customer reads it, after what the check says and how it differs from the computed price. */
export function QuotePreview({ data }: Pick<UIFieldServerProps, 'data'>) {
  const quote = data as Quote
  if (!quote.reference) return null
  const isWritten = isBeingWritten(quote.state)
  const changes = differenceTable(quote.computedLines as unknown as QuoteLine[], linesOf(quote))
  return (
    <div className="pb-quote">
      {isWritten && <Faults faults={faultsOf(quote, londonTime(now()).date).map(({ fault }) => fault)} />}
      <h3>Changed from the computed price</h3>
      {changes.rows.length > 0 ? <PlainTable {...changes} /> : <p>Nothing.</p>}
      <details open={!isWritten}>
        <summary>As the customer reads it, when last saved</summary>
        {!isWritten && <a href={quotePage(quoteToken(quote.reference))}>The customer’s page</a>}
        {quoteView(quoteOf(quote)).parts.map((part) => (
          <PlainPart key={part.title} {...part} />
        ))}
      </details>
    </div>
  )
}

function Faults({ faults }: { faults: readonly string[] }) {
  if (faults.length === 0) return <p>The check found nothing against sending this quote as last saved.</p>
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

function PlainPart({ title, text, table }: QuotePart) {
  return (
    <section>
      <h3>{title}</h3>
      {text.map((line, place) => (
        <p key={place}>{line}</p>
      ))}
      {table && <PlainTable {...table} />}
    </section>
  )
}

function PlainTable({ columns, rows }: QuoteTable) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ heading }) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells], place) => (
          <tr key={place}>
            <th scope="row">{head}</th>
            {cells.map((cell, at) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
