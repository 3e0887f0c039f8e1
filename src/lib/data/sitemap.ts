import { unstable_cache } from 'next/cache'

import { cacheTags } from '@/lib/site/cache-tags'
import { routes, shopProduct } from '@/lib/site/routes'
import { SITEMAP_KINDS, sitemapFiles, sitemapOf, type SitemapEntry, type SitemapFile, type SitemapKind } from '@/lib/site/sitemap'

import { getPageList } from './pages/page-list'
import { payloadClient } from './payload-client'
import { getShopProducts } from './shop'
import { getSiteSettings } from './site-settings'

/** Where each kind of page is listed: every address that search engines may have, with when it last changed. */
const ENTRIES: Record<SitemapKind, () => Promise<SitemapEntry[]>> = {
  guides: () => getWrittenPages('guides'),
  pages: async () => [...(await getBuiltPages()), ...(await getWrittenPages('pages'))],
  products: getProducts,
  tools: async () => [{ path: routes.calculator }, { path: routes.quickCalculator }, { path: routes.professionalCalculator }],
}

/** The files of one kind. */
export async function getSitemap(kind: SitemapKind): Promise<SitemapFile[]> {
  return sitemapFiles({ kind, entries: await ENTRIES[kind]() })
}

/** The files of every kind. */
export async function getSitemaps(): Promise<SitemapFile[]> {
  return (await Promise.all(SITEMAP_KINDS.map(getSitemap))).flat()
}

async function getWrittenPages(kind: SitemapKind): Promise<SitemapEntry[]> {
  const pages = await getPageList()
  return pages.filter((page) => sitemapOf(page) === kind).map(({ path, updatedAt }) => ({ path, changedAt: updatedAt }))
}

async function getProducts(): Promise<SitemapEntry[]> {
  const [products, { storeOpen }] = await Promise.all([getShopProducts(), getSiteSettings()])
  return [...(storeOpen ? [{ path: routes.shop }] : []), ...products.map(({ slug, updatedAt }) => ({ path: shopProduct(slug), changedAt: updatedAt }))]
}

/** The pages that are not written by staff alone. */
const getBuiltPages: () => Promise<SitemapEntry[]> = unstable_cache(readBuiltPages, ['built-pages'], { tags: [cacheTags.homePage, cacheTags.salesPage] })

async function readBuiltPages(): Promise<SitemapEntry[]> {
  const payload = await payloadClient()
  const [home, sales] = await Promise.all([
    payload.findGlobal({ slug: 'home-page', depth: 0, select: { updatedAt: true }, overrideAccess: false }),
    payload.findGlobal({ slug: 'sales-page', depth: 0, select: { updatedAt: true }, overrideAccess: false }),
  ])
  return [
    { path: routes.home, changedAt: home.updatedAt ?? undefined },
    { path: routes.sales, changedAt: sales.updatedAt ?? undefined },
    { path: routes.contact },
    { path: routes.quoteRequest },
  ]
}
