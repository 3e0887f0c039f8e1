import { ReceivedSection } from '@/components/sections/received-section'
import { WhenWeRing } from '@/components/sections/sales/when-we-ring'
import { getSiteSettings } from '@/lib/data/site-settings'
import { PARTNER_KINDS, type PartnerKind } from '@/lib/domain/leads/lead-kinds'
import { now } from '@/lib/platform/clock'
import { REPLY_HEADS } from '@/lib/site/built-heads'
import { pageMetadata } from '@/lib/site/metadata'

import { referenceIn } from '../../reference-in'

export const metadata = pageMetadata({ ...REPLY_HEADS.businessThankYou, isPrivate: true })

const ENQUIRY = {
  title: 'We have your enquiry.',
  next: 'For a business the first call is about the building and who decides. Have a floor plan to hand if you can; a photograph of one will do.',
}

const APPLICATIONS: Record<PartnerKind, typeof ENQUIRY> = {
  distributor: {
    title: 'We have your application.',
    next: 'The first call is about the area, what you sell now and what you expect. If it doesn’t fit, that call is the end of it.',
  },
  installer: {
    title: 'We have your application.',
    next: 'Before that we look up your registration at the scheme. Nothing is published until it is found, and your name and number never are.',
  },
  business: {
    title: 'We have your enquiry.',
    next: 'The first call is about whether it fits, and it may end with no. Have your own costs to hand; the sum is done with those.',
  },
}

export default async function BusinessThankYouPage({ searchParams }: PageProps<'/business/thank-you'>) {
  const [reference, { kind: named }, { mainPhone, hours }] = await Promise.all([
    referenceIn(searchParams),
    searchParams,
    getSiteSettings(),
  ])
  const kind = PARTNER_KINDS.find((one) => one === named)
  const { title, next } = kind ? APPLICATIONS[kind] : ENQUIRY
  return (
    <ReceivedSection title={title} reference={reference} phone={mainPhone}>
      <WhenWeRing now={now()} hours={hours} slot={null} />
      <p>{next}</p>
    </ReceivedSection>
  )
}
