import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { replyMetadata } from '@/lib/seo/metadata'

import { OrderConfirmationView } from '../order-confirmation-view'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.orderConfirmation)

export default async function OrderConfirmationPage({ params }: PageProps<'/order/confirm/[token]'>) {
  return <OrderConfirmationView token={(await params).token} />
}
