import { PageTitle } from '@/components/ui/page-title'
import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { replyMetadata } from '@/lib/seo/metadata'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.waitingReceived)

/** Shown after an email address has been entered, whether or not it is already on the list. */
export default function WaitingReceivedPage() {
  return (
    <PageTitle lede="Unless the address was confirmed before, we have sent a link to it. Open it to confirm; otherwise we won’t email you again, and will delete the address after seven days.">
      Please check your inbox.
    </PageTitle>
  )
}
