import { JsonLd } from '@/components/ui/json-ld'
import { getReleasedClaims } from '@/lib/data/claims'
import { env } from '@/lib/platform/env'
import { routes, shopProduct } from '@/lib/site/routes'
import type { ShopPrice, ShopProduct } from '@/lib/site/shop'
import type { SiteSettings } from '@/lib/site/site-settings'
import { breadcrumbData } from '@/lib/site/structured-data/breadcrumb'
import { organisationData } from '@/lib/site/structured-data/organisation'
import { shopProductData } from '@/lib/site/structured-data/shop-product'

/** What a product's page says, as search engines read it. */
export async function ProductData({
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
        shopProductData({ product, price, released: await getReleasedClaims(), isStoreOpen, origin }),
      ]}
    />
  )
}
