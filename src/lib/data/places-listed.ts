import { HAS_LOCATION_PAGE } from '@/lib/page-inventory/has-location-page'
import { poolOf } from '@/lib/platform/database'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'
import { topicPage, TOPICS } from '@/lib/routing/locations'
import { locationPage } from '@/lib/routing/routes'
import type { SitemapEntry } from '@/lib/routing/sitemap'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'

/** Every page below /locations that search engines may list. */
export const getListedLocations = cachedRead(CACHE_MANIFEST.placeList, readListedLocations)

/** In one statement, since Payload takes nine seconds and several hundred megabytes for 100,000 documents. */
const LISTED = `
  select path, coalesce(indexable_topics, '') as topics, updated_at as "changedAt" from places
  where ${HAS_LOCATION_PAGE} and path is not null
    and (indexing = 'always' or (indexing = 'automatic' and is_indexable))
  order by path`

export async function readListedLocations(): Promise<SitemapEntry[]> {
  const pool = poolOf(await payloadClient())
  const { rows } = await pool.query<{ path: string; topics: string; changedAt: Date }>(LISTED)
  return rows.flatMap(({ path, topics, changedAt }) => {
    const listed = topics.split(' ')
    const pages = TOPICS.filter(({ slug }) => listed.includes(slug)).map(({ slug }) => topicPage(path, slug))
    return [locationPage(path), ...pages].map((page) => ({ path: page, changedAt: changedAt.toISOString() }))
  })
}
