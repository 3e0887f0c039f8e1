import type { OrderState } from './order-states'

/** How an order is paid. */
export const PAYMENT_METHODS = [
  { value: 'card', label: 'Card' },
  { value: 'transfer', label: 'Bank transfer' },
] as const

export type PaymentMethod = (typeof PAYMENT_METHODS)[number]['value']

/** What a payment pays. An order without a deposit is paid as a whole. */
export const PAYMENT_PARTS = [
  { value: 'whole', label: 'Whole amount' },
  { value: 'deposit', label: 'Deposit' },
  { value: 'balance', label: 'The rest' },
] as const

type Awaiting = { state: OrderState; totalPence: number; depositPence: number | null }

/** What an order is to be paid next; zero if nothing. */
export function awaitedPence({ state, totalPence, depositPence }: Awaiting): number {
  if (state === 'awaiting-payment') return depositPence ?? totalPence
  return state === 'deposit-paid' ? totalPence - (depositPence ?? 0) : 0
}

/** `kept`: it pays its order. `surplus`: its order was not awaiting it, so all of it is refunded. */
export const PAYMENT_STATES = [
  { value: 'kept', label: 'Pays the order' },
  { value: 'surplus', label: 'Not awaited, refunded' },
] as const

export type PaymentState = (typeof PAYMENT_STATES)[number]['value']

/** `waiting`: a worker has still to order it from the payment provider. `failed`: staff have to make it another way. */
export const REFUND_STATES = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'made', label: 'Made' },
  { value: 'failed', label: 'Failed' },
] as const

type RefundedPart = { totalPence: number; vatPence: number; beforePence: number; amountPence: number }

/**
 * The VAT in a refund of an order. `beforePence`: what was refunded before. Parts are rounded so that their VAT adds up
 * to that of the order.
 */
export function refundVatPence({ totalPence, vatPence, beforePence, amountPence }: RefundedPart): number {
  const vatUntil = (pence: number) => (totalPence === 0 ? 0 : Math.round((vatPence * pence) / totalPence))
  return vatUntil(beforePence + amountPence) - vatUntil(beforePence)
}
