import { DocumentSections } from '@/components/sections/document-sections'
import { TextLink } from '@/components/ui/link'
import { checkoutParts } from '@/lib/content/orders/checkout-parts'
import type { SiteSettings } from '@/lib/content/site-settings'
import { env } from '@/lib/platform/env'
import { routes } from '@/lib/routing/routes'

/** The information that must be given before an order, below the form. */
export function CheckoutNotes({ settings: { company, mainPhone, email } }: { settings: SiteSettings }) {
  const seller = { ...company, phone: mainPhone.display, email, bank: null }
  return (
    <div className="mt-9">
      <DocumentSections sections={checkoutParts({ seller, takesCards: env.stripe !== null })} />
      <p className="mt-6">
        Your order is subject to our <TextLink href={routes.termsOfService}>terms of service</TextLink>.
      </p>
    </div>
  )
}
