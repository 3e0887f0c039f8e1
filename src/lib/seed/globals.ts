import type { Payload } from 'payload'

import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'
import { poolOf } from '@/lib/platform/database'

import { idOf } from './id-of'

const GLOBALS = [
  { slug: 'site-settings', table: 'site_settings', chosen: nothing },
  { slug: 'opening-hours', table: 'opening_hours', chosen: nothing },
  { slug: 'promo-banner', table: 'promo_banner', chosen: nothing },
  { slug: 'home-page', table: 'home_page', chosen: homePage },
  { slug: 'claim-settings', table: 'claim_settings', chosen: nothing },
  { slug: 'sales-page', table: 'sales_page', chosen: salesPage },
] as const

/**
 * Writes the globals down as their fields' defaults have them, so that everything outside Payload finds them as well.
 * Needs the pictures, the films and the case study.
 */
export async function seedGlobals(payload: Payload): Promise<void> {
  for (const { slug, table, chosen } of GLOBALS) {
    const { rowCount } = await poolOf(payload).query(`select from ${table} limit 1`)
    if (rowCount) continue
    await payload.updateGlobal({ slug, data: await chosen(payload), overrideAccess: true, context: OUTSIDE_SERVER }) // the seed is nobody's request
  }
}

function nothing() {
  return {}
}

async function homePage(payload: Payload) {
  return {
    hero: {
      dayPicture: await idOf(payload, 'media', 'living-room'),
      heatPicture: await idOf(payload, 'media', 'living-room-heat'),
    },
  }
}

async function salesPage(payload: Payload) {
  const pictures = await Promise.all(
    ['panel-front', 'panel-edge', 'panel-back', 'panel-exploded'].map((key) => idOf(payload, 'media', key)),
  )
  return {
    hero: { film: await idOf(payload, 'films', 'hero-loop'), demoFilm: await idOf(payload, 'films', 'demo') },
    products: { pictures: pictures.filter((id) => id !== undefined) },
    thermal: { film: await idOf(payload, 'films', 'warm-up-loop') },
    caseStudy: await idOf(payload, 'case-studies', 'stone-barn-conversion'),
  }
}
