import * as z from 'zod'

const whole = z.int().min(1)

/** What a bundle holds, as its record lists it: a product as it is, or one of its variants. */
export const bundleProductsSchema = z
  .array(z.strictObject({ product: whole, variant: whole.optional(), quantity: whole.max(99) }))
  .min(1)
  .max(20)

export type BundleProducts = z.output<typeof bundleProductsSchema>

/** How staff are shown to write one. */
export const BUNDLE_PRODUCTS_EXAMPLE = '[{"product": 1, "quantity": 4}, {"product": 2, "variant": 5, "quantity": 1}]'
