import type { CollectionSlug, PayloadRequest, Where } from 'payload'

import { postSlugOf } from '@/lib/routing/blog-routes'
import { locationOf } from '@/lib/routing/locations'
import { PAGES } from '@/lib/routing/pages'
import { whyBuiltIn } from '@/lib/routing/reserved-paths'
import { routes } from '@/lib/routing/routes'

/**
 * Whether a path of this site shows something to visitors, or redirects. Other addresses below built-in parts, such as
 * files and products, are taken to exist: the page check reports those that fail.
 */
export async function targetExists(path: string, req: PayloadRequest): Promise<boolean> {
  if (BUILT_IN.has(path)) return true
  const record = recordAt(path)
  return record === null || (await isThere(record, req)) || isThere(redirectFrom(path), req)
}

const BUILT_IN = new Set([...PAGES.map(({ path }) => path), ...Object.values(routes)])

type Sought = { collection: CollectionSlug; where: Where }

const redirectFrom = (path: string): Sought => ({ collection: 'redirects', where: { from: { equals: path } } })

/** The record that would have to exist for a path; null where none decides. */
function recordAt(path: string): Sought | null {
  const slug = postSlugOf(path)
  if (slug !== null) return published('blog-posts', { slug: { equals: slug } })
  const location = locationOf(path)
  if (location) return { collection: 'places', where: { path: { equals: location.path }, isActive: { equals: true } } }
  return whyBuiltIn(path) === null ? published('pages', { url: { equals: path } }) : null
}

const published = (collection: 'blog-posts' | 'pages', where: Where): Sought => ({
  collection,
  where: { and: [where, { _status: { equals: 'published' } }] },
})

/** Counts within the transaction of the request: a page that has just moved is at its new address. */
async function isThere({ collection, where }: Sought, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: true, req }) // for staff
  return totalDocs > 0
}
