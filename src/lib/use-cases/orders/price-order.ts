import type { GoodsLine } from '@/lib/domain/orders/order'
import { type CartTotals, cartTotals } from '@/lib/domain/shop/cart-totals'
import type { Checkout } from '@/lib/schemas/checkout'

/** An item on sale, at today's price. */
type OnSale = {
  productId: number
  variantId: number | null
  name: string
  pricePence: number
  leadTime: string
}

type Pricing = { wanted: Checkout['lines']; onSale: readonly OnSale[]; deliveryPence: number }

export type PricedOrder = { lines: GoodsLine[]; totals: CartTotals }

/** Prices the wanted lines at today's prices. Returns null if any of them is not on sale. */
export function priceOrder({ wanted, onSale, deliveryPence }: Pricing): PricedOrder | null {
  const lines = wanted.flatMap(({ productId, variantId, quantity }): GoodsLine[] => {
    const item = onSale.find((sold) => sold.productId === productId && sold.variantId === variantId)
    return item
      ? [{ productId, variantId, name: item.name, quantity, eachPence: item.pricePence, leadTime: item.leadTime }]
      : []
  })
  return lines.length === wanted.length ? { lines, totals: cartTotals({ lines, deliveryPence }) } : null
}
