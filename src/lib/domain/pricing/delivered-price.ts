/** Whole pence of an amount that a record keeps in pounds. */
export function penceOf(pounds: number): number {
  return Math.round(pounds * 100)
}

export type DeliveredPrice = {
  goodsPence: number
  deliveryPence: number
  totalPence: number
  /** How much of the total is VAT. */
  vatPence: number
}

/** What an order comes to at the door, in pence with VAT: delivery is charged once, however many there are. */
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

/** Panels are not among the energy-saving materials of VAT Notice 708/6, so that the standard rate holds (read November 2026). */
export const VAT_RATE = 0.2

/** The VAT within an amount that includes it, to the nearest penny. */
export function vatWithin(pence: number): number {
  return Math.round((pence * VAT_RATE) / (1 + VAT_RATE))
}
