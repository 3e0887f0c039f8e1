import { vatWithin } from '../catalogue/delivered-price'

export type PricedLine = { eachPence: number; quantity: number }

/** Amounts in pence with VAT, except `netPence`. */
export type CartTotals = {
  goodsPence: number
  /** Charged once for an order. */
  deliveryPence: number
  totalPence: number
  /** VAT included in the total, rounded once. */
  vatPence: number
  /** The total without VAT. */
  netPence: number
}

/** The price of a cart. An empty one costs nothing, delivery included. */
export function cartTotals({
  lines,
  deliveryPence,
}: {
  lines: readonly PricedLine[]
  deliveryPence: number
}): CartTotals {
  const goodsPence = lines.reduce((sum, line) => sum + linePence(line), 0)
  const charged = lines.length === 0 ? 0 : deliveryPence
  const totalPence = goodsPence + charged
  const vatPence = vatWithin(totalPence)
  return { goodsPence, deliveryPence: charged, totalPence, vatPence, netPence: totalPence - vatPence }
}

/** The price of a line in pence, with VAT. */
export function linePence({ eachPence, quantity }: PricedLine): number {
  return eachPence * quantity
}
