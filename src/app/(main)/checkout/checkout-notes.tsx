import { DocumentSections } from '@/components/sections/document-sections'
import { TextLink } from '@/components/ui/link'
import { checkoutParts } from '@/lib/content/orders/checkout-parts'
import type { SiteSettings } from '@/lib/content/site-settings'
import type { StoreTerms } from '@/lib/content/store-terms'
import { env } from '@/lib/platform/env'
import { routes } from '@/lib/routing/routes'

type CheckoutNotesProps = { settings: SiteSettings; terms: StoreTerms }

/** The information that must be given before an order, below the form. */
export function CheckoutNotes({ settings: { company, mainPhone, email }, terms }: CheckoutNotesProps) {
  const seller = { ...company, phone: mainPhone.display, email, bank: null }
  return (
    <div className="mt-9">
      <DocumentSections sections={checkoutParts({ seller, takesCards: env.stripe !== null, terms })} />
      <p className="mt-6">
        For another address, or more than {terms.heldPiecesMax} pieces of a product,{' '}
        <TextLink href={routes.quoteRequest}>request a quote</TextLink> instead.
      </p>
      <p className="mt-4">
        Your order is subject to our <TextLink href={routes.termsOfService}>terms of service</TextLink>.
      </p>
    </div>
  )
}
