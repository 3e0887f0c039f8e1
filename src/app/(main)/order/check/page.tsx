import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { routes } from '@/lib/routing/routes'
import { replyMetadata } from '@/lib/seo/metadata'

import { formReplyProps } from '../../form-reply-props'
import { OrderPageView } from '../order-page-view'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.orderCheck)

/** Shown if an order could not be cancelled, with the reason. */
export default async function OrderCheckPage() {
  const { values, fault } = await formReplyProps({ emptyForm: routes.contact })
  return <OrderPageView token={String(values.token ?? '')} fault={fault} />
}
