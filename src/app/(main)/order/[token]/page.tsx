import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { replyMetadata } from '@/lib/seo/metadata'

import { OrderPageView } from '../order-page-view'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.order)

export default async function OrderPage({ params }: PageProps<'/order/[token]'>) {
  const { token } = await params
  return <OrderPageView token={token} />
}
