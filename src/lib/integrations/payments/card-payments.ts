import type { Outcome } from '../failure'

/**
 * `reference`: that of the order. `attempt`: which of its payment pages this is; asking for the same one again returns
 * the same page. `pageUrl`: the page on which the customer follows the order. `openUntil`: when the payment page expires.
 */
export type PaymentRequest = {
  reference: string
  attempt: number
  amountPence: number
  email: string
  pageUrl: string
  openUntil: Date
}

type PaymentPage = { sessionId: string; url: string }

/**
 * A card payment that has gone through. `paymentId`: the provider's id for it. `site`: the URL of the site that opened
 * its payment page, '' if unknown.
 */
export type CardPayment = {
  reference: string
  paymentId: string
  amountPence: number
  currency: string
  site: string
}

/** A refund at the provider. `ourId`: that of our refund, null if it was made without us. */
export type CardRefund = {
  refundId: string
  paymentId: string
  amountPence: number
  hasFailed: boolean
  ourId: number | null
}

/** A payment that the customer's bank disputes. `status`: the provider's word. `at`: when it came to be so. */
export type CardDispute = { disputeId: string; paymentId: string; status: string; at: Date }

/** Content of a provider's message; 'other' requires no action. */
export type PaymentEvent = { id: string } & (
  | { kind: 'paid'; payment: CardPayment }
  | { kind: 'expired'; sessionId: string }
  | { kind: 'refund'; refund: CardRefund }
  | { kind: 'dispute'; dispute: CardDispute }
  | { kind: 'other' }
)

/** A refund to make. `id`: ours, by which a repeated request is recognised. */
export type RefundRequest = { id: number; paymentId: string; amountPence: number }

/** `refused`: trying again would not help. */
export type RefundReceipt = { kind: 'made'; refundId: string } | { kind: 'refused'; problem: string }

/** A payment with what the provider has refunded of it. */
export type ListedPayment = CardPayment & { refundedPence: number; paidAt: Date }

/**
 * Takes card payments on a provider's own page, so that no card data reaches us. All but `checkKey` throw if
 * it does not respond.
 */
export type CardPayments = {
  /** Asks for next to nothing, to see whether the provider accepts our key. `isTest`: no card is charged with it. */
  checkKey: () => Promise<Outcome<{ isTest: boolean }>>
  openPage: (request: PaymentRequest) => Promise<PaymentPage>
  /** Closes a payment page, so that nothing can be paid there any more, unless it has been paid. */
  closePage: (sessionId: string) => Promise<'closed' | 'paid'>
  /** Reads a message that claims to come from the provider; null unless its signature is valid. */
  readEvent: (body: string, signature: string | null) => PaymentEvent | null
  /** The payment with this id; null if there is none that has gone through. */
  findPayment: (paymentId: string) => Promise<ListedPayment | null>
  findRefund: (refundId: string) => Promise<CardRefund | null>
  /** Makes a refund, once however often it is asked for. */
  refund: (request: RefundRequest) => Promise<RefundReceipt>
  /** All payments since then that have gone through. */
  listPayments: (since: Date) => Promise<ListedPayment[]>
  /** All refunds since then that have not failed. */
  listRefunds: (since: Date) => Promise<CardRefund[]>
}
