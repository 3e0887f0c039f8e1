import { CartPart } from '@/components/forms/cart/cart-part'
import { ClaimNote } from '@/components/ui/claim-note'
import { PageTitle } from '@/components/ui/page-title'
import { readingOf } from '@/lib/content/claim'
import { POWERBOARD_SLUG } from '@/lib/content/product'
import { deliveryPenceIn } from '@/lib/content/shop'
import { getClaims } from '@/lib/data/claims'
import { getSiteSettings } from '@/lib/data/site-settings'
import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { routes, shopProduct } from '@/lib/routing/routes'
import { replyMetadata } from '@/lib/seo/metadata'

export const metadata = replyMetadata(REPLY_PAGES.cart)

/** The basket of whoever looks at it; the page itself is the same for all. */
export default async function CartPage() {
  const [{ storeOpen: isStoreOpen }, claims] = await Promise.all([getSiteSettings(), getClaims('structured-data')])
  const delivery = readingOf(claims, 'price.delivery')
  const label = 'Delivery, once for the order'
  return (
    <>
      <PageTitle>Your basket.</PageTitle>
      <CartPart
        isStoreOpen={isStoreOpen}
        deliveryPence={deliveryPenceIn(claims)}
        deliveryLabel={delivery ? <ClaimNote claim={delivery}>{label}</ClaimNote> : label}
        shelf={
          isStoreOpen
            ? { href: routes.shop, name: 'Look at the store' }
            : { href: shopProduct(POWERBOARD_SLUG), name: 'Look at the panel' }
        }
      />
    </>
  )
}
