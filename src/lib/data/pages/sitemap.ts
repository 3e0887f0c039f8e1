import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'
import { STATIC_PAGE_LIST } from '@/lib/registry/static-pages'
import { POST_TOPICS, postPath, postTopicPath } from '@/lib/routing/blog-routes'
import { isOpen } from '@/lib/routing/closed'
import type { CopyGlobal } from '@/lib/routing/page-entry'
import { shopProduct } from '@/lib/routing/routes'
import {
  SITEMAP_KINDS,
  type SitemapEntry,
  type SitemapFile,
  sitemapFiles,
  type SitemapKind,
  sitemapOf,
} from '@/lib/routing/sitemap'

import { cachedRead } from '../cached-read'
import { payloadClient } from '../payload-client'
import { getListedLocations } from '../places-listed'
import { getPostList } from '../post-list'
import { getPostTopics } from '../post-topics'
import { getShopProducts } from '../shop'
import { getSiteSettings } from '../site-settings'
import { getPageList } from './page-list'

/** The recorded pages of each kind: every path that search engines may list, with the time of its last change. */
const RECORDED: Record<SitemapKind, () => Promise<SitemapEntry[]>> = {
  guides: () => getWrittenPages('guides'),
  pages: () => getWrittenPages('pages'),
  places: getListedLocations,
  posts: getPosts,
  products: getProducts,
  tools: async () => [],
}

/** The sitemap files of one kind. */
export async function getSitemap(kind: SitemapKind): Promise<SitemapFile[]> {
  const [built, recorded] = await Promise.all([getBuiltPages(kind), RECORDED[kind]()])
  return sitemapFiles({ kind, entries: [...built, ...recorded].filter(({ path }) => isOpen(path)) })
}

/** The sitemap files of every kind. */
export async function getSitemaps(): Promise<SitemapFile[]> {
  return (await Promise.all(SITEMAP_KINDS.map(getSitemap))).flat()
}

async function getWrittenPages(kind: SitemapKind): Promise<SitemapEntry[]> {
  const pages = await getPageList()
  return pages.filter((page) => sitemapOf(page) === kind).map(({ path, updatedAt }) => ({ path, changedAt: updatedAt }))
}

async function getPosts(): Promise<SitemapEntry[]> {
  const [posts, topics] = await Promise.all([getPostList(), getPostTopics()])
  return [
    ...posts.map(({ slug, changedAt }) => ({ path: postPath(slug), changedAt })),
    ...POST_TOPICS.flatMap((kind) => topics[kind].map(({ slug }) => ({ path: postTopicPath({ kind, slug }) }))),
  ]
}

async function getProducts(): Promise<SitemapEntry[]> {
  return (await getShopProducts()).map(({ slug, updatedAt }) => ({ path: shopProduct(slug), changedAt: updatedAt }))
}

/** The static pages that are currently in this sitemap. */
async function getBuiltPages(sitemap: SitemapKind): Promise<SitemapEntry[]> {
  const [changed, { storeOpen }] = await Promise.all([getWordsChanged(), getSiteSettings()])
  return STATIC_PAGE_LIST.filter((page) => page.sitemap === sitemap && (storeOpen || !page.isStore)).map(
    ({ path, copyIn }) => ({ path, changedAt: copyIn && changed[copyIn] }),
  )
}

/** When the texts of static pages were last changed, by the global that holds them. */
const getWordsChanged = cachedRead(CACHE_MANIFEST.textChanges, readWordsChanged)

async function readWordsChanged(): Promise<Record<CopyGlobal, string | undefined>> {
  const payload = await payloadClient()
  const changeOf = async (slug: CopyGlobal) =>
    (await payload.findGlobal({ slug, depth: 0, select: { updatedAt: true }, overrideAccess: false })).updatedAt ??
    undefined
  const [home, sales] = await Promise.all([changeOf('home-page'), changeOf('sales-page')])
  return { 'home-page': home, 'sales-page': sales }
}
