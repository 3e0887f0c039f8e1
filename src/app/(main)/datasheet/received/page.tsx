import type { Metadata } from 'next'

import { ReceivedSection } from '@/components/sections/received-section'
import { ButtonLink } from '@/components/ui/button'
import { getSiteSettings } from '@/lib/data/site-settings'
import { routes } from '@/lib/site/routes'

import { referenceIn } from '../../reference-in'

export const metadata: Metadata = { title: 'Your datasheet', robots: { index: false } }

export default async function DatasheetReceivedPage({ searchParams }: PageProps<'/datasheet/received'>) {
  const [reference, { mainPhone }] = await Promise.all([referenceIn(searchParams), getSiteSettings()])
  return (
    <ReceivedSection title="Your datasheet." reference={reference} phone={mainPhone}>
      <p>The file is ready, and a mail with its address is on its way to you. A person rings you about the project within 15 minutes while we’re open, or first thing when we open again.</p>
      <ButtonLink href={routes.datasheet} icon="download">
        Download the datasheet (PDF)
      </ButtonLink>
    </ReceivedSection>
  )
}
