import './generic-messages'

import * as z from 'zod'

const whole = z.int().min(1)

/** The items of a bundle as stored in its record: products or variants, with quantities. */
export const bundleProductsSchema = z
  .array(z.strictObject({ product: whole, variant: whole.optional(), quantity: whole.max(99) }))
  .min(1)
  .max(20)

export type BundleProducts = z.output<typeof bundleProductsSchema>

/** Example shown to staff. */
export const BUNDLE_PRODUCTS_EXAMPLE = '[{"product": 1, "quantity": 4}, {"product": 2, "variant": 5, "quantity": 1}]'
