/** `reference`: of the order. `pageUrl`: where its customer follows it. `payBy`: the instant from which it is cancelled. */
export type PaymentRequest = { reference: string; totalPence: number; email: string; pageUrl: string; payBy: Date }

/**
 * A card payment that has gone through. `paymentId`: the provider's own name for it; `returnUrl`: where the customer was
 * taken afterwards, '' if unknown.
 */
export type CardPayment = {
  reference: string
  paymentId: string
  amountPence: number
  currency: string
  returnUrl: string
}

/** What a provider's message says; 'other' needs nothing from us. */
export type PaymentEvent = { kind: 'paid'; payment: CardPayment } | { kind: 'other' }

/** Takes card payments on a provider's own page, so that no card data reaches us. */
export type CardPayments = {
  /** Opens a payment page and returns its URL; throws if the provider does not answer. */
  start: (request: PaymentRequest) => Promise<string>
  /** Reads a message that claims to come from the provider; null unless its signature is valid. */
  readEvent: (body: string, signature: string | null) => PaymentEvent | null
  /** Pays a payment back in full, at most once; throws if the provider does not answer. */
  refund: (paymentId: string) => Promise<void>
}
