import type { ReactNode } from 'react'

import { ReceivedSection } from '@/components/sections/received-section'
import { ResponseDue } from '@/components/sections/response-due'
import { ResponsePromise } from '@/components/sections/response-promise'
import { WhenWeCall } from '@/components/sections/sales/when-we-call'
import { ButtonLink } from '@/components/ui/button'
import { PageTitle } from '@/components/ui/page-title'
import type { getClaims } from '@/lib/data/claims'
import type { getSiteSettings } from '@/lib/data/site-settings'
import { DATA_LINK_MINUTES } from '@/lib/domain/leads/data-links'
import { PARTNER_KINDS } from '@/lib/domain/leads/lead-kinds'
import { readSlot } from '@/lib/domain/opening-hours/call-slots'
import type { ConfirmationView } from '@/lib/registry/form-replies'
import { routes } from '@/lib/routing/routes'

import { PARTNER_CONFIRMATIONS } from './partner-confirmations'

export type Confirmed = {
  /** Null if nothing was sent. */
  reference: string | null
  query: Readonly<Record<string, string>>
  settings: Awaited<ReturnType<typeof getSiteSettings>>
  claims: Awaited<ReturnType<typeof getClaims>>
  now: Date
}

/** What each page shows that confirms what was sent, beside those that do so in words alone. */
export const CONFIRMATION_VIEWS: Record<ConfirmationView, (confirmed: Confirmed) => ReactNode> = {
  /** Whether or not the address is already on the list. */
  waitingReceived: () => (
    <PageTitle lede="Unless the address was confirmed before, we have sent a link to it. Open it to confirm; otherwise we won’t email you again, and will delete the address after seven days.">
      Please check your inbox.
    </PageTitle>
  ),
  waitingLeft: () => (
    <PageTitle lede="We won’t email you about this product. You can enter it again on the product’s page.">
      Your address has been deleted.
    </PageTitle>
  ),
  seasonErased: () => (
    <PageTitle lede="The link no longer opens anything. Devices on which you opened it still have their own copy, which you can delete there.">
      Your saved challenge has been deleted.
    </PageTitle>
  ),
  /** Whether or not we hold anything with the address. */
  yourDataSent: () => (
    <PageTitle
      lede={`If we hold anything with that address, a link is on its way to it. It opens once, within ${DATA_LINK_MINUTES} minutes. Nothing after ten minutes, in the spam folder either? Then we hold nothing with that address, or you gave us another one.`}
    >
      Please check your inbox.
    </PageTitle>
  ),
  yourDataLeft: () => (
    <PageTitle lede="The link no longer opens anything. Ask for a new one whenever you like.">
      The page of your data is closed.
    </PageTitle>
  ),
  dataRequestReceived: ({ reference, settings: { mainPhone } }) => (
    <ReceivedSection title="We have your request." reference={reference} phone={mainPhone}>
      <p>
        A colleague answers within a month, and acknowledges a complaint within 30 days. We may ask you for a proof of
        who you are first.
      </p>
    </ReceivedSection>
  ),
  datasheetReceived: ({ reference, settings: { mainPhone, hours }, claims, now }) => (
    <ReceivedSection title="Your datasheet." reference={reference} phone={mainPhone}>
      <ResponseDue now={now} hours={hours} response="call you" />
      <p>
        Your datasheet is ready, and we’ve emailed you a link. We’ll call you about your project.{' '}
        <ResponsePromise claims={claims} />
      </p>
      <ButtonLink href={routes.datasheet} icon="download">
        Download the datasheet (PDF)
      </ButtonLink>
    </ReceivedSection>
  ),
  quickResultSent: ({ reference, settings: { mainPhone } }) => (
    <ReceivedSection title="The result is on its way." reference={reference} phone={mainPhone}>
      <p>
        The email has the figures, the prices they are based on and a link to the working. If you left a number, we’ll
        call you about it.
      </p>
    </ReceivedSection>
  ),
  configureReceived: ({ reference, settings: { mainPhone, hours }, now }) => (
    <ReceivedSection title="Your quote is on its way." reference={reference} phone={mainPhone}>
      <ResponseDue now={now} hours={hours} response="reply" />
      <p>
        The email has every line of the price and a link to the configuration, and lets you change or withdraw your
        request. What is marked “After a survey” is priced once we have seen your rooms.
      </p>
    </ReceivedSection>
  ),
  businessThankYou: ({ reference, query, settings: { mainPhone, hours }, now }) => {
    const kind = PARTNER_KINDS.find((one) => one === query.kind)
    const { title, next } = PARTNER_CONFIRMATIONS[kind ?? 'unknown']
    return (
      <ReceivedSection title={title} reference={reference} phone={mainPhone}>
        <WhenWeCall now={now} hours={hours} slot={null} />
        <p>{next}</p>
      </ReceivedSection>
    )
  },
  salesThankYou: ({ reference, query, settings: { mainPhone, hours }, now }) => {
    const booked = query.slot === undefined ? null : readSlot(query.slot)
    return (
      <ReceivedSection title={booked ? 'Your call is booked.' : 'Thank you.'} reference={reference} phone={mainPhone}>
        <WhenWeCall now={now} hours={hours} slot={booked} />
      </ReceivedSection>
    )
  },
}
