import { PROJECT_TYPES, PROPERTY_SIZES, TIMEFRAMES } from '@/lib/domain/leads/quote-options'
import { endpoints } from '@/lib/routing/endpoints'

import { COMPANY, EMAIL, FULL_NAME, MARKETING_CONSENT, PHONE } from './common-fields'
import type { Fields } from './field'
import type { TableForm } from './form'

export const DATASHEET_FIELDS = {
  name: { ...FULL_NAME, width: 'full' },
  email: { ...EMAIL, width: 'aligned' },
  phone: { ...PHONE, width: 'aligned' },
  company: COMPANY,
  jobTitle: { type: 'line', label: 'Job title', policy: 'role', autoComplete: 'organization-title' },
  projectType: {
    type: 'select',
    label: 'Project type',
    options: PROJECT_TYPES,
    required: true,
    message: 'datasheetProjectType',
    policy: 'type of project',
  },
  timeframe: {
    type: 'select',
    label: 'Timeframe',
    options: TIMEFRAMES,
    required: true,
    message: 'datasheetTimeframe',
    policy: 'timing',
  },
  propertySize: {
    type: 'select',
    label: 'Property size',
    options: PROPERTY_SIZES,
    message: 'propertySize',
    policy: 'property',
  },
  message: {
    type: 'paragraphs',
    label: 'Anything we should know?',
    answer: 'Message',
    policy: 'message',
    width: 'full',
  },
  marketingConsent: MARKETING_CONSENT,
} as const satisfies Fields

export const DATASHEET_FORM = {
  formId: 'datasheet',
  draft: 'datasheet-draft',
  action: endpoints.datasheet,
  submitLabel: 'Send me the datasheet',
  fields: DATASHEET_FIELDS,
} satisfies TableForm
