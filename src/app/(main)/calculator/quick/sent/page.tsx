import type { Metadata } from 'next'

import { ReceivedSection } from '@/components/sections/received-section'
import { getSiteSettings } from '@/lib/data/site-settings'

import { referenceIn } from '../../../reference-in'

export const metadata: Metadata = { title: 'Result sent', robots: { index: false } }

export default async function QuickResultSentPage({ searchParams }: PageProps<'/calculator/quick/sent'>) {
  const [reference, { mainPhone }] = await Promise.all([referenceIn(searchParams), getSiteSettings()])
  return (
    <ReceivedSection title="The result is on its way." reference={reference} phone={mainPhone}>
      <p>
        It holds the figures, the prices they rest on and the address of the page that shows the working. If you left a
        number, a colleague rings you about it.
      </p>
    </ReceivedSection>
  )
}
