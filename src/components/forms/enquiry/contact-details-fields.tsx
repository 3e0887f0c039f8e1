import { bindFields, type FormState } from '@/components/ui/field-props'
import { HiddenField } from '@/components/ui/hidden-field'
import { TextInput } from '@/components/ui/text-input'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

import { PostcodeField } from '../shared/common-fields'
import type { FormDefinition } from '../shared/defined-form'

const FORM_ID = 'contact-details'

/** A plain form: the page it posts to shows what was saved. */
export const CONTACT_DETAILS_FORM: FormDefinition = {
  formId: FORM_ID,
  action: lateEndpoints.enquiryCorrection,
  submitLabel: 'Save changes',
  Fields: ContactDetailsFields,
}

function ContactDetailsFields(state: FormState) {
  const field = bindFields({ formId: FORM_ID, ...state })
  return (
    <>
      <HiddenField {...field('token')} />
      <HiddenField {...field('shown')} />
      <TextInput {...field('firstName')} label="First name" autoComplete="given-name" required />
      <TextInput {...field('lastName')} label="Last name" autoComplete="family-name" />
      <TextInput {...field('email')} label="Email" type="email" autoComplete="email" className="col-span-full" />
      <TextInput {...field('phone')} label="Phone" type="tel" autoComplete="tel" />
      <PostcodeField {...field('postcode')} />
    </>
  )
}
