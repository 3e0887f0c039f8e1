import type { Payload } from 'payload'

import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'
import { POWERBOARD_SLUG } from '@/lib/site/product'

import { idOf } from './id-of'

/** The panel as its maker describes it (product data sheet; prices as the site has always shown them). */
const POWERBOARD = {
  name: 'Powerboard S 225W',
  slug: POWERBOARD_SLUG,
  shortDescription: 'A white panel, 12.5 mm thin, that fixes flat to the ceiling and warms people, floors and furniture directly.',
  basePrice: 289,
  warranty: '10 years',
  weight: 6.6,
  dimensions: { length: 1200, width: 600, thickness: 12.5 },
  specifications: {
    pricePence: 17_900,
    powerWatts: 225,
    powerDensityWattsPerM2: 440,
    heatingWidthMm: 470,
    coverage: 0.72,
    voltage: 230,
    currentAmps: 0.98,
    resistanceOhms: 235,
    widthMm: 1200,
    heightMm: 600,
    thicknessMm: 12.5,
    weightKg: 6.6,
    operatingTempC: 52.5,
    panelsPer16aMax: 13,
    warrantyYears: 10,
    lifespanYears: 20,
    heatUpMinutes: '3-5',
  },
  isActive: true,
  isFeatured: true,
}

const PICTURES = ['panel-front', 'living-room', 'panel-edge', 'panel-back']

/** Needs the pictures. */
export async function seedProduct(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'products', where: { slug: { equals: POWERBOARD_SLUG } }, overrideAccess: true })
  if (totalDocs > 0) return
  const images = await Promise.all(PICTURES.map((key) => idOf(payload, 'media', key)))
  await payload.create({ collection: 'products', data: { ...POWERBOARD, images: images.filter((id) => id !== undefined) }, overrideAccess: true, context: OUTSIDE_SERVER }) // the seed is nobody's request
}
