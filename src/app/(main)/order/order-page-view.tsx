import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'

import { CancelOrderForm } from '@/components/forms/order/cancel-order-form'
import { OrderFaultForm } from '@/components/forms/order/order-fault-form'
import { OrderedBasket } from '@/components/forms/order/ordered-basket'
import { type CardReturn, PayByCard } from '@/components/forms/order/pay-by-card'
import { DocumentSections } from '@/components/sections/document-sections'
import { FormSection } from '@/components/sections/form-section'
import { ArrowLink } from '@/components/ui/link'
import { PageTitle } from '@/components/ui/page-title'
import { afterCancelling, cancelWords } from '@/lib/content/orders/cancelling-words'
import { documentsOf } from '@/lib/content/orders/order-papers'
import { isProved, type Order, orderView } from '@/lib/content/orders/order-view'
import { payloadClient } from '@/lib/data/payload-client'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { mayCancelOn } from '@/lib/domain/orders/cancellation'
import type { OrderLine } from '@/lib/domain/orders/order'
import { FITTED_STATES, ORDER_STATES, SENT_STATES } from '@/lib/domain/orders/order-states'
import { awaitedPence } from '@/lib/domain/orders/payments'
import type { CartLine } from '@/lib/domain/shop/cart'
import { labelOf } from '@/lib/domain/text/label-of'
import { poundsAndPence } from '@/lib/format/pounds'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'
import { orderPaper, orderReview } from '@/lib/routing/enquiry-routes'
import { isEnquiryToken } from '@/lib/schemas/enquiry-change'
import { findOrder, type FoundOrder } from '@/lib/use-cases/orders/find-order'
import { hasReview } from '@/lib/use-cases/reviews/write-review'

import type { FormReplyProps } from '../../form-reply-props'

type OrderPageProps = { token: string; reply?: FormReplyProps; cardReturn?: CardReturn | null }

export const isCardReturn = (value: unknown): value is CardReturn => value === 'sent' || value === 'failed'

/** A customer's order: where it is, how to pay, and how to cancel it. */
export async function OrderPageView({ token, reply, cardReturn = null }: OrderPageProps) {
  const found = isEnquiryToken(token) ? await findWithReview(token) : null
  if (!found) notFound()
  const { order, seller } = found
  return (
    <>
      <PageTitle lede={ledeOf(order)}>Order {order.reference}.</PageTitle>
      {order.state === 'awaiting-payment' && <OrderedBasket lines={order.lines.flatMap(cartLinesOf)} />}
      <FormSection aside={<Aside found={found} token={token} />}>
        {awaitedPence(order) > 0 && env.stripe && (
          <PayByCard token={token} amountPence={awaitedPence(order)} cardReturn={cardReturn} />
        )}
        <DocumentSections sections={orderView({ order, seller, showsCustomer: isProved(order) }).sections} />
        {isWithCustomer(order) && (
          <PageSection id="fault" title="Report a fault">
            <OrderFaultForm values={{ ...reply?.values, token }} errors={reply?.errors ?? {}} />
          </PageSection>
        )}
        <Review {...found} token={token} />
        {mayCancelOn(londonTime(now()).date, order) && (
          <PageSection id="cancel" title={isWithCustomer(order) ? 'Return' : 'Changed your mind?'}>
            <p className="mb-4">{cancelWords(order)}</p>
            <CancelOrderForm token={token} fault={reply?.fault ?? null} />
          </PageSection>
        )}
      </FormSection>
    </>
  )
}

/** `isReviewed`: its customer has written a review, whatever has become of the order since. */
type Reviewed = FoundOrder & { isReviewed: boolean }

async function findWithReview(token: string): Promise<Reviewed | null> {
  const pool = poolOf(await payloadClient())
  const [found, isReviewed] = await Promise.all([findOrder(pool, token), hasReview(pool, token)])
  return found && { ...found, isReviewed }
}

const isWithCustomer = ({ state, warranty }: Order) => SENT_STATES.includes(state) || warranty !== null

/** Leads to the review, also when no other may be written: its author can still withdraw it. */
function Review({ order, isReviewed, token }: Pick<Reviewed, 'order' | 'isReviewed'> & { token: string }) {
  const mayWrite = isWithCustomer(order) && FITTED_STATES.includes(order.state)
  if (!mayWrite && !isReviewed) return null
  return (
    <PageSection id="review" title="Your review">
      <ArrowLink href={orderReview(token)}>{isReviewed ? 'See your review' : 'Say how it was'}</ArrowLink>
    </PageSection>
  )
}

function PageSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="mt-11 border-t border-line pt-7 print:hidden">
      <h2 className="text-h3 mb-4">{title}</h2>
      {children}
    </section>
  )
}

const cartLinesOf = ({ productId, variantId, quantity }: OrderLine): CartLine[] =>
  productId === null ? [] : [{ productId, variant: variantId == null ? null : String(variantId), quantity }]

function ledeOf(order: Order): string {
  const { state, payBy, confirmBy, warranty } = order
  if (warranty && state !== 'cancelled' && state !== 'refunded')
    return `Your panels were fitted on ${writtenDate(warranty.fittedOn)}. Your warranty certificate is on this page.`
  switch (state) {
    case 'awaiting-payment':
      if (!isProved(order))
        return `Thank you. Please open the email that we have just sent you, and confirm your address ${confirmBy}. Until then we keep the goods for you.`
      return `Thank you. Please pay by the end of ${writtenDate(payBy)}; we have emailed you this page. Keep the link so that you can come back to it.`
    case 'deposit-paid':
      return `Your deposit has arrived. Please pay the rest, ${poundsAndPence(awaitedPence(order))}, before we dispatch the goods.`
    case 'paid':
      return 'Your payment has arrived. We will email you when the order is on its way.'
    case 'packed':
      return 'Your order is packed and waiting for the courier.'
    case 'dispatched':
      return 'Your order is on its way.'
    case 'delivered':
      return 'Your order has been delivered. Please check it, and tell us if anything is missing or damaged.'
    case 'cancelled':
      return `This order has been cancelled. ${afterCancelling(order)}`
    case 'refunded':
      return 'We have refunded this order.'
  }
}

function Aside({ found: { order, history }, token }: { found: FoundOrder; token: string }) {
  return (
    <div className="grid justify-items-start gap-6">
      <p className="font-display text-quote font-medium">{labelOf(ORDER_STATES, order.state)}</p>
      {documentsOf(order).map(({ file, title }) => (
        <ArrowLink key={file} href={orderPaper(token, file)}>
          {title} (PDF)
        </ArrowLink>
      ))}
      <section className="w-full">
        <h2 className="text-h4 mb-2">Order history</h2>
        <ol className="text-sm">
          {[{ to: 'Ordered', at: writtenDate(order.orderedOn) }, ...history].map(({ to, at }) => (
            <li key={to} className="border-t border-line py-2.5">
              <p className="text-xs text-ink-2">{at}</p>
              <p className="font-semibold">{to}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
