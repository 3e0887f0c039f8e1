import { penceIn } from '@/lib/browser/cart/cart-calls'
import type { KeptLine } from '@/lib/browser/cart/kept-cart'
import type { PricedLine } from '@/lib/domain/shop/cart-totals'

export type ReceiptLine = PricedLine & { productId: number; variantId?: number | null; name: string }

/** A line of the basket as receipts and totals need it. */
export const receiptLine = ({ productId, product, quantity }: KeptLine): ReceiptLine => ({
  productId,
  variantId: product.variantId,
  name: product.name,
  eachPence: penceIn(product.basePrice),
  quantity,
})
