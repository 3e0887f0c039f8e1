import type { Payload } from 'payload'

import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'
import { poolOf } from '@/lib/platform/database'

import { defaultTexts } from './support/default-texts'
import { idOf } from './support/id-of'
import { keepCurrent } from './support/keep-current'
import { recordSeeded, type Stored } from './support/seeded-texts'
import { writeOrWarn } from './support/write-or-warn'

const GLOBALS = [
  { slug: 'site-settings', table: 'site_settings', chosen: nothing },
  { slug: 'opening-hours', table: 'opening_hours', chosen: nothing },
  { slug: 'promo-banner', table: 'promo_banner', chosen: asPublished },
  { slug: 'navigation', table: 'navigation', chosen: asPublished },
  { slug: 'home-page', table: 'home_page', chosen: homePage },
  { slug: 'claim-settings', table: 'claim_settings', chosen: nothing },
  { slug: 'search-synonyms', table: 'search_synonyms', chosen: nothing },
  { slug: 'sales-page', table: 'sales_page', chosen: salesPage },
] as const

/**
 * Saves the globals with their field defaults, so that code outside Payload can read them too, and updates the texts of
 * those that staff have not changed. Requires the images, the films and the case study.
 */
export async function seedGlobals(payload: Payload): Promise<void> {
  for (const { slug, table, chosen } of GLOBALS) {
    const { rowCount } = await poolOf(payload).query(`select from ${table} limit 1`)
    const content = defaultTexts(payload.config.globals.find((global) => global.slug === slug)?.fields ?? [])
    const write = async (data: object): Promise<Stored> =>
      payload.updateGlobal({ slug, data, overrideAccess: true, context: OUTSIDE_SERVER }) // no user is involved
    const source = `globals:${slug}`
    if (rowCount) {
      const stored: Stored = await payload.findGlobal({ slug, draft: true, depth: 0, overrideAccess: true })
      const text = { payload, source }
      const draft = { slug, data: content, draft: true, overrideAccess: true, context: OUTSIDE_SERVER } as const
      const propose = () => writeOrWarn(text, async (): Promise<Stored> => payload.updateGlobal(draft))
      const update = () => writeOrWarn(text, () => write(content))
      await keepCurrent({ payload, source, content, stored, update, ...(chosen !== nothing && { propose }) })
    } else {
      await recordSeeded({ payload, source, content, stored: await write(await chosen(payload)) })
    }
  }
}

const PUBLISHED = { _status: 'published' } as const

function nothing() {
  return {}
}

function asPublished() {
  return PUBLISHED
}

async function homePage(payload: Payload) {
  return {
    ...PUBLISHED,
    hero: {
      dayPicture: await idOf(payload, 'media', 'living-room-dusk'),
      heatPicture: await idOf(payload, 'media', 'living-room-dusk-heat'),
    },
  }
}

async function salesPage(payload: Payload) {
  const pictures = await Promise.all(
    ['panel-hero', 'panel-edge', 'panel-back', 'panel-exploded'].map((key) => idOf(payload, 'media', key)),
  )
  return {
    ...PUBLISHED,
    hero: { film: await idOf(payload, 'films', 'hero-loop'), demoFilm: await idOf(payload, 'films', 'demo') },
    products: { pictures: pictures.filter((id) => id !== undefined) },
    thermal: { film: await idOf(payload, 'films', 'warm-up-loop') },
    caseStudy: await idOf(payload, 'case-studies', 'stone-barn-conversion'),
  }
}
