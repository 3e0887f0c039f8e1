import { SitemapSection } from '@/components/sections/sitemap-section'
import { getPageList } from '@/lib/data/pages/page-list'
import { getShopProducts } from '@/lib/data/shop'
import { getSiteSettings } from '@/lib/data/site-settings'
import { STATIC_PAGE_LIST, STATIC_PAGES } from '@/lib/registry/static-pages'
import { isOpen } from '@/lib/routing/closed'
import { shopProduct } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'

import { BreadcrumbJsonLd } from '../../breadcrumb-json-ld'

export const metadata = pageMetadata(STATIC_PAGES.sitemapForPeople)

export default async function SitemapPage() {
  const [pages, products, { storeOpen }] = await Promise.all([getPageList(), getShopProducts(), getSiteSettings()])
  const sold = products.map(({ slug, name }) => ({ path: shopProduct(slug), title: name, category: 'product' }))
  const built = STATIC_PAGE_LIST.flatMap(({ path, name, category, isStore }) =>
    category && (storeOpen || !isStore) ? [{ path, title: name, category }] : [],
  )
  const listed = [...built, ...sold, ...pages.filter(({ isUnlisted }) => !isUnlisted)]
  return (
    <>
      <BreadcrumbJsonLd page={STATIC_PAGES.sitemapForPeople} />
      <SitemapSection pages={listed.filter(({ path }) => isOpen(path))} />
    </>
  )
}
