import { ReceivedSection } from '@/components/sections/received-section'
import { ResponseDue } from '@/components/sections/response-due'
import { getSiteSettings } from '@/lib/data/site-settings'
import { now } from '@/lib/platform/clock'
import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { replyMetadata } from '@/lib/seo/metadata'

import { readReference } from '../../read-reference'

export const metadata = replyMetadata(REPLY_PAGES.configureReceived)

export default async function ConfigureReceivedPage({ searchParams }: PageProps<'/configure/received'>) {
  const [reference, { mainPhone, hours }] = await Promise.all([readReference(searchParams), getSiteSettings()])
  return (
    <ReceivedSection title="Your quote is on its way." reference={reference} phone={mainPhone}>
      <ResponseDue now={now()} hours={hours} response="reply" />
      <p>
        The email has every line of the price and a link to the configuration, and lets you change or withdraw your
        request. What is marked “After a survey” is priced once we have seen your rooms.
      </p>
    </ReceivedSection>
  )
}
