import { PageTitle } from '@/components/ui/page-title'
import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { replyMetadata } from '@/lib/seo/metadata'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.waitingLeft)

/** Shown after an email address has been deleted. */
export default function WaitingLeftPage() {
  return (
    <PageTitle lede="We won’t email you about this product. You can enter it again on the product’s page.">
      Your address has been deleted.
    </PageTitle>
  )
}
