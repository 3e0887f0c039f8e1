import { cache } from 'react'

import type { Page } from '@/lib/content/page'
import type { Page as PageDoc } from '@/lib/generated/payload-types'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from '../cached-read'
import { getClaimKeys, getClaims, getReadings } from '../claims'
import { getFigures } from '../figures'
import { getFilms } from '../films'
import { getInstallers } from '../installers'
import { getPowerboard } from '../panels'
import { payloadClient } from '../payload-client'
import { getSources } from '../sources'
import { getTestimonials } from '../testimonials'
import { type Beside, toPage } from './to-page'

/** The result for a path: a page, a redirect or nothing. */
export type PageResult =
  { kind: 'page'; page: Page } | { kind: 'redirect'; to: string; isPermanent: boolean } | { kind: 'nothing' }

/**
 * The result for a path that no other route handles. Cached for pages and redirects, but not for made-up paths. A page
 * and its metadata share one read per request.
 */
export const getPageAt = cache(async (path: string): Promise<PageResult> => {
  if (path.length > PATH_LENGTH_MAX || !(await isInDatabase(path))) return { kind: 'nothing' }
  return getCachedPage(path)
})

const getCachedPage = cachedRead(CACHE_MANIFEST.page, readPageAt)

/** No page or redirect has a longer path. */
const PATH_LENGTH_MAX = 500

/** Queries the database each time, because caching a result for every path would let visitors fill the cache. */
async function isInDatabase(path: string): Promise<boolean> {
  const payload = await payloadClient()
  const pages = await payload.count({ collection: 'pages', where: { url: { equals: path } }, overrideAccess: false })
  if (pages.totalDocs > 0) return true
  const redirects = await payload.count({
    collection: 'redirects',
    where: { from: { equals: path } },
    overrideAccess: true,
  }) // visitors may follow redirects but not list them
  return redirects.totalDocs > 0
}

/** Also populates the figures of products in a text; lists do not need them. */
export const WITH_DATA = {
  products: { slug: true, name: true, basePrice: true, specifications: true, updatedAt: true },
} as const

async function readPageAt(path: string): Promise<PageResult> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'pages',
    where: { url: { equals: path } },
    limit: 1,
    pagination: false,
    depth: 2,
    populate: WITH_DATA,
    overrideAccess: false,
  })
  if (docs[0]) return { kind: 'page', page: await withBeside(docs[0]) }
  const redirects = await payload.find({
    collection: 'redirects',
    where: { from: { equals: path } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  }) // as above
  const [redirect] = redirects.docs
  return redirect ? { kind: 'redirect', to: redirect.to, isPermanent: redirect.permanent ?? true } : { kind: 'nothing' }
}

/** Converts a record with populated relationships to the page as it is shown. */
export async function withBeside(doc: PageDoc): Promise<Page> {
  return toPage(doc, await readBeside())
}

/** Reads what pages and posts show besides their own record. */
export async function readBeside(): Promise<Beside> {
  const [sources, claims, claimKeys, readings, figures, panel, voices, installers, films] = await Promise.all([
    getSources(),
    getClaims('section'),
    getClaimKeys(),
    getReadings(),
    getFigures(),
    getPowerboard(),
    getTestimonials(),
    getInstallers(),
    getFilms(),
  ])
  return { sources, claims, claimKeys, readings, figures, panel, voices, installers, films }
}
