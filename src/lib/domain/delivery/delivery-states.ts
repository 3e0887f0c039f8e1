import { ORDER_STATES, ORDER_STEPS, type OrderStep } from '../orders/order-states'
import { labelOf } from '../text/label-of'

/** The email about a step of an order. */
export type OrderChannel = `order-${OrderStep}`

export const orderChannel = (step: OrderStep): OrderChannel => `order-${step}`

export const DELIVERY_CHANNELS = [
  { value: 'crm', label: 'CRM' },
  { value: 'sales-email', label: 'Email to sales' },
  { value: 'customer-email', label: 'Email to the customer' },
  { value: 'quote-email', label: 'Quote to the customer' },
  ...ORDER_STEPS.map((step) => ({
    value: orderChannel(step),
    label: `Order ${labelOf(ORDER_STATES, step).toLowerCase()}, to the customer`,
  })),
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
export type DeliveryState = (typeof DELIVERY_STATES)[number]['value']

/** Channels for a new enquiry. Customers only get an email if they left an email address. */
export function enquiryChannels({ hasEmail }: { hasEmail: boolean }): DeliveryChannel[] {
  return ['crm', 'sales-email', ...(hasEmail ? (['customer-email'] as const) : [])]
}
