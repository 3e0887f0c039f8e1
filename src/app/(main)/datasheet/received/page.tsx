import { ReceivedSection } from '@/components/sections/received-section'
import { ResponseDue } from '@/components/sections/response-due'
import { ResponsePromise } from '@/components/sections/response-promise'
import { ButtonLink } from '@/components/ui/button'
import { getClaims } from '@/lib/data/claims'
import { getSiteSettings } from '@/lib/data/site-settings'
import { now } from '@/lib/platform/clock'
import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { routes } from '@/lib/routing/routes'
import { replyMetadata } from '@/lib/seo/metadata'

import { readReference } from '../../read-reference'

export const metadata = replyMetadata(REPLY_PAGES.datasheetReceived)

export default async function DatasheetReceivedPage({ searchParams }: PageProps<'/datasheet/received'>) {
  const [reference, { mainPhone, hours }, claims] = await Promise.all([
    readReference(searchParams),
    getSiteSettings(),
    getClaims('section'),
  ])
  return (
    <ReceivedSection title="Your datasheet." reference={reference} phone={mainPhone}>
      <ResponseDue now={now()} hours={hours} response="call you" />
      <p>
        Your datasheet is ready, and we’ve emailed you a link. We’ll call you about your project.{' '}
        <ResponsePromise claims={claims} />
      </p>
      <ButtonLink href={routes.datasheet} icon="download">
        Download the datasheet (PDF)
      </ButtonLink>
    </ReceivedSection>
  )
}
