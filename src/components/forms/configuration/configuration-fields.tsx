import { IN_ROW } from '@/components/ui/field'
import { bindFields, type FormState } from '@/components/ui/field-props'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import { TextInput } from '@/components/ui/text-input'
import { CONFIGURATION_FORM_ID } from '@/lib/calculators/configurator/choices'
import { CONTACT_TIMES } from '@/lib/domain/estimate/configuration-options'
import { endpoints } from '@/lib/routing/endpoints'

import type { PageFormDefinition } from '../shared/defined-form'

export const CONFIGURATION_FORM: PageFormDefinition = {
  formId: CONFIGURATION_FORM_ID,
  draft: 'configuration-draft',
  action: endpoints.configurationQuotes,
  submitLabel: 'Send me this quote',
  Fields: ConfigurationFields,
}

/** The visitor's contact details. The choices are fields of this form that the configurator keeps up to date. */
function ConfigurationFields(state: FormState) {
  const field = bindFields({ formId: CONFIGURATION_FORM_ID, ...state })
  return (
    <>
      <TextInput {...field('customerName')} label="Name" autoComplete="name" required />
      <TextInput {...field('email')} label="Email" type="email" autoComplete="email" required />
      <TextInput
        {...field('phone')}
        label="Phone"
        hint="Leave a number if you would like us to call you about it"
        type="tel"
        autoComplete="tel"
        className={IN_ROW}
      />
      <Select
        {...field('preferredContactTime')}
        label="When can we call you?"
        options={CONTACT_TIMES}
        className={IN_ROW}
      />
      <TextArea {...field('address')} label="Address" rows={3} className="col-span-full" />
      <TextInput
        {...field('installationLocation')}
        label="Which rooms?"
        hint="Such as the living room and two bedrooms"
        autoComplete="off"
        className={IN_ROW}
      />
      <TextInput
        {...field('currentBill')}
        label="Monthly energy bill, £"
        inputMode="decimal"
        autoComplete="off"
        className={IN_ROW}
      />
      <TextArea
        {...field('heatingIssues')}
        label="What problems do you have with your heating?"
        className="col-span-full"
      />
    </>
  )
}
