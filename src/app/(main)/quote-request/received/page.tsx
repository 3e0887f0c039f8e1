import type { Metadata } from 'next'

import { ReceivedSection } from '@/components/sections/received-section'
import { ResponsePromise } from '@/components/sections/response-promise'
import { getClaims } from '@/lib/data/claims'
import { getSiteSettings } from '@/lib/data/site-settings'

import { referenceIn } from '../../reference-in'

export const metadata: Metadata = { title: 'Request received', robots: { index: false } }

export default async function QuoteRequestReceivedPage({ searchParams }: PageProps<'/quote-request/received'>) {
  const [reference, { mainPhone }, claims] = await Promise.all([
    referenceIn(searchParams),
    getSiteSettings(),
    getClaims('section'),
  ])
  return (
    <ReceivedSection title="We have your request." reference={reference} phone={mainPhone}>
      <p>
        A person in Devizes reads it and rings you. <ResponsePromise claims={claims} /> They ask about the rooms, then
        send a price for panels and delivery. Fitting is priced after a survey.
      </p>
    </ReceivedSection>
  )
}
