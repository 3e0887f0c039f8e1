import type { Powerboard } from '@/lib/content/product'
import { londonDay } from '@/lib/domain/calendar/london-day'
import { penceOf } from '@/lib/domain/catalogue/delivered-price'
import type { Product } from '@/lib/generated/payload-types'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'
import { panelFactsSchema } from '@/lib/schemas/panel-facts'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'

type Panels = [Powerboard, ...Powerboard[]]

/**
 * The published panels: products whose technical data are those of a panel. The default, which calculators and pages
 * take, is the oldest of those that are shown first.
 */
export const getPanels = cachedRead(CACHE_MANIFEST.panels, readPanels)

/** The default panel. */
export async function getPowerboard(): Promise<Powerboard> {
  const [panel] = await getPanels()
  return panel
}

async function readPanels(): Promise<Panels> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'products',
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  const shownFirst = docs.toSorted((one, other) => Number(other.isFeatured ?? false) - Number(one.isFeatured ?? false))
  const [first, ...others] = shownFirst.flatMap((product) => toPanel(product) ?? [])
  if (!first) throw new Error('No product with the technical data of a panel is shown')
  return [first, ...others]
}

type PanelRecord = Pick<
  Product,
  'slug' | 'name' | 'basePrice' | 'specifications' | 'gtin' | 'priceValidUntil' | 'updatedAt'
>

/** The panel of a product record; null for any other product. */
export function toPanel({ slug, name, basePrice, specifications, ...record }: PanelRecord): Powerboard | null {
  const facts = panelFactsSchema.safeParse(specifications)
  if (!facts.success) return null
  return {
    slug,
    name,
    pricePence: penceOf(basePrice),
    gtin: record.gtin ?? '',
    priceValidUntil: record.priceValidUntil ? londonDay(record.priceValidUntil) : null,
    recordedOn: londonDay(record.updatedAt),
    ...facts.data,
  }
}
