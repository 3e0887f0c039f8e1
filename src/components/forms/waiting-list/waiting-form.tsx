import { Button } from '@/components/ui/button'
import { bindFields, type FieldErrors, type FormValues } from '@/components/ui/field-props'
import { Honeypot } from '@/components/ui/honeypot'
import { FaultNotice } from '@/components/ui/notice'
import { TextInput } from '@/components/ui/text-input'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

import { PrivacyNote } from '../shared/privacy-note'

type WaitingFormProps = {
  productId: number
  /** Null for the product itself. */
  variantId: number | null
  values?: FormValues
  errors?: FieldErrors
  fault?: string | null
}

/** A plain form for an email address that is notified once, when the product or its variant can be bought. */
export function WaitingForm({ productId, variantId, values = {}, errors = {}, fault = null }: WaitingFormProps) {
  const formId = variantId === null ? 'waiting-list' : `waiting-list-${variantId}`
  const field = bindFields({ formId, values, errors })
  return (
    <form id={formId} method="post" action={lateEndpoints.waitingList} className="relative grid gap-4">
      {fault && <FaultNotice>{fault}</FaultNotice>}
      <input type="hidden" name="productId" value={productId} />
      {variantId !== null && <input type="hidden" name="variantId" value={variantId} />}
      <TextInput
        {...field('email')}
        label="Your email address"
        hint="We’ll email you once, when you can order it, and then delete your address."
        type="email"
        autoComplete="email"
        required
      />
      <Honeypot formId={formId} />
      <Button type="submit" look="secondary" className="justify-self-start">
        Tell me when I can order
      </Button>
      <PrivacyNote />
    </form>
  )
}
