import type { ShopBundle } from '@/lib/content/bundles'
import { penceOf } from '@/lib/domain/catalogue/delivered-price'
import type { Bundle } from '@/lib/generated/payload-types'
import { CACHE_MANIFEST } from '@/lib/routing/cache-manifest'
import { bundleProductsSchema } from '@/lib/schemas/bundle-products'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'

/** Every bundle of one product that is shown, smaller rooms first. */
export const getShopBundles = cachedRead(CACHE_MANIFEST.shopBundles, readShopBundles)

async function readShopBundles(): Promise<ShopBundle[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'bundles',
    where: { isActive: { equals: true } },
    pagination: false,
    sort: ['targetRoomSize', 'slug'],
    depth: 0,
    overrideAccess: false,
  })
  return docs.flatMap(toShopBundle)
}

function toShopBundle({ slug, name, description, products, basePrice, finalPrice }: Bundle): ShopBundle[] {
  const parts = bundleProductsSchema.safeParse(products)
  const [only, ...others] = parts.success ? parts.data : []
  if (!only || others.length > 0) return []
  const prices = { basePence: penceOf(basePrice), finalPence: penceOf(finalPrice) }
  return [{ slug, name, description: description ?? '', productId: only.product, quantity: only.quantity, ...prices }]
}
