import { ReceivedSection } from '@/components/sections/received-section'
import { ResponseDue } from '@/components/sections/response-due'
import { ResponsePromise } from '@/components/sections/response-promise'
import { getClaims } from '@/lib/data/claims'
import { getSiteSettings } from '@/lib/data/site-settings'
import { now } from '@/lib/platform/clock'
import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { replyMetadata } from '@/lib/seo/metadata'

import { readReference } from '../../read-reference'

export const metadata = replyMetadata(REPLY_PAGES.quoteRequestReceived)

export default async function QuoteRequestReceivedPage({ searchParams }: PageProps<'/quote-request/received'>) {
  const [reference, { mainPhone, hours }, claims] = await Promise.all([
    readReference(searchParams),
    getSiteSettings(),
    getClaims('section'),
  ])
  return (
    <ReceivedSection title="We have your request." reference={reference} phone={mainPhone}>
      <ResponseDue now={now()} hours={hours} response="call you" />
      <p>
        One of our team in Devizes will call you. <ResponsePromise claims={claims} /> We’ll ask about your rooms, then
        send a price for panels and delivery. Installation is priced after a survey. The email we’ve just sent you has a
        link to change or withdraw your request.
      </p>
    </ReceivedSection>
  )
}
