import type { OrderLine } from '@/lib/domain/orders/order'
import { type CartTotals, cartTotals } from '@/lib/domain/shop/cart-totals'
import type { Checkout } from '@/lib/schemas/checkout'

/** A product that can be bought, with today's price. */
export type OnSale = { id: number; name: string; pricePence: number; leadTime: string }

type Pricing = { wanted: Checkout['lines']; onSale: readonly OnSale[]; deliveryPence: number }

export type PricedOrder = { lines: OrderLine[]; totals: CartTotals }

/** What is wanted at today's prices; null if any of it is not on sale. */
export function priceOrder({ wanted, onSale, deliveryPence }: Pricing): PricedOrder | null {
  const lines = wanted.flatMap(({ productId, quantity }): OrderLine[] => {
    const product = onSale.find(({ id }) => id === productId)
    return product
      ? [{ productId, name: product.name, quantity, eachPence: product.pricePence, leadTime: product.leadTime }]
      : []
  })
  return lines.length === wanted.length ? { lines, totals: cartTotals({ lines, deliveryPence }) } : null
}
