import { CheckboxGroup } from '@/components/ui/checkbox-group'
import { IN_ROW } from '@/components/ui/field'
import { bindFields, type FormState } from '@/components/ui/field-props'
import { HiddenField } from '@/components/ui/hidden-field'
import { OptionTiles } from '@/components/ui/option-tiles'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import { TextInput } from '@/components/ui/text-input'
import { QUOTE_DRAFT } from '@/lib/browser/quote-draft'
import {
  BUDGETS,
  CURRENT_HEATING,
  HEATING_CHALLENGES,
  PROPERTY_SIZES,
  PROPERTY_TYPES,
  URGENCIES,
} from '@/lib/domain/leads/quote-options'
import { endpoints } from '@/lib/routing/endpoints'

import { MarketingConsent, PhoneField, PostcodeField } from '../shared/common-fields'
import type { PageFormDefinition } from '../shared/defined-form'

const FORM_ID = 'quote-request'

export const QUOTE_REQUEST_FORM: PageFormDefinition = {
  formId: FORM_ID,
  draft: QUOTE_DRAFT,
  action: endpoints.surveyLeads,
  submitLabel: 'Send request',
  Fields: QuoteRequestFields,
}

function QuoteRequestFields(state: FormState) {
  const field = bindFields({ formId: FORM_ID, ...state })
  return (
    <>
      <HiddenField {...field('source')} />
      <HiddenField {...field('calculation')} />
      <HiddenField {...field('location')} />
      <HiddenField {...field('serviceType')} />
      <TextInput {...field('firstName')} label="First name" autoComplete="given-name" required />
      <TextInput {...field('lastName')} label="Last name" autoComplete="family-name" />
      <TextInput
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        required
        className="col-span-full"
      />
      <PhoneField {...field('phone')} className={IN_ROW} />
      <PostcodeField {...field('postcode')} className={IN_ROW} />
      <OptionTiles
        {...field('propertyType')}
        label="Property type"
        options={PROPERTY_TYPES}
        className="col-span-full"
      />
      <Select {...field('propertySize')} label="Property size" options={PROPERTY_SIZES} />
      <Select {...field('currentHeating')} label="Current heating" options={CURRENT_HEATING} />
      <CheckboxGroup
        {...field('heatingChallenges')}
        values={[state.values.heatingChallenges ?? []].flat()}
        label="What would you like to improve?"
        options={HEATING_CHALLENGES}
        className="col-span-full"
      />
      <Select {...field('urgency')} label="How soon?" options={URGENCIES} />
      <Select {...field('budget')} label="Budget" options={BUDGETS} />
      <TextArea {...field('message')} label="Anything else?" className="col-span-full" />
      <div className="col-span-full">
        <MarketingConsent {...field('marketingConsent')} />
      </div>
    </>
  )
}
