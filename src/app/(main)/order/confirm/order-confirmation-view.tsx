import { notFound } from 'next/navigation'

import { ConfirmOrderForm } from '@/components/forms/order/confirm-order-form'
import { FormSection } from '@/components/sections/form-section'
import { ArrowLink } from '@/components/ui/link'
import { PageTitle } from '@/components/ui/page-title'
import { payloadClient } from '@/lib/data/payload-client'
import { PAYMENT_DAYS } from '@/lib/domain/orders/holding'
import { poolOf } from '@/lib/platform/database'
import { enquiryToken } from '@/lib/platform/enquiry-token'
import { orderPage } from '@/lib/routing/enquiry-routes'
import { routes } from '@/lib/routing/routes'
import { isEnquiryToken } from '@/lib/schemas/enquiry-change'
import { type ConfirmableOrder, findConfirmable } from '@/lib/use-cases/orders/confirm-order'

/** Asks the reader of an order's email to confirm its address. */
export async function OrderConfirmationView({ token, fault = null }: { token: string; fault?: string | null }) {
  const order = isEnquiryToken(token) ? await findConfirmable(poolOf(await payloadClient()), token) : null
  if (!order) notFound()
  const isOpen = mayConfirm(order)
  return (
    <>
      <PageTitle lede={ledeOf(order)}>{isOpen ? 'Confirm your order.' : `Order ${order.reference}.`}</PageTitle>
      <FormSection aside={<ArrowLink href={routes.contact}>Contact us</ArrowLink>}>
        {isOpen ? (
          <ConfirmOrderForm token={token} reference={order.reference} fault={fault} />
        ) : (
          <ArrowLink href={orderPage(enquiryToken(order.reference))}>See the order</ArrowLink>
        )}
      </FormSection>
    </>
  )
}

const mayConfirm = ({ state, isConfirmed }: ConfirmableOrder) => state === 'awaiting-payment' && !isConfirmed

function ledeOf(order: ConfirmableOrder): string {
  if (mayConfirm(order))
    return `We then keep the goods of order ${order.reference} for ${PAYMENT_DAYS} working days, until you pay. If you did not order anything, do nothing: the order is then cancelled.`
  return order.state === 'cancelled'
    ? 'This order has been cancelled, so it can no longer be confirmed. Please order again, or contact us.'
    : 'Your email address is confirmed.'
}
