import * as z from 'zod'

import { QUANTITY_MAX } from '@/lib/domain/shop/cart'
import { cartProductSchema } from '@/lib/schemas/cart'
import { isoDate, text } from '@/lib/schemas/text'

import { keep, KEPT, readKept } from './cart-storage'

const item = { productId: z.int().positive(), variant: text({ max: 20 }).nullable() }

const keptCartSchema = z.object({
  lines: z.array(
    z.object({
      ...item,
      quantity: z.int().min(1).max(QUANTITY_MAX),
      isUnsaved: z.boolean(),
      product: cartProductSchema,
      /** The price when it was added, and the ISO date. */
      added: z.object({ pence: z.int().min(0), on: isoDate() }),
    }),
  ),
  removed: z.array(z.object(item)),
})

/** A cart as stored on this device. */
export type KeptCart = z.output<typeof keptCartSchema>
export type KeptLine = KeptCart['lines'][number]

/** The stored cart; empty if there is none or it cannot be read. */
export function readCart(): KeptCart {
  try {
    return keptCartSchema.parse(JSON.parse(readKept(KEPT.lines) ?? ''))
  } catch {
    return { lines: [], removed: [] }
  }
}

export function saveCart(cart: KeptCart) {
  const isEmpty = cart.lines.length === 0 && cart.removed.length === 0
  keep(KEPT.lines, isEmpty ? null : JSON.stringify(cart))
}
