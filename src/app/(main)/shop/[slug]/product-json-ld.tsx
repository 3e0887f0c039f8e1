import { JsonLd } from '@/components/ui/json-ld'
import type { ShopPrice, ShopProduct } from '@/lib/content/shop'
import type { SiteSettings } from '@/lib/content/site-settings'
import { getReleasedClaims } from '@/lib/data/claims'
import { londonDay } from '@/lib/domain/calendar/london-day'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { routes, shopProduct } from '@/lib/routing/routes'
import { breadcrumbData } from '@/lib/seo/json-ld/breadcrumb'
import { organisationData } from '@/lib/seo/json-ld/organisation'
import { shopProductData } from '@/lib/seo/json-ld/shop-product'

/** The structured data of a product page. */
export async function ProductJsonLd({
  product,
  price,
  settings,
}: {
  product: ShopProduct
  price: ShopPrice
  settings: SiteSettings
}) {
  const origin = env.siteUrl
  const isStoreOpen = settings.storeOpen
  const trail = [
    { path: routes.home, name: 'Home' },
    ...(isStoreOpen ? [{ path: routes.shop, name: 'Store' }] : []),
    { path: shopProduct(product.slug), name: product.name },
  ]
  return (
    <JsonLd
      records={[
        organisationData({ settings, origin }),
        breadcrumbData({ trail, origin }),
        shopProductData({
          product,
          price,
          released: await getReleasedClaims(),
          isStoreOpen,
          today: londonDay(now().toISOString()),
          origin,
        }),
      ]}
    />
  )
}
