import { Checkbox } from '@/components/ui/checkbox'
import { bindFields, type FieldErrors, type FormValues } from '@/components/ui/field-props'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import { TextInput } from '@/components/ui/text-input'
import { PROJECT_TYPES, PROPERTY_SIZES, TIMEFRAMES } from '@/lib/domain/leads/quote-options'
import { endpoints } from '@/lib/site/endpoints'

import type { FormDrawing } from '../shared/drawn-form'

const FORM_ID = 'datasheet'

export const DATASHEET_DRAWING: FormDrawing = {
  formId: FORM_ID,
  action: endpoints.datasheet,
  submitLabel: 'Send me the datasheet',
  Fields: DatasheetFields,
}

function DatasheetFields({ values, errors }: { values: FormValues; errors: FieldErrors }) {
  const field = bindFields({ formId: FORM_ID, values, errors })
  return (
    <>
      <TextInput {...field('name')} label="Name" autoComplete="name" required className="col-span-full" />
      <TextInput {...field('email')} label="Email" type="email" autoComplete="email" required className="sm:self-end" />
      <TextInput
        {...field('phone')}
        label="Phone"
        hint="A UK number, like 07700 900 982"
        type="tel"
        autoComplete="tel"
        required
        className="sm:self-end"
      />
      <TextInput {...field('company')} label="Company" autoComplete="organization" />
      <TextInput {...field('jobTitle')} label="Job title" autoComplete="organization-title" />
      <Select {...field('projectType')} label="Project type" options={PROJECT_TYPES} required />
      <Select {...field('timeframe')} label="Timeframe" options={TIMEFRAMES} required />
      <Select {...field('propertySize')} label="Property size" options={PROPERTY_SIZES} />
      <TextArea {...field('message')} label="Anything we should know?" className="col-span-full" />
      <div className="col-span-full">
        <Checkbox {...field('marketingConsent')}>
          Email me offers and news about Powerboard. You can stop these at any time.
        </Checkbox>
      </div>
    </>
  )
}
