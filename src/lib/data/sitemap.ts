import { unstable_cache } from 'next/cache'

import { BUILT_PAGES, type WordsGlobal } from '@/lib/site/built-pages'
import { cacheTags } from '@/lib/site/cache-tags'
import { shopProduct } from '@/lib/site/routes'
import {
  SITEMAP_KINDS,
  sitemapFiles,
  sitemapOf,
  type SitemapEntry,
  type SitemapFile,
  type SitemapKind,
} from '@/lib/site/sitemap'

import { getPageList } from './pages/page-list'
import { payloadClient } from './payload-client'
import { getShopProducts } from './shop'
import { getSiteSettings } from './site-settings'

/** Where the records of each kind of page are: every address that search engines may have, with when it last changed. */
const RECORDED: Record<SitemapKind, () => Promise<SitemapEntry[]>> = {
  guides: () => getWrittenPages('guides'),
  pages: () => getWrittenPages('pages'),
  products: getProducts,
  tools: async () => [],
}

/** The files of one kind. */
export async function getSitemap(kind: SitemapKind): Promise<SitemapFile[]> {
  const [built, recorded] = await Promise.all([getBuiltPages(kind), RECORDED[kind]()])
  return sitemapFiles({ kind, entries: [...built, ...recorded] })
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
  return (await getShopProducts()).map(({ slug, updatedAt }) => ({ path: shopProduct(slug), changedAt: updatedAt }))
}

/** The pages of code that this sitemap has just now. */
async function getBuiltPages(sitemap: SitemapKind): Promise<SitemapEntry[]> {
  const [changed, { storeOpen }] = await Promise.all([getWordsChanged(), getSiteSettings()])
  return BUILT_PAGES.filter((page) => page.sitemap === sitemap && (storeOpen || !page.isStore)).map(
    ({ path, wordsIn }) => ({ path, changedAt: wordsIn && changed[wordsIn] }),
  )
}

/** When the words of the pages of code were last changed, by the global that holds them. */
const getWordsChanged = unstable_cache(readWordsChanged, ['words-changed'], {
  tags: [cacheTags.homePage, cacheTags.salesPage],
})

async function readWordsChanged(): Promise<Record<WordsGlobal, string | undefined>> {
  const payload = await payloadClient()
  const changeOf = async (slug: WordsGlobal) =>
    (await payload.findGlobal({ slug, depth: 0, select: { updatedAt: true }, overrideAccess: false })).updatedAt ??
    undefined
  const [home, sales] = await Promise.all([changeOf('home-page'), changeOf('sales-page')])
  return { 'home-page': home, 'sales-page': sales }
}
