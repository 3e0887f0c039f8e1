import { notFound } from 'next/navigation'

import { ShopSection } from '@/components/sections/shop/shop-section'
import { getClaims } from '@/lib/data/claims'
import { getShopProducts } from '@/lib/data/shop'
import { getSiteSettings } from '@/lib/data/site-settings'
import { BUILT_HEADS } from '@/lib/site/built-heads'
import { pageMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

import { TrailData } from '../../trail-data'

export const metadata = pageMetadata(BUILT_HEADS.shop)

/** There while staff have the store open; until then nothing is at its address. */
export default async function ShopPage() {
  const { storeOpen } = await getSiteSettings()
  if (!storeOpen) notFound()
  const [products, claims] = await Promise.all([getShopProducts(), getClaims('structured-data')])
  return (
    <>
      <TrailData path={routes.shop} name="Store" />
      <ShopSection products={products} claims={claims} />
    </>
  )
}
