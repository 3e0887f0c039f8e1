import { SitemapSection } from '@/components/sections/sitemap-section'
import { getPageList } from '@/lib/data/pages/page-list'
import { getShopProducts } from '@/lib/data/shop'
import { getSiteSettings } from '@/lib/data/site-settings'
import { BUILT_HEADS } from '@/lib/site/built-heads'
import { BUILT_PAGES } from '@/lib/site/built-pages'
import { pageMetadata } from '@/lib/site/metadata'
import { routes, shopProduct } from '@/lib/site/routes'

import { TrailData } from '../../trail-data'

export const metadata = pageMetadata(BUILT_HEADS.sitemapForPeople)

export default async function SitemapPage() {
  const [pages, products, { storeOpen }] = await Promise.all([getPageList(), getShopProducts(), getSiteSettings()])
  const sold = products.map(({ slug, name }) => ({ path: shopProduct(slug), title: name, category: 'product' }))
  const built = BUILT_PAGES.flatMap(({ path, title, category, isStore }) =>
    category && (storeOpen || !isStore) ? [{ path, title, category }] : [],
  )
  return (
    <>
      <TrailData path={routes.sitemapForPeople} name="Every page" />
      <SitemapSection pages={[...built, ...sold, ...pages]} />
    </>
  )
}
