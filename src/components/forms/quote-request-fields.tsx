import { Checkbox } from '@/components/ui/checkbox'
import { CheckboxGroup } from '@/components/ui/checkbox-group'
import { bindFields, fieldId, type FieldErrors, type FormValues } from '@/components/ui/field-props'
import { OptionTiles } from '@/components/ui/option-tiles'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import { TextInput } from '@/components/ui/text-input'
import {
  BUDGETS,
  CURRENT_HEATING,
  HEATING_CHALLENGES,
  PROPERTY_SIZES,
  PROPERTY_TYPES,
  URGENCIES,
} from '@/lib/domain/leads/quote-options'
import { endpoints } from '@/lib/site/endpoints'

import type { FormDrawing } from './shared/drawn-form'

const FORM_ID = 'quote-request'

export const QUOTE_REQUEST_DRAWING: FormDrawing = {
  formId: FORM_ID,
  action: endpoints.surveyLeads,
  submitLabel: 'Send request',
  Fields: QuoteRequestFields,
}

function QuoteRequestFields({ values, errors }: { values: FormValues; errors: FieldErrors }) {
  const field = bindFields({ formId: FORM_ID, values, errors })
  return (
    <>
      <input type="hidden" name="source" defaultValue={field('source').value} />
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
      <TextInput
        {...field('phone')}
        label="Phone"
        hint="A UK number, like 07700 900 982"
        type="tel"
        autoComplete="tel"
        required
        className="sm:self-end"
      />
      <TextInput
        {...field('postcode')}
        label="Postcode"
        autoComplete="postal-code"
        autoCapitalize="characters"
        className="sm:self-end"
      />
      <OptionTiles
        {...field('propertyType')}
        label="Property type"
        options={PROPERTY_TYPES}
        className="col-span-full"
      />
      <Select {...field('propertySize')} label="Property size" options={PROPERTY_SIZES} />
      <Select {...field('currentHeating')} label="Current heating" options={CURRENT_HEATING} />
      <CheckboxGroup
        id={fieldId(FORM_ID, 'heatingChallenges')}
        name="heatingChallenges"
        values={[values.heatingChallenges ?? []].flat()}
        error={errors.heatingChallenges}
        label="What is wrong with the heating now?"
        options={HEATING_CHALLENGES}
        className="col-span-full"
      />
      <Select {...field('urgency')} label="How soon?" options={URGENCIES} />
      <Select {...field('budget')} label="Budget" options={BUDGETS} />
      <TextArea {...field('message')} label="Anything else?" className="col-span-full" />
      <div className="col-span-full">
        <Checkbox {...field('marketingConsent')}>
          Email me offers and news about Powerboard. You can stop these at any time.
        </Checkbox>
      </div>
    </>
  )
}
