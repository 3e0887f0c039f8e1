'use client'

import { Button, useConfig, useDocumentInfo, usePayloadAPI } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import type { Quote } from '@/lib/generated/payload-types'
import type { QuoteStart } from '@/lib/schemas/quote-start'

import { useStaffAction } from '../../use-staff-action'
import { EarlierQuote } from './earlier-quote'
import { ProductsStart } from './products-start'
import { RoomsStart } from './rooms-start'
import type { Starting } from './start-form'

const FAILED = 'The quote could not be prepared. Please try again in a minute.'
const VERSIONS_SHOWN = 3

/** Starts a quote for the lead, at today's prices, and opens it: one press for what the lead has. */
export function StartQuote() {
  const router = useRouter()
  const { routes } = useConfig().config
  const { id } = useDocumentInfo()
  const { send, isSending } = useStaffAction(FAILED)
  const start = (from: QuoteStart) =>
    send(
      { path: '/quotes/prepare', body: { lead: Number(id), start: from } },
      { onSuccess: (quote) => router.push(`${routes.admin}/collections/quotes/${quote.id}`) },
    )

  if (!id) return null
  return (
    <section className="pb-start-quote" aria-label="Start a quote">
      <h3>Start a quote</h3>
      <div className="pb-start-quote__choices">
        <Button margin={false} disabled={isSending} onClick={() => start({ from: 'enquiry' })}>
          {isSending ? 'Preparing...' : 'From the enquiry'}
        </Button>
        <Versions lead={id} {...{ isSending, start }} />
        <Button buttonStyle="secondary" margin={false} disabled={isSending} onClick={() => start({ from: 'blank' })}>
          Blank
        </Button>
      </div>
      <p>From the enquiry: its configuration, design or project; without one, a panel and its delivery.</p>
      <RoomsStart {...{ isSending, start }} />
      <ProductsStart {...{ isSending, start }} />
      <EarlierQuote {...{ isSending, start }} />
    </section>
  )
}

/** The latest versions for this lead, each to be copied at today's prices. */
function Versions({ lead, isSending, start }: Starting & { lead: number | string }) {
  const { routes } = useConfig().config
  const [{ data }] = usePayloadAPI(`${routes.api}/quotes`, {
    initialParams: { where: { lead: { equals: lead } }, sort: '-version', limit: VERSIONS_SHOWN, depth: 0 },
  })
  const quotes: Quote[] = data?.docs ?? []
  return quotes.map(({ reference }) => (
    <Button
      key={reference}
      buttonStyle="secondary"
      margin={false}
      disabled={isSending}
      onClick={() => start({ from: 'quote', reference })}
    >
      {`Copy ${reference}`}
    </Button>
  ))
}
