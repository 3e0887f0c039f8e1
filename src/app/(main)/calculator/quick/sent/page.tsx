import { ReceivedSection } from '@/components/sections/received-section'
import { getSiteSettings } from '@/lib/data/site-settings'
import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { replyMetadata } from '@/lib/seo/metadata'

import { readReference } from '../../../read-reference'

export const metadata = replyMetadata(REPLY_PAGES.quickResultSent)

export default async function QuickResultSentPage({ searchParams }: PageProps<'/calculator/quick/sent'>) {
  const [reference, { mainPhone }] = await Promise.all([readReference(searchParams), getSiteSettings()])
  return (
    <ReceivedSection title="The result is on its way." reference={reference} phone={mainPhone}>
      <p>
        The email has the figures, the prices they are based on and a link to the working. If you left a number, we’ll
        call you about it.
      </p>
    </ReceivedSection>
  )
}
