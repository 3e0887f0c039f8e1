import type { UIFieldServerProps } from 'payload'

import { orderSummary } from '@/lib/content/orders/order-view'
import { storedOrder } from '@/lib/content/orders/stored-order'
import type { Order } from '@/lib/generated/payload-types'
import { enquiryToken } from '@/lib/platform/enquiry-token'
import { orderPage } from '@/lib/routing/enquiry-routes'

import { PlainSection } from '../plain-document'

/** The ordered products and their delivery, as the customer sees them. */
export function OrderPreview({ data }: Pick<UIFieldServerProps, 'data'>) {
  const order = data as Order
  if (!order.reference) return null
  return (
    <div className="pb-quote">
      <a href={orderPage(enquiryToken(order.reference))}>The customer’s page</a>
      {orderSummary(storedOrder(order), { showsCustomer: true }).map((section) => (
        <PlainSection key={section.title} {...section} />
      ))}
    </div>
  )
}
