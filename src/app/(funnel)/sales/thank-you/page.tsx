import { ReceivedSection } from '@/components/sections/received-section'
import { WhenWeCall } from '@/components/sections/sales/when-we-call'
import { getSiteSettings } from '@/lib/data/site-settings'
import { readSlot } from '@/lib/domain/opening-hours/call-slots'
import { now } from '@/lib/platform/clock'
import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { pageMetadata } from '@/lib/seo/metadata'

import { readReference } from '../../../(main)/read-reference'

export const metadata = pageMetadata({ ...REPLY_PAGES.salesThankYou, isPrivate: true })

export default async function SalesThankYouPage({ searchParams }: PageProps<'/sales/thank-you'>) {
  const [reference, { slot }, { mainPhone, hours }] = await Promise.all([
    readReference(searchParams),
    searchParams,
    getSiteSettings(),
  ])
  const booked = typeof slot === 'string' ? readSlot(slot) : null
  return (
    <ReceivedSection title={booked ? 'Your call is booked.' : 'Thank you.'} reference={reference} phone={mainPhone}>
      <WhenWeCall now={now()} hours={hours} slot={booked} />
    </ReceivedSection>
  )
}
