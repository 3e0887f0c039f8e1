import * as z from 'zod'

import { QUANTITY_MAX } from '@/lib/domain/shop/cart'
import { MESSAGES } from '@/lib/forms/messages'

import { ID_MAX } from './document-id'
import { text } from './text'

/** Grants access to a cart, so its random part has 128 bits. */
const sessionId = text({ max: 51, wrong: MESSAGES.cartSession }).regex(
  /^cart_\d{13}_[0-9a-f]{32}$/,
  MESSAGES.cartSession,
)
const productId = z.int(MESSAGES.cartProduct).min(1, MESSAGES.cartProduct).max(ID_MAX, MESSAGES.cartProduct)
/** Null for the product itself. */
const variantId = productId.nullable().default(null)
const quantity = z.int(MESSAGES.quantity).min(1, MESSAGES.quantity).max(QUANTITY_MAX, MESSAGES.quantity)

export const cartSchema = z.strictObject({ sessionId })
export const addToCartSchema = z.strictObject({ sessionId, productId, variantId, quantity: quantity.default(1) })
export const updateCartSchema = z.strictObject({ sessionId, productId, variantId, quantity })
export const removeFromCartSchema = z.strictObject({ sessionId, productId, variantId })

export type AddToCart = z.output<typeof addToCartSchema>

const lengthMm = z.number().positive()

/** A product or variant in cart requests. `basePrice`: pounds with VAT, such as '289.00'. */
export const cartProductSchema = z.object({
  id: productId,
  variantId,
  name: text({ max: 300 }),
  slug: text({ max: 300 }),
  basePrice: text({ max: 20 }).regex(/^\d+\.\d\d$/),
  images: z.array(text({ max: 2_000 })),
  stock: z.enum(['in-stock', 'low', 'none', 'unknown']),
  sizeMm: z.object({ length: lengthMm, width: lengthMm, thickness: lengthMm }).nullable(),
})

export type CartProduct = z.output<typeof cartProductSchema>

/** The response to GET /api/cart/{sessionId}. `unavailable`: items no longer on sale, excluded from all totals. */
export const cartResponseSchema = z.object({
  success: z.literal(true),
  cart: z.object({
    items: z.array(z.object({ product: cartProductSchema, quantity })),
    unavailable: z.array(z.object({ id: productId, variantId, name: text({ max: 300 }) })),
  }),
})

export type CartResponse = z.output<typeof cartResponseSchema>
