import { CHECKOUT_FORM } from '@/components/forms/checkout/checkout-fields'
import { ProductChoices } from '@/components/forms/checkout/product-choices'
import { LINES_ID, Receipt } from '@/components/forms/checkout/receipt'
import { DefinedForm } from '@/components/forms/shared/defined-form'
import { FormSection } from '@/components/sections/form-section'
import { PageTitle } from '@/components/ui/page-title'
import { getOnSale } from '@/lib/data/on-sale'
import { getSiteSettings } from '@/lib/data/site-settings'
import { getStoreTerms } from '@/lib/data/store-terms'
import { orderLines } from '@/lib/schemas/checkout'
import { priceOrder } from '@/lib/use-cases/orders/price-order'

import type { FormReplyProps } from '../../form-reply-props'
import { CheckoutNotes } from './checkout-notes'

/** A plain form also sends a blank line for each product that was not chosen. */
const chosenLines = (lines: string | string[] = []) => [lines].flat().filter((line) => line.trim() !== '')

/** An order sent without JavaScript, with its total, to be corrected or confirmed. */
export async function CheckoutCheckView({ reply }: { reply: FormReplyProps }) {
  const [settings, terms, { products, deliveryPence }] = await Promise.all([
    getSiteSettings(),
    getStoreTerms(),
    getOnSale(),
  ])
  const lines = orderLines.safeParse(chosenLines(reply.values.lines))
  const priced = lines.success ? priceOrder({ wanted: lines.data, onSale: products, deliveryPence }) : null
  return (
    <>
      <PageTitle>Check your order.</PageTitle>
      <FormSection
        aside={
          <div className="grid gap-5">
            {priced && (
              <Receipt
                lines={priced.lines}
                deliveryPence={deliveryPence}
                deliveryLabel="Delivery, once per order"
                sendsLines={false}
              />
            )}
            {lines.success && !priced && <p>What is no longer on sale has been left out.</p>}
            <div id={priced ? undefined : LINES_ID} tabIndex={-1}>
              <ProductChoices products={products} chosen={lines.data ?? null} />
            </div>
          </div>
        }
      >
        {/* Without a script, so that each post is answered with the total of what is chosen. */}
        <DefinedForm definition={CHECKOUT_FORM} phone={settings.mainPhone} {...reply} />
        <CheckoutNotes settings={settings} terms={terms} />
      </FormSection>
    </>
  )
}
