import type { CollectionBeforeValidateHook } from 'payload'

import { bundlePence } from '@/lib/domain/estimate/room-bundle'
import type { Bundle } from '@/lib/generated/payload-types'
import { bundleProductsSchema } from '@/lib/schemas/bundle-products'
import { priceOfBundle } from '@/lib/use-cases/bundles/price-of-bundle'

/** Derives the price of a bundle from its products and the discount that staff enter. */
export const priceBundle: CollectionBeforeValidateHook<Bundle> = async ({ data, originalDoc, req }) => {
  const { products, discountPercentage } = { ...originalDoc, ...data }
  const contents = bundleProductsSchema.safeParse(products)
  const basePence = contents.success ? await priceOfBundle(req, contents.data) : null
  if (basePence === null) return data
  const finalPence = bundlePence({ basePence, discountPercentage: discountPercentage ?? 0 })
  return { ...data, basePrice: basePence / 100, finalPrice: finalPence / 100 }
}
