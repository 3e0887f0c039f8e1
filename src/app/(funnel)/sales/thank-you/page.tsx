import { ReceivedSection } from '@/components/sections/received-section'
import { WhenWeRing } from '@/components/sections/sales/when-we-ring'
import { getSiteSettings } from '@/lib/data/site-settings'
import { readSlot } from '@/lib/domain/service-level/call-slots'
import { now } from '@/lib/platform/clock'
import { REPLY_HEADS } from '@/lib/site/built-heads'
import { pageMetadata } from '@/lib/site/metadata'

import { referenceIn } from '../../../(main)/reference-in'

export const metadata = pageMetadata({ ...REPLY_HEADS.salesThankYou, isPrivate: true })

export default async function SalesThankYouPage({ searchParams }: PageProps<'/sales/thank-you'>) {
  const [reference, { slot }, { mainPhone, hours }] = await Promise.all([
    referenceIn(searchParams),
    searchParams,
    getSiteSettings(),
  ])
  const booked = typeof slot === 'string' ? readSlot(slot) : null
  return (
    <ReceivedSection title={booked ? 'Your call is booked.' : 'Thank you.'} reference={reference} phone={mainPhone}>
      <WhenWeRing now={now()} hours={hours} slot={booked} />
    </ReceivedSection>
  )
}
