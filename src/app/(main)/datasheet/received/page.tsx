import type { Metadata } from 'next'

import { ReceivedSection } from '@/components/sections/received-section'
import { ResponsePromise } from '@/components/sections/response-promise'
import { ButtonLink } from '@/components/ui/button'
import { getClaims } from '@/lib/data/claims'
import { getSiteSettings } from '@/lib/data/site-settings'
import { routes } from '@/lib/site/routes'

import { referenceIn } from '../../reference-in'

export const metadata: Metadata = { title: 'Your datasheet', robots: { index: false } }

export default async function DatasheetReceivedPage({ searchParams }: PageProps<'/datasheet/received'>) {
  const [reference, { mainPhone }, claims] = await Promise.all([
    referenceIn(searchParams),
    getSiteSettings(),
    getClaims('section'),
  ])
  return (
    <ReceivedSection title="Your datasheet." reference={reference} phone={mainPhone}>
      <p>
        The file is ready, and a mail with its address is on its way to you. A person rings you about the project.{' '}
        <ResponsePromise claims={claims} />
      </p>
      <ButtonLink href={routes.datasheet} icon="download">
        Download the datasheet (PDF)
      </ButtonLink>
    </ReceivedSection>
  )
}
