import { CheckoutSection } from '@/components/forms/checkout/checkout-section'
import { ProductChoices } from '@/components/forms/checkout/product-choices'
import { StaticCheckoutForm } from '@/components/forms/checkout/static-checkout-form'
import { PageTitle } from '@/components/ui/page-title'
import { Part } from '@/components/ui/part'
import { getOnSale } from '@/lib/data/on-sale'
import { getSiteSettings } from '@/lib/data/site-settings'
import { getStoreTerms } from '@/lib/data/store-terms'
import { ALL_PRODUCTS } from '@/lib/domain/catalogue/sorted-products'
import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { routes, shopShelf } from '@/lib/routing/routes'
import { replyMetadata } from '@/lib/seo/metadata'

import { CheckoutNotes } from './checkout-notes'

export const metadata = replyMetadata(REPLY_PAGES.checkout)

/** The checkout. The page is the same for everyone; the browser loads its own basket. */
export default async function CheckoutPage() {
  const [settings, terms, { products, deliveryPence }] = await Promise.all([
    getSiteSettings(),
    getStoreTerms(),
    getOnSale(),
  ])
  const { storeOpen: isStoreOpen, mainPhone } = settings
  return (
    <>
      <PageTitle>Checkout.</PageTitle>
      <Part>
        <CheckoutSection
          isStoreOpen={isStoreOpen}
          deliveryPence={deliveryPence}
          deliveryLabel="Delivery, once per order"
          shelf={isStoreOpen ? routes.shop : shopShelf(ALL_PRODUCTS)}
          choices={<ProductChoices products={products} />}
        >
          <div className="rounded-panel bg-panel px-5 py-7 shadow-cast max-md:-mx-2 md:p-9">
            <StaticCheckoutForm phone={mainPhone} />
          </div>
          <CheckoutNotes settings={settings} terms={terms} />
        </CheckoutSection>
      </Part>
    </>
  )
}
