/**
 * `reference`: that of the order. `pageUrl`: the page on which the customer follows it. `payBy`: the instant from which
 * it is cancelled.
 */
export type PaymentRequest = { reference: string; totalPence: number; email: string; pageUrl: string; payBy: Date }

/**
 * A card payment that has gone through. `paymentId`: the provider's id for it. `returnUrl`: where the customer was sent
 * afterwards, '' if unknown.
 */
export type CardPayment = {
  reference: string
  paymentId: string
  amountPence: number
  currency: string
  returnUrl: string
}

/** Content of a provider's message; 'other' requires no action. */
export type PaymentEvent = { kind: 'paid'; payment: CardPayment } | { kind: 'other' }

/** Takes card payments on a provider's own page, so that no card data reaches us. */
export type CardPayments = {
  /** Opens a payment page and returns its URL; throws if the provider does not respond. */
  start: (request: PaymentRequest) => Promise<string>
  /** Reads a message that claims to come from the provider; null unless its signature is valid. */
  readEvent: (body: string, signature: string | null) => PaymentEvent | null
  /** Refunds a payment in full, at most once; throws if the provider does not respond. */
  refund: (paymentId: string) => Promise<void>
}
