import type { Metadata } from 'next'

import { ReceivedSection } from '@/components/sections/received-section'
import { getSiteSettings } from '@/lib/data/site-settings'

import { referenceIn } from '../../reference-in'

export const metadata: Metadata = { title: 'Message received', robots: { index: false } }

export default async function ContactReceivedPage({ searchParams }: PageProps<'/contact/received'>) {
  const [reference, { mainPhone }] = await Promise.all([referenceIn(searchParams), getSiteSettings()])
  return (
    <ReceivedSection title="We have your message." reference={reference} phone={mainPhone}>
      <p>A person reads it and answers within 15 minutes while we’re open, or first thing when we open again. A copy is on its way to your inbox.</p>
    </ReceivedSection>
  )
}
