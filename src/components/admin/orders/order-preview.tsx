import type { UIFieldServerProps } from 'payload'

import { orderSummary } from '@/lib/content/orders/order-view'
import { storedOrder } from '@/lib/content/orders/stored-order'
import type { Order } from '@/lib/generated/payload-types'
import { enquiryToken } from '@/lib/platform/enquiry-token'
import { orderPage } from '@/lib/routing/enquiry-routes'

import { PlainSection } from '../plain-document'

/** The ordered products and their delivery, as the customer sees them, and the enquiry that has its timeline. */
export async function OrderPreview({ data, req }: Pick<UIFieldServerProps, 'data' | 'req'>) {
  const order = data as Order
  if (!order.reference) return null
  const { docs } = await req.payload.find({
    collection: 'leads',
    where: { reference: { equals: order.reference } },
    limit: 1,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const [lead] = docs
  return (
    <div className="pb-quote">
      <a href={orderPage(enquiryToken(order.reference))}>The customer’s page</a>
      {lead && (
        <a href={`${req.payload.config.routes.admin}/collections/leads/${lead.id}`}>Lead and timeline: {lead.name}</a>
      )}
      {orderSummary(storedOrder(order), { showsCustomer: true }).map((section) => (
        <PlainSection key={section.title} {...section} />
      ))}
    </div>
  )
}
