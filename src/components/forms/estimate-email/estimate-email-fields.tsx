import { IN_ROW } from '@/components/ui/field'
import { bindFields, type FormState } from '@/components/ui/field-props'
import { TextInput } from '@/components/ui/text-input'
import { RESULT_FORM_ID } from '@/lib/calculators/engine/home-questions'
import { endpoints } from '@/lib/routing/endpoints'

import { MarketingConsent } from '../shared/common-fields'
import type { PageFormDefinition } from '../shared/defined-form'

export const ESTIMATE_EMAIL_FORM: PageFormDefinition = {
  formId: RESULT_FORM_ID,
  draft: 'calculator-result-draft',
  action: endpoints.calculatorResults,
  submitLabel: 'Send me this result',
  Fields: EstimateEmailFields,
}

/** The email address to send a result to. The answers are fields of this form that the calculator keeps up to date. */
function EstimateEmailFields(state: FormState) {
  const field = bindFields({ formId: RESULT_FORM_ID, ...state })
  return (
    <>
      <TextInput {...field('email')} label="Email" type="email" autoComplete="email" required className={IN_ROW} />
      <TextInput
        {...field('phone')}
        label="Phone"
        hint="Leave a number if you would like us to call you about it"
        type="tel"
        autoComplete="tel"
        className={IN_ROW}
      />
      <TextInput
        {...field('interest')}
        label="What are you interested in?"
        autoComplete="off"
        className="col-span-full"
      />
      <div className="col-span-full">
        <p className="text-sm text-ink-2">We send this result once, and keep it with your request.</p>
        <MarketingConsent {...field('marketingConsent')} />
      </div>
    </>
  )
}
