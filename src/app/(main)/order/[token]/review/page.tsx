import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { replyMetadata } from '@/lib/seo/metadata'

import { OrderReviewView } from '../../review/order-review-view'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.orderReview)

export default async function OrderReviewPage({ params }: PageProps<'/order/[token]/review'>) {
  const { token } = await params
  return <OrderReviewView token={token} />
}
