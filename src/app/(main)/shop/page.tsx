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
import { ALL_PRODUCTS } from '@/lib/domain/catalogue/sorted-products'
import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { pageMetadata } from '@/lib/seo/metadata'

import { BreadcrumbJsonLd } from '../../breadcrumb-json-ld'

export const metadata = pageMetadata(STATIC_PAGES.shop)

/** Available while staff have the store open; otherwise a 404. */
export default async function ShopPage() {
  const { storeOpen } = await getSiteSettings()
  if (!storeOpen) notFound()
  const [products, bundles, claims] = await Promise.all([
    getShopProducts(),
    getShopBundles(),
    getClaims('structured-data'),
  ])
  return (
    <>
      <BreadcrumbJsonLd page={STATIC_PAGES.shop} />
      <ShopSection
        products={products}
        claims={claims}
        filter={products.length > 1 && <ShelfLinks products={products} choice={ALL_PRODUCTS} />}
      />
      <ShelfBundles
        bundles={offeredBundles({ bundles, products, claims })}
        cartActionOf={(bundle) => <BundleAction bundle={bundle} isStoreOpen={storeOpen} />}
      />
    </>
  )
}
