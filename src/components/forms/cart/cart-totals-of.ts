import { penceIn } from '@/lib/browser/cart/cart-calls'
import type { KeptLine } from '@/lib/browser/cart/kept-cart'
import { type CartTotals, cartTotals, type PricedLine } from '@/lib/domain/shop/cart-totals'

export const pricedLine = ({ product, quantity }: KeptLine): PricedLine => ({
  eachPence: penceIn(product.basePrice),
  quantity,
})

export const totalsOf = (lines: readonly KeptLine[], deliveryPence: number): CartTotals =>
  cartTotals({ lines: lines.map(pricedLine), deliveryPence })
