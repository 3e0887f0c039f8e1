import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { AddToCart } from '@/components/forms/cart/add-to-cart'
import { BundleAction } from '@/components/forms/cart/bundle-action'
import { ClosedToVisitors } from '@/components/forms/cart/staff-gate'
import { QuoteButton } from '@/components/forms/quote-button'
import { WaitingForm } from '@/components/forms/waiting-list/waiting-form'
import { BundlesSection } from '@/components/sections/shop/bundles-section'
import { DistanceSection } from '@/components/sections/shop/distance-section'
import { ProductSection } from '@/components/sections/shop/product-section'
import { VersionsSection } from '@/components/sections/shop/versions-section'
import { Part } from '@/components/ui/part'
import { offeredBundles, soldTogether } from '@/lib/content/bundles'
import { toCartProduct } from '@/lib/content/cart-product'
import { shopPriceOf } from '@/lib/content/shop'
import { itemsOf } from '@/lib/content/sold-items'
import { getShopBundles } from '@/lib/data/bundles'
import { getClaims } from '@/lib/data/claims'
import { getShopProduct, getShopProducts } from '@/lib/data/shop'
import { getSiteSettings } from '@/lib/data/site-settings'
import { getStoreTerms } from '@/lib/data/store-terms'
import { POWERBOARD_SLUG } from '@/lib/domain/catalogue/powerboard-slug'
import { shopProduct } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'

import { ProductJsonLd } from './product-json-ld'
import { ProductReasons } from './product-reasons'

type Props = PageProps<'/shop/[slug]'>

export async function generateStaticParams(): Promise<{ slug: string }[]> {
  const products = await getShopProducts()
  return products.map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const product = await getShopProduct((await params).slug)
  if (!product) return {}
  const { slug, name, summary, metaTitle, metaDescription, pictures } = product
  return pageMetadata({
    path: shopProduct(slug),
    title: metaTitle || name,
    description: metaDescription || summary,
    picture: pictures[0],
  })
}

/** A product with its delivered price; available even while the store is closed. */
export default async function ProductPage({ params }: Props) {
  const product = await getShopProduct((await params).slug)
  if (!product) notFound()
  const [settings, terms, claims, bundles, products] = await Promise.all([
    getSiteSettings(),
    getStoreTerms(),
    getClaims('structured-data'),
    getShopBundles(),
    getShopProducts(),
  ])
  const { storeOpen: isStoreOpen, hours, mainPhone } = settings
  const price = shopPriceOf({ product, claims })
  const [item, ...versions] = itemsOf(product)
  return (
    <>
      <ProductJsonLd product={product} price={price} settings={settings} />
      <Part>
        <ProductSection
          product={product}
          price={price}
          warranty={product.slug === POWERBOARD_SLUG ? (claims['warranty.years'] ?? null) : null}
          isStoreOpen={isStoreOpen}
          closedNotice={<ClosedToVisitors />}
          cartAction={<AddToCart product={toCartProduct(item)} isStoreOpen={isStoreOpen} />}
          waitingAction={<WaitingForm productId={product.id} variantId={null} />}
          quoteAction={
            <QuoteButton
              source={`shop-${product.slug}`}
              hours={hours}
              phone={mainPhone}
              look={isStoreOpen ? 'secondary' : 'primary'}
              className="max-sm:w-full"
            />
          }
        />
      </Part>
      <ProductReasons product={product} price={price} />
      <Part>
        <VersionsSection
          product={product}
          claims={claims}
          cartActionOf={({ id }) =>
            versions
              .filter(({ variantId }) => variantId === id)
              .map((version) => <AddToCart key={id} product={toCartProduct(version)} isStoreOpen={isStoreOpen} />)
          }
          waitingActionOf={({ id }) => <WaitingForm productId={product.id} variantId={id} />}
        />
      </Part>
      <Part>
        <BundlesSection
          title="Sold together"
          bundles={soldTogether(offeredBundles({ bundles, products, claims }), product.id)}
          cartActionOf={(bundle) => <BundleAction bundle={bundle} isStoreOpen={isStoreOpen} />}
        />
      </Part>
      <DistanceSection settings={settings} terms={terms} />
    </>
  )
}
