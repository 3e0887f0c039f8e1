import type { Db } from '@/lib/platform/database'
import { locationOf } from '@/lib/routing/locations'
import { routes } from '@/lib/routing/routes'

import { HAS_LOCATION_PAGE } from './has-location-page'

const POSTS = `${routes.blog}/`

const EXISTING = `
  select url as path, false as "isPlace" from pages where url = any($1) and _status = 'published'
  union all
  select path, false from unnest($1::text[]) as path join blog_posts on slug = substr(path, ${POSTS.length + 1})
    where path like '${POSTS}%' and _status = 'published'
  union all
  select "from", false from redirects where "from" = any($1)
  union all
  select path, true from places where path = any($2) and ${HAS_LOCATION_PAGE}`

/** Which of the paths belong to a page or a post written by staff, a redirect or a place. */
export async function writtenAmong(pool: Db, paths: readonly string[]): Promise<string[]> {
  const legible = paths.filter((path) => !path.includes('\0')) // a NUL would make PostgreSQL reject the whole query
  const located = legible.flatMap((path) => {
    const meaning = locationOf(path)
    return meaning ? [{ path, place: meaning.path }] : []
  })
  const { rows } = await pool.query<{ path: string; isPlace: boolean }>({
    name: 'written-among',
    text: EXISTING,
    values: [legible, located.map(({ place }) => place)],
  })
  const places = new Set(rows.flatMap(({ path, isPlace }) => (isPlace ? [path] : [])))
  return [
    ...rows.flatMap(({ path, isPlace }) => (isPlace ? [] : [path])),
    ...located.filter(({ place }) => places.has(place)).map(({ path }) => path),
  ]
}
