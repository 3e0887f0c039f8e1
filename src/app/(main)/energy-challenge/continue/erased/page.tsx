import { PageTitle } from '@/components/ui/page-title'
import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { replyMetadata } from '@/lib/seo/metadata'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.seasonErased)

/** Shown after the winter of a link has been deleted. */
export default function SeasonErasedPage() {
  return (
    <PageTitle lede="The link no longer opens anything. Devices on which you opened it still have their own copy, which you can delete there.">
      Your saved challenge has been deleted.
    </PageTitle>
  )
}
