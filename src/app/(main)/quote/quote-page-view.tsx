import { notFound } from 'next/navigation'

import { QuoteAnswerForm } from '@/components/forms/quote-answer/quote-answer-form'
import type { OfferedOption } from '@/components/forms/quote-answer/quote-options'
import { DocumentSections } from '@/components/sections/document-sections'
import { FormSection } from '@/components/sections/form-section'
import { ArrowLink } from '@/components/ui/link'
import { PageTitle } from '@/components/ui/page-title'
import { quoteView } from '@/lib/calculators/quote/quote-view'
import { KEPT_QUOTE_FOR_CUSTOMERS } from '@/lib/content/kept-quotes'
import { payloadClient } from '@/lib/data/payload-client'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { includesFitting, linePence, optionsIn, type QuoteLine, quoteTotals } from '@/lib/domain/quotes/quote-lines'
import { QUOTE_STATES, type QuoteState, stateOn } from '@/lib/domain/quotes/quote-states'
import { labelOf } from '@/lib/domain/text/label-of'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { enquiryToken } from '@/lib/platform/enquiry-token'
import { isOpen } from '@/lib/routing/closed'
import { orderPage, quoteFile } from '@/lib/routing/enquiry-routes'
import { isEnquiryToken } from '@/lib/schemas/enquiry-change'
import { findQuote, type FoundQuote } from '@/lib/use-cases/quotes/find-quote'

import type { FormReplyProps } from '../../form-reply-props'

/** A customer's quote, with a form to answer it while it is open. */
export async function QuotePageView({ token, reply }: { token: string; reply?: FormReplyProps }) {
  if (!isEnquiryToken(token)) notFound()
  const found = await findQuote(poolOf(await payloadClient()), token)
  if (!found) notFound()
  return <QuoteContent found={found} token={token} reply={reply} />
}

type QuoteContentProps = { found: FoundQuote; token: string; reply?: FormReplyProps | undefined }

/** The quote itself; also as staff preview it. */
export function QuoteContent({ found, token, reply }: QuoteContentProps) {
  const { quote, history } = found
  const order = found.order !== null && isOpen(orderPage(found.order)) ? found.order : null
  const view = quoteView(quote)
  const state = stateOn({ state: found.state, validUntil: quote.validUntil, today: londonTime(now()).date })
  const values = { ...reply?.values, token }
  return (
    <>
      <PageTitle lede={ledeOf({ state, validUntil: quote.validUntil, hasOrder: order !== null })}>
        {view.title}.
      </PageTitle>
      <FormSection
        aside={<Aside reference={view.reference} state={state} token={token} history={history} order={order} />}
      >
        <DocumentSections sections={view.sections} />
        {state === 'accepted' && <p className="mt-11 border-t border-line pt-7 text-sm">{KEPT_QUOTE_FOR_CUSTOMERS}</p>}
        {state === 'sent' && (
          <section id="answer" className="mt-11 border-t border-line pt-7 print:hidden">
            <h2 className="text-h3 mb-4">Your answer</h2>
            <QuoteAnswerForm
              values={values}
              errors={reply?.errors ?? {}}
              fault={reply?.fault ?? null}
              includesFitting={includesFitting(quote.lines)}
              totalPence={quoteTotals(quote.lines).totalPence}
              options={optionsIn(quote.lines).flatMap(offered)}
            />
          </section>
        )}
      </FormSection>
    </>
  )
}

/** An option that can be chosen: one with a price. */
function offered(line: QuoteLine): OfferedOption[] {
  const { id, name, detail, isTaken = false } = line
  const pence = linePence(line)
  return id === undefined || pence === null ? [] : [{ id, name, detail, pence, isTaken }]
}

function ledeOf({ state, validUntil, hasOrder }: { state: QuoteState; validUntil: string; hasOrder: boolean }): string {
  switch (state) {
    case 'accepted':
      return hasOrder
        ? 'You have accepted this quote, and your order is made.'
        : 'You have accepted this quote. We will be in touch about a date.'
    case 'declined':
      return 'You have declined this quote. Changed your mind? Please call us.'
    case 'sent':
      return `Read it, ask us anything, then accept or decline it by ${writtenDate(validUntil)}.`
    default:
      return 'This quote is no longer open. Call us, and we will prepare a new one at today’s prices.'
  }
}

type AsideProps = { reference: string; state: QuoteState; token: string } & Pick<FoundQuote, 'history' | 'order'>

function Aside({ reference, state, token, history, order }: AsideProps) {
  return (
    <div className="grid justify-items-start gap-6">
      <div>
        <p className="text-sm text-ink-2">{labelOf(QUOTE_STATES, state)}</p>
        <p className="font-display text-quote font-medium tabular-nums">{reference}</p>
      </div>
      {order && <ArrowLink href={orderPage(enquiryToken(order))}>Your order, and how to pay</ArrowLink>}
      <ArrowLink href={quoteFile(token)}>The same quote as a PDF</ArrowLink>
      <section className="w-full">
        <h2 className="text-h4 mb-2">Quote history</h2>
        <ol className="text-sm">
          {history.map(({ to, author, at }, index) => (
            <li key={index} className="border-t border-line py-2.5">
              <p className="text-xs text-ink-2">
                {at}, {author}
              </p>
              <p className="font-semibold break-words">{to}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
