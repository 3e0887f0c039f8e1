import type { Db } from '@/lib/platform/database'
import { isOpen } from '@/lib/routing/closed'
import { locationOf } from '@/lib/routing/locations'
import { routes } from '@/lib/routing/routes'

import { HAS_LOCATION_PAGE } from './has-location-page'

const WRITTEN = `
  select url as path, false as "isPlace" from pages where _status = 'published'
  union all
  select '${routes.blog}/' || slug, false from blog_posts where _status = 'published'
  union all
  select "from", false from redirects
  union all
  select path, true from places where ${HAS_LOCATION_PAGE}`

/**
 * Reads which paths belong to a page or a post written by staff, a redirect or a place. Returns a predicate for paths
 * that needs no database; it is false for those of closed features.
 */
export async function readWrittenPaths(db: Db): Promise<(path: string) => boolean> {
  const { rows } = await db.query<{ path: string; isPlace: boolean }>({ name: 'written-paths', text: WRITTEN })
  const written = new Set<string>()
  const places = new Set<string>()
  for (const { path, isPlace } of rows) (isPlace ? places : written).add(path)
  return (path) => {
    if (!isOpen(path)) return false
    if (written.has(path)) return true
    const location = locationOf(path)
    return location !== null && places.has(location.path)
  }
}
