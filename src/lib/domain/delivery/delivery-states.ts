import { ORDER_STATES, ORDER_STEPS, type OrderStep } from '../orders/order-states'
import { labelOf } from '../text/label-of'

/** What customers are told about an order besides its steps. */
export const ORDER_NOTICES = ['made', 'fitted', 'part-refunded', 'payment-returned'] as const

export type OrderNotice = (typeof ORDER_NOTICES)[number]

/** The email about a step of an order, or another notice about it. */
export type OrderChannel = `order-${OrderStep | OrderNotice}`

export const orderChannel = (about: OrderStep | OrderNotice): OrderChannel => `order-${about}`

export const DELIVERY_CHANNELS = [
  { value: 'crm', label: 'CRM' },
  { value: 'sales-email', label: 'Email to sales' },
  { value: 'customer-email', label: 'Email to the customer' },
  { value: 'quote-email', label: 'Quote to the customer' },
  { value: 'staff-email', label: 'Email from a colleague, to the customer' },
  { value: 'quote-accepted', label: 'Confirmation of an accepted quote, to the customer' },
  ...ORDER_STEPS.map((step) => ({
    value: orderChannel(step),
    label: `Order ${labelOf(ORDER_STATES, step).toLowerCase()}, to the customer`,
  })),
  { value: orderChannel('made'), label: 'Order made from a quote, to the customer' },
  { value: orderChannel('fitted'), label: 'Warranty certificate, to the customer' },
  { value: orderChannel('part-refunded'), label: 'Part of an order refunded, to the customer' },
  { value: orderChannel('payment-returned'), label: 'Payment returned, to the customer' },
  { value: 'review-invitation', label: 'Request for a review, to the customer' },
  { value: 'review-withheld', label: 'Review withheld, to the customer' },
] as const

export const DELIVERY_STATES = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'sending', label: 'Sending' },
  { value: 'sent', label: 'Sent' },
  { value: 'parked', label: 'Parked for staff' },
  { value: 'not-configured', label: 'Not configured' },
  { value: 'cancelled', label: 'Cancelled' },
] as const

export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number]['value']

/** Channels for a new enquiry. `tellsCustomer`: whether there is an address, and whoever uses it expects an email. */
export function enquiryChannels({ tellsCustomer }: { tellsCustomer: boolean }): DeliveryChannel[] {
  return ['crm', 'sales-email', ...(tellsCustomer ? (['customer-email'] as const) : [])]
}
