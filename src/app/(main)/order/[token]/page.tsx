import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { replyMetadata } from '@/lib/seo/metadata'

import { isCardReturn, OrderPageView } from '../order-page-view'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.order)

export default async function OrderPage({ params, searchParams }: PageProps<'/order/[token]'>) {
  const [{ token }, { payment }] = await Promise.all([params, searchParams])
  return <OrderPageView token={token} cardReturn={isCardReturn(payment) ? payment : null} />
}
