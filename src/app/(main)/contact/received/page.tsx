import { ReceivedSection } from '@/components/sections/received-section'
import { ResponseDue } from '@/components/sections/response-due'
import { ResponsePromise } from '@/components/sections/response-promise'
import { getClaims } from '@/lib/data/claims'
import { getSiteSettings } from '@/lib/data/site-settings'
import { now } from '@/lib/platform/clock'
import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { replyMetadata } from '@/lib/seo/metadata'

import { readReference } from '../../read-reference'

export const metadata = replyMetadata(REPLY_PAGES.contactReceived)

export default async function ContactReceivedPage({ searchParams }: PageProps<'/contact/received'>) {
  const [reference, { mainPhone, hours }, claims] = await Promise.all([
    readReference(searchParams),
    getSiteSettings(),
    getClaims('section'),
  ])
  return (
    <ReceivedSection title="We have your message." reference={reference} phone={mainPhone}>
      <ResponseDue now={now()} hours={hours} response="reply" />
      <p>
        One of our team will read it. <ResponsePromise claims={claims} /> The email we’ve just sent you has a link to
        change or withdraw your message.
      </p>
    </ReceivedSection>
  )
}
