import { Pool } from 'pg'

import { payloadClient } from '@/lib/data/payload-client'
import { readListedLocations } from '@/lib/data/places-listed'
import { readLocation } from '@/lib/data/places-read'
import { sitemapFiles, sitemapXml } from '@/lib/routing/sitemap'

import { statementsDuring } from '../../integration/support/statements'
import { medianOf } from '../timing'

// Reads of a place's page and of the admin's list, and the sitemaps of places, among few and many made-up places.

const PAGES = 300
const LISTS = 40
const SITEMAPS = 5

/** Towns in Somerset, each with its eight successors as neighbours. */
const FILL = `
  insert into places (slug, path, name, kind, parent_id, county, nation, latitude, longitude, population, postcode_areas,
    postcode_districts, local_authority, electricity_region, tier, neighbours, angles, is_indexable, is_active)
  select 'made-up-' || n, 'made-up-' || n, 'Made-up ' || n, 'town', county.id, county.slug, 'England', 51 + n % 700 / 1000.0,
    -2 + n % 1300 / 1000.0, n, 'BA', 'BA1 BA2', 'E06000022', 'L', 2,
    (select string_agg('made-up-' || near, ' ') from generate_series(n + 1, n + 8) near), 'sun cold frost', true, true
  from generate_series($1::int, $2::int) n, (select id, slug from places where path = 'county/somerset') county`

async function measured(places: number) {
  const payload = await payloadClient()
  const pageOf = (run: number) => readLocation(`made-up-${((run * 7_919) % (places - 10)) + 1}`)
  const list = (where = {}) =>
    payload.find({ collection: 'places', limit: 10, depth: 0, sort: 'name', where, overrideAccess: true })
  const typed = { or: [{ name: { like: `up ${places - 1}` } }, { path: { like: `up ${places - 1}` } }] }
  await medianOf(2 * PAGES, pageOf) // V8 optimises hot code
  await medianOf(LISTS, () => list())
  return {
    statements: (await statementsDuring(() => pageOf(1))).length,
    pageMs: await medianOf(PAGES, pageOf),
    listMs: await medianOf(LISTS, () => list()),
    sitemapMs: await medianOf(SITEMAPS, writeSitemaps),
    searchMs: await medianOf(LISTS, () => list(typed)),
  }
}

/** The sitemaps of all places, uncached. */
async function writeSitemaps() {
  const files = sitemapFiles({ kind: 'places', entries: await readListedLocations() })
  for (const { entries } of files) sitemapXml({ entries, origin: 'https://example.com' })
}

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 1 })
const FEW = 1_000
const MANY = 100_000
await pool.query(`delete from places where kind not in ('county', 'country')`)
await pool.query(FILL, [1, FEW])
await pool.query('vacuum analyze places')
const few = await measured(FEW)
await pool.query(FILL, [FEW + 1, MANY])
await pool.query('vacuum analyze places')
const many = await measured(MANY)
process.send?.({ few, many })
