import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { replyMetadata } from '@/lib/seo/metadata'

import { QuotePageView } from '../quote-page-view'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.quote)

export default async function QuotePage({ params }: PageProps<'/quote/[token]'>) {
  const { token } = await params
  return <QuotePageView token={token} />
}
