import { ReceivedSection } from '@/components/sections/received-section'
import { WhenWeCall } from '@/components/sections/sales/when-we-call'
import { getSiteSettings } from '@/lib/data/site-settings'
import { PARTNER_KINDS, type PartnerKind } from '@/lib/domain/leads/lead-kinds'
import { now } from '@/lib/platform/clock'
import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { pageMetadata } from '@/lib/seo/metadata'

import { readReference } from '../../read-reference'

export const metadata = pageMetadata({ ...REPLY_PAGES.businessThankYou, isPrivate: true })

const ENQUIRY = {
  title: 'We have your enquiry.',
  next: 'On our first call we’ll ask about the building and who makes the decision. Have a floor plan to hand if you can; a photo of one is fine.',
}

const APPLICATIONS: Record<PartnerKind, typeof ENQUIRY> = {
  distributor: {
    title: 'We have your application.',
    next: 'On our first call we’ll talk about your area, what you sell now and what you expect, and whether it is right for both of us.',
  },
  installer: {
    title: 'We have your application.',
    next: 'Before we call we’ll look up your registration with the scheme. We publish nothing until we have found it, and we never publish your name or number.',
  },
  business: {
    title: 'We have your enquiry.',
    next: 'On our first call we’ll work out whether it is right for you, and it may not be. Please have your costs to hand.',
  },
}

export default async function BusinessThankYouPage({ searchParams }: PageProps<'/business/thank-you'>) {
  const [reference, { kind: named }, { mainPhone, hours }] = await Promise.all([
    readReference(searchParams),
    searchParams,
    getSiteSettings(),
  ])
  const kind = PARTNER_KINDS.find((one) => one === named)
  const { title, next } = kind ? APPLICATIONS[kind] : ENQUIRY
  return (
    <ReceivedSection title={title} reference={reference} phone={mainPhone}>
      <WhenWeCall now={now()} hours={hours} slot={null} />
      <p>{next}</p>
    </ReceivedSection>
  )
}
