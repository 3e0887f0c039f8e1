import { unstable_cache } from 'next/cache'

import type { Product } from '@/lib/generated/payload-types'
import { cacheTags } from '@/lib/site/cache-tags'
import { POWERBOARD_SLUG, type Powerboard } from '@/lib/site/product'
import { powerboardFactsSchema } from '@/lib/schemas/powerboard-facts'

import { payloadClient } from './payload-client'

/** The panel's figures and its hero price, from the product record. */
export const getPowerboard: () => Promise<Powerboard> = unstable_cache(readPowerboard, ['powerboard'], {
  tags: [cacheTags.products],
})

async function readPowerboard(): Promise<Powerboard> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'products',
    where: { slug: { equals: POWERBOARD_SLUG } },
    limit: 1,
    depth: 0,
    overrideAccess: false,
  })
  if (!docs[0]) throw new Error(`The product "${POWERBOARD_SLUG}" is missing or not shown`)
  return toPowerboard(docs[0])
}

/** @throws when its technical data miss a figure */
export function toPowerboard({ name, specifications }: Pick<Product, 'name' | 'specifications'>): Powerboard {
  const facts = powerboardFactsSchema.parse(specifications)
  return { name, priceLabel: `£${facts.pricePence / 100}`, ...facts }
}
