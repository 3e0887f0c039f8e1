/** Latest delivery after the order, in days (Consumer Rights Act 2015, section 28(3)(b); read November 2026). */
export const DELIVERY_DAYS_MAX = 30

/**
 * A line as bought. `eachPence` includes VAT; `leadTime` is the delivery time stated then, '' if none was. Lines older
 * than variants have no `variantId`.
 */
export type OrderLine = {
  /** Null for what is not a product in stock: a service, for example. */
  productId: number | null
  /** Null for the product itself. */
  variantId?: number | null
  name: string
  quantity: number
  eachPence: number
  leadTime: string
  /** Work by us, such as fitting. */
  isService?: boolean
}

/** A line of a product in stock. */
export type GoodsLine = OrderLine & { productId: number }

/** Choices for fitting; neither adds to the cost of the order. */
export const FITTING_CHOICES = [
  { value: 'own', label: 'I have an electrician' },
  { value: 'quote', label: 'Please quote for fitting' },
] as const

/** Who fits an ordered system; for an order from a quote, what the quote says. */
export const ORDER_FITTINGS = [...FITTING_CHOICES, { value: 'included', label: 'Included in this order' }] as const

export type OrderFitting = (typeof ORDER_FITTINGS)[number]['value']

/** 'INV-000123' */
export const invoiceName = (number: number): string => `INV-${String(number).padStart(6, '0')}`

/** 'CN-000123' */
export const creditNoteName = (number: number): string => `CN-${String(number).padStart(6, '0')}`
