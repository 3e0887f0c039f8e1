import type { Metadata } from 'next'

import { ReceivedSection } from '@/components/sections/received-section'
import { getSiteSettings } from '@/lib/data/site-settings'

import { referenceIn } from '../../reference-in'

export const metadata: Metadata = { title: 'Request received', robots: { index: false } }

export default async function QuoteRequestReceivedPage({ searchParams }: PageProps<'/quote-request/received'>) {
  const [reference, { mainPhone }] = await Promise.all([referenceIn(searchParams), getSiteSettings()])
  return (
    <ReceivedSection title="We have your request." reference={reference} phone={mainPhone}>
      <p>
        A person in Devizes reads it and rings you within 15 minutes while we’re open, or first thing when we open again. They ask about the
        rooms, then send a price for panels and delivery. Fitting is priced after a survey.
      </p>
    </ReceivedSection>
  )
}
