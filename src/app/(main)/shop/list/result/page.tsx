import { headers } from 'next/headers'
import { notFound } from 'next/navigation'

import { BundleAction } from '@/components/forms/cart/bundle-action'
import { ShelfBundles } from '@/components/sections/shop/shelf-bundles'
import { ShelfLinks } from '@/components/sections/shop/shelf-links'
import { ShopSection } from '@/components/sections/shop/shop-section'
import { offeredBundles } from '@/lib/content/bundles'
import { getShopBundles } from '@/lib/data/bundles'
import { getClaims } from '@/lib/data/claims'
import { getShopProducts } from '@/lib/data/shop'
import { getSiteSettings } from '@/lib/data/site-settings'
import { isStaff } from '@/lib/data/staff'
import { sortedProducts } from '@/lib/domain/catalogue/sorted-products'
import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { routes } from '@/lib/routing/routes'
import { readShelfQuery } from '@/lib/schemas/shelf-query'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  ...REPLY_PAGES.shopResult,
  path: routes.shop,
  cardOf: STATIC_PAGES.shop,
  isPrivate: true,
})

/**
 * The store in a chosen order or filtered; the proxy rewrites such requests for the store's path to this page. While
 * the store is closed, only staff see it.
 */
export default async function ShopResultPage({ searchParams }: PageProps<'/shop/list/result'>) {
  const [choice, { storeOpen }] = [readShelfQuery(await searchParams), await getSiteSettings()]
  if (!storeOpen && !(await isStaff(await headers()))) notFound()
  const [products, bundles, claims] = await Promise.all([
    getShopProducts(),
    getShopBundles(),
    getClaims('structured-data'),
  ])
  const shelf = sortedProducts(products, choice)
  return (
    <>
      <ShopSection
        products={shelf}
        claims={claims}
        filter={<ShelfLinks products={products} choice={choice} />}
        isOneList={choice.order !== 'featured'}
        emptyWords="No product is both in this category and in stock. Choose another category, or all of them."
      />
      <ShelfBundles
        bundles={offeredBundles({ bundles, products: shelf, claims })}
        cartActionOf={(bundle) => <BundleAction bundle={bundle} isStoreOpen={storeOpen} />}
      />
    </>
  )
}
