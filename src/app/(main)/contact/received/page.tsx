import type { Metadata } from 'next'

import { ReceivedSection } from '@/components/sections/received-section'
import { ResponsePromise } from '@/components/sections/response-promise'
import { getClaims } from '@/lib/data/claims'
import { getSiteSettings } from '@/lib/data/site-settings'

import { referenceIn } from '../../reference-in'

export const metadata: Metadata = { title: 'Message received', robots: { index: false } }

export default async function ContactReceivedPage({ searchParams }: PageProps<'/contact/received'>) {
  const [reference, { mainPhone }, claims] = await Promise.all([
    referenceIn(searchParams),
    getSiteSettings(),
    getClaims('section'),
  ])
  return (
    <ReceivedSection title="We have your message." reference={reference} phone={mainPhone}>
      <p>
        A person reads it. <ResponsePromise claims={claims} /> A copy is on its way to your inbox.
      </p>
    </ReceivedSection>
  )
}
