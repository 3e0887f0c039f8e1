import * as z from 'zod'

const whole = z.int().min(1)

/** What a bundle holds, as its record lists it. */
export const bundleProductsSchema = z.array(z.object({ product: whole, quantity: whole.max(99) })).min(1)
