import type { Datasheet } from '@/lib/content/datasheet'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from './cached-read'
import { getClaims } from './claims'
import { getPowerboard } from './panels'
import { payloadClient } from './payload-client'

/** Claims on the datasheet besides the figures; a claim that staff have withdrawn is left out. */
const STATED = ['heat-up', 'surface-temperature', 'ip.rating', 'lifespan', 'warranty.years']

/** Everything on the datasheet, from the product's record and the registry of claims. */
export async function getDatasheet(): Promise<Datasheet> {
  const [product, claims] = await Promise.all([getProduct(), getClaims('product')])
  return { ...product, claims: STATED.flatMap((key) => claims[key] ?? []) }
}

const getProduct = cachedRead(CACHE_MANIFEST.datasheet, readProduct)

async function readProduct(): Promise<Omit<Datasheet, 'claims'>> {
  const [payload, panel] = await Promise.all([payloadClient(), getPowerboard()])
  const { docs } = await payload.find({
    collection: 'products',
    where: { slug: { equals: panel.slug } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  const [product] = docs
  if (!product) throw new Error(`The product "${panel.slug}" is missing or not shown`)
  return {
    panel,
    summary: product.shortDescription ?? '',
    updatedAt: product.updatedAt,
    date: writtenDate(product.updatedAt),
  }
}
