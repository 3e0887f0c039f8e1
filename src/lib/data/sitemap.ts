import { unstable_cache } from 'next/cache'

import { cacheTags } from '@/lib/site/cache-tags'
import { routes } from '@/lib/site/routes'
import { sitemapOf, type SitemapEntry, type SitemapKind } from '@/lib/site/sitemap'

import { getPageList } from './pages/page-list'
import { payloadClient } from './payload-client'

/** Every address for search engines of one kind of page, with when it last changed. */
export async function getSitemap(kind: SitemapKind): Promise<SitemapEntry[]> {
  const pages = await getPageList()
  const written = pages.filter((page) => sitemapOf(page) === kind).map(({ path, updatedAt }) => ({ path, changedAt: updatedAt }))
  return kind === 'pages' ? [...(await getBuiltPages()), ...written] : written
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
