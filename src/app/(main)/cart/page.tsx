import { CartSection } from '@/components/forms/cart/cart-section'
import { ClaimNote } from '@/components/ui/claim-note'
import { PageTitle } from '@/components/ui/page-title'
import { Part } from '@/components/ui/part'
import { readingOf } from '@/lib/content/claim'
import { deliveryPenceIn } from '@/lib/content/shop'
import { getClaims } from '@/lib/data/claims'
import { getSiteSettings } from '@/lib/data/site-settings'
import { ALL_PRODUCTS } from '@/lib/domain/catalogue/sorted-products'
import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { routes, shopShelf } from '@/lib/routing/routes'
import { replyMetadata } from '@/lib/seo/metadata'

export const metadata = replyMetadata(REPLY_PAGES.cart)

/** The visitor’s own basket; the page itself is the same for everyone. */
export default async function CartPage() {
  const [{ storeOpen: isStoreOpen }, claims] = await Promise.all([getSiteSettings(), getClaims('structured-data')])
  const delivery = readingOf(claims, 'price.delivery')
  const label = 'Delivery, once per order'
  return (
    <>
      <PageTitle>Your basket.</PageTitle>
      <Part>
        <CartSection
          isStoreOpen={isStoreOpen}
          deliveryPence={deliveryPenceIn(claims)}
          deliveryLabel={delivery ? <ClaimNote claim={delivery}>{label}</ClaimNote> : label}
          // While the store is closed, only staff get here, and the list of all products is rendered on each request.
          shelf={isStoreOpen ? routes.shop : shopShelf(ALL_PRODUCTS)}
        />
      </Part>
    </>
  )
}
