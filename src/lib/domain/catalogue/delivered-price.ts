/** Whole pence of an amount stored in pounds. */
export function penceOf(pounds: number): number {
  return Math.round(pounds * 100)
}

export type DeliveredPrice = {
  goodsPence: number
  deliveryPence: number
  totalPence: number
  /** VAT included in the total. */
  vatPence: number
}

/** Price of an order, in pence with VAT: delivery is charged once per order. */
export function deliveredPrice({
  eachPence,
  quantity,
  deliveryPence,
}: {
  eachPence: number
  quantity: number
  deliveryPence: number
}): DeliveredPrice {
  const goodsPence = eachPence * quantity
  const totalPence = goodsPence + deliveryPence
  return { goodsPence, deliveryPence, totalPence, vatPence: vatWithin(totalPence) }
}

/** Panels are not energy-saving materials under VAT Notice 708/6, so the standard rate applies (read November 2026). */
const VAT_RATE = 0.2
export const VAT_PERCENT = 100 * VAT_RATE

/** VAT within a VAT-inclusive amount, to the nearest penny. */
export function vatWithin(pence: number): number {
  return Math.round((pence * VAT_RATE) / (1 + VAT_RATE))
}
