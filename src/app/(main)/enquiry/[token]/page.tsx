import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { replyMetadata } from '@/lib/seo/metadata'

import { EnquiryView } from '../enquiry-view'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.enquiry)

export default async function EnquiryPage({ params }: PageProps<'/enquiry/[token]'>) {
  const { token } = await params
  return <EnquiryView token={token} />
}
