import { IN_ROW } from '@/components/ui/field'
import { bindFields, type FormState } from '@/components/ui/field-props'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import { TextInput } from '@/components/ui/text-input'
import { PROJECT_TYPES, PROPERTY_SIZES, TIMEFRAMES } from '@/lib/domain/leads/quote-options'
import { endpoints } from '@/lib/routing/endpoints'

import { MarketingConsent, PhoneField } from '../shared/common-fields'
import type { PageFormDefinition } from '../shared/defined-form'

const FORM_ID = 'datasheet'

export const DATASHEET_FORM: PageFormDefinition = {
  formId: FORM_ID,
  draft: 'datasheet-draft',
  action: endpoints.datasheet,
  submitLabel: 'Send me the datasheet',
  Fields: DatasheetFields,
}

function DatasheetFields(state: FormState) {
  const field = bindFields({ formId: FORM_ID, ...state })
  return (
    <>
      <TextInput {...field('name')} label="Name" autoComplete="name" required className="col-span-full" />
      <TextInput {...field('email')} label="Email" type="email" autoComplete="email" required className={IN_ROW} />
      <PhoneField {...field('phone')} className={IN_ROW} />
      <TextInput {...field('company')} label="Company" autoComplete="organization" />
      <TextInput {...field('jobTitle')} label="Job title" autoComplete="organization-title" />
      <Select {...field('projectType')} label="Project type" options={PROJECT_TYPES} required />
      <Select {...field('timeframe')} label="Timeframe" options={TIMEFRAMES} required />
      <Select {...field('propertySize')} label="Property size" options={PROPERTY_SIZES} />
      <TextArea {...field('message')} label="Anything we should know?" className="col-span-full" />
      <div className="col-span-full">
        <MarketingConsent {...field('marketingConsent')} />
      </div>
    </>
  )
}
