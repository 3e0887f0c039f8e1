import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { routes } from '@/lib/routing/routes'
import { replyMetadata } from '@/lib/seo/metadata'

import { formReplyProps } from '../../../form-reply-props'
import { OrderConfirmationView } from '../order-confirmation-view'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.orderConfirmationCheck)

/** Shown if an order could not be confirmed, with the reason. */
export default async function OrderConfirmationCheckPage() {
  const { values, fault } = await formReplyProps({ emptyForm: routes.contact })
  return <OrderConfirmationView token={String(values.token ?? '')} fault={fault} />
}
