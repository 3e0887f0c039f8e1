import { type Powerboard, POWERBOARD_SLUG } from '@/lib/content/product'
import { londonDay } from '@/lib/domain/calendar/london-day'
import { penceOf } from '@/lib/domain/catalogue/delivered-price'
import type { Product } from '@/lib/generated/payload-types'
import { CACHE_MANIFEST } from '@/lib/routing/cache-manifest'
import { powerboardFactsSchema } from '@/lib/schemas/powerboard-facts'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'

/** The panel's figures and its price, from the product record. */
export const getPowerboard = cachedRead(CACHE_MANIFEST.powerboard, readPowerboard)

async function readPowerboard(): Promise<Powerboard> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'products',
    where: { slug: { equals: POWERBOARD_SLUG } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  if (!docs[0]) throw new Error(`The product "${POWERBOARD_SLUG}" is missing or not shown`)
  return toPowerboard(docs[0])
}

type PanelRecord = Pick<Product, 'name' | 'basePrice' | 'specifications' | 'gtin' | 'priceValidUntil' | 'updatedAt'>

/** @throws if its technical data lack a figure */
export function toPowerboard({
  name,
  basePrice,
  specifications,
  gtin,
  priceValidUntil,
  updatedAt,
}: PanelRecord): Powerboard {
  const facts = powerboardFactsSchema.parse(specifications)
  return {
    name,
    pricePence: penceOf(basePrice),
    gtin: gtin ?? '',
    priceValidUntil: priceValidUntil ? londonDay(priceValidUntil) : null,
    recordedOn: londonDay(updatedAt),
    ...facts,
  }
}
