import type { PartnerKind } from '@/lib/domain/leads/lead-kinds'
import { EXPERIENCES, SCHEMES, TRADES } from '@/lib/domain/leads/partner-options'
import { BUDGETS } from '@/lib/domain/leads/quote-options'
import { endpoints } from '@/lib/routing/endpoints'

import { COMPANY, EMAIL, FULL_NAME, MARKETING_CONSENT, PHONE } from './common-fields'
import type { Fields } from './field'
import type { TableForm } from './form'

const FIRM = { ...COMPANY, label: 'Firm' } as const
const NEEDED_FIRM = { ...FIRM, required: true, message: 'company' } as const
const PERSON = { email: { ...EMAIL, width: 'aligned' }, phone: { ...PHONE, width: 'aligned' } } as const
const CLOSE = {
  message: { type: 'paragraphs', label: 'Anything else?', answer: 'Message', policy: 'message', width: 'full' },
  marketingConsent: MARKETING_CONSENT,
} as const
const AREA = { type: 'line', answer: 'Area', required: true, message: 'area', policy: 'area' } as const
const TRADE = { answer: 'Trade now', policy: 'trade and experience' } as const
const EXPERIENCE = {
  type: 'select',
  label: 'For how long?',
  answer: 'For how long',
  options: EXPERIENCES,
  message: 'experience',
  policy: 'trade and experience',
} as const

const DISTRIBUTOR = {
  name: FULL_NAME,
  company: NEEDED_FIRM,
  ...PERSON,
  area: {
    ...AREA,
    label: 'Area you have in mind',
    hint: 'A county, or the towns you can serve',
    width: 'aligned',
  },
  trade: { ...TRADE, type: 'line', label: 'What you sell now', width: 'aligned' },
  experience: EXPERIENCE,
  ...CLOSE,
} as const satisfies Fields

const INSTALLER = {
  name: FULL_NAME,
  company: NEEDED_FIRM,
  ...PERSON,
  trade: { ...TRADE, type: 'tiles', label: 'Trade', options: TRADES, required: true, message: 'trade', width: 'full' },
  area: {
    ...AREA,
    label: 'Where you work',
    hint: 'Towns, or postcode areas like SN and BA',
    width: 'aligned',
  },
  experience: { ...EXPERIENCE, width: 'aligned' },
  scheme: {
    type: 'select',
    label: 'Registered with',
    options: SCHEMES,
    required: true,
    message: 'scheme',
    policy: 'registration',
    width: 'aligned',
  },
  registration: {
    type: 'line',
    label: 'Registration number',
    hint: 'We check it with the scheme',
    policy: 'registration',
    width: 'aligned',
  },
  ...CLOSE,
} as const satisfies Fields

const BUSINESS = {
  name: FULL_NAME,
  company: FIRM,
  ...PERSON,
  area: { ...AREA, label: 'Where you are' },
  trade: { ...TRADE, type: 'line', label: 'What you do now', required: true, message: 'tradeMissing' },
  budget: {
    type: 'select',
    label: 'What you could invest',
    answer: 'Available budget',
    options: BUDGETS,
    message: 'budget',
    policy: 'budget',
  },
  ...CLOSE,
} as const satisfies Fields

export const PARTNER_FIELDS = {
  distributor: DISTRIBUTOR,
  installer: INSTALLER,
  business: BUSINESS,
} as const satisfies Record<PartnerKind, Fields>

export const PARTNER_FORMS: Record<PartnerKind, TableForm> = {
  distributor: {
    formId: 'distributor',
    draft: 'distributor-draft',
    action: endpoints.distributor,
    submitLabel: 'Apply as Distributor',
    fields: DISTRIBUTOR,
  },
  installer: {
    formId: 'installer',
    draft: 'installer-draft',
    action: endpoints.installer,
    submitLabel: 'Apply as Installer',
    fields: INSTALLER,
  },
  business: {
    formId: 'business',
    draft: 'business-draft',
    action: endpoints.business,
    submitLabel: 'Send enquiry',
    fields: BUSINESS,
  },
}
