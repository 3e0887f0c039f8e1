import { IN_ROW } from '@/components/ui/field'
import { bindFields, type FormState } from '@/components/ui/field-props'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import { TextInput } from '@/components/ui/text-input'
import { DELIVERED_TO } from '@/lib/domain/destinations/destinations'
import { FITTING_CHOICES } from '@/lib/domain/orders/order'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

import { PostcodeField } from '../shared/common-fields'
import type { PageFormDefinition } from '../shared/defined-form'

export const CHECKOUT_FORM_ID = 'checkout'

export const CHECKOUT_FORM: PageFormDefinition = {
  formId: CHECKOUT_FORM_ID,
  draft: 'checkout-draft',
  action: lateEndpoints.checkout,
  submitLabel: 'Order with obligation to pay',
  offersHome: true,
  Fields: CheckoutFields,
}

/** The buyer and the delivery address. The receipt beside the form adds the goods and the total. */
function CheckoutFields(state: FormState) {
  const field = bindFields({ formId: CHECKOUT_FORM_ID, ...state })
  return (
    <>
      <TextInput {...field('customerName')} label="Full name" autoComplete="name" required />
      <TextInput
        {...field('phone')}
        label="Phone"
        type="tel"
        autoComplete="tel"
        required
        hint="For the courier"
        className={IN_ROW}
      />
      <TextInput
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        required
        className="col-span-full"
      />
      <TextInput
        {...field('street')}
        label="House and street"
        autoComplete="street-address"
        required
        className="col-span-full"
      />
      <TextInput {...field('town')} label="Town" autoComplete="address-level2" required className={IN_ROW} />
      <PostcodeField {...field('postcode')} required hint={`In ${DELIVERED_TO}`} />
      <TextArea
        {...field('deliveryNote')}
        label="Anything the courier should know?"
        rows={2}
        className="col-span-full"
      />
      <Select
        {...field('fitting')}
        label="Who fits the panels?"
        hint="A quote for fitting is free and separate from this order"
        options={FITTING_CHOICES}
        required
        className="col-span-full"
      />
    </>
  )
}
