import type { CollectionSlug, PayloadRequest, Where } from 'payload'

import { PAGES } from '@/lib/registry/pages'
import { whyBuiltIn } from '@/lib/registry/reserved-paths'
import { postSlugOf } from '@/lib/routing/blog-routes'
import { locationOf } from '@/lib/routing/locations'
import { routes } from '@/lib/routing/routes'

/**
 * Whether a path on this site shows something to visitors, or redirects. Other paths in built-in sections, such as
 * files and products, are assumed to exist: the page check reports those that fail.
 */
export async function targetExists(path: string, req: PayloadRequest): Promise<boolean> {
  if (BUILT_IN.has(path)) return true
  const record = recordAt(path)
  return record === null || (await recordExists(record, req)) || recordExists(redirectFrom(path), req)
}

const BUILT_IN = new Set([...PAGES.map(({ path }) => path), ...Object.values(routes)])

type RecordQuery = { collection: CollectionSlug; where: Where }

const redirectFrom = (path: string): RecordQuery => ({ collection: 'redirects', where: { from: { equals: path } } })

/** The record that must exist for a path to work, or null if it does not depend on one. */
function recordAt(path: string): RecordQuery | null {
  const slug = postSlugOf(path)
  if (slug !== null) return published('blog-posts', { slug: { equals: slug } })
  const location = locationOf(path)
  if (location) return { collection: 'places', where: { path: { equals: location.path }, isActive: { equals: true } } }
  return whyBuiltIn(path) === null ? published('pages', { url: { equals: path } }) : null
}

const published = (collection: 'blog-posts' | 'pages', where: Where): RecordQuery => ({
  collection,
  where: { and: [where, { _status: { equals: 'published' } }] },
})

/** Counts within the transaction of the request, so that a page that has just moved is found at its new path. */
async function recordExists({ collection, where }: RecordQuery, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: true, req }) // staff only
  return totalDocs > 0
}
