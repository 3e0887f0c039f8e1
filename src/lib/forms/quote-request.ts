import {
  BUDGETS,
  CURRENT_HEATING,
  HEATING_CHALLENGES,
  PROPERTY_SIZES,
  PROPERTY_TYPES,
  URGENCIES,
} from '@/lib/domain/leads/quote-options'

import { EMAIL, FIRST_NAME, MARKETING_CONSENT, PHONE, POSTCODE } from './common-fields'
import type { Fields } from './field'

/** The short quote request: fewer questions than in the dialog, and most of them optional. */
export const QUOTE_REQUEST_FIELDS = {
  firstName: FIRST_NAME,
  lastName: { type: 'line', label: 'Last name', answer: 'Name', policy: 'name', autoComplete: 'family-name' },
  email: EMAIL,
  phone: { ...PHONE, width: 'aligned' },
  postcode: { ...POSTCODE, width: 'aligned' },
  propertyType: {
    type: 'tiles',
    label: 'Property type',
    options: PROPERTY_TYPES,
    message: 'propertyType',
    policy: 'property',
    width: 'full',
  },
  propertySize: {
    type: 'select',
    label: 'Property size',
    options: PROPERTY_SIZES,
    message: 'propertySize',
    policy: 'property',
  },
  currentHeating: {
    type: 'select',
    label: 'Current heating',
    options: CURRENT_HEATING,
    message: 'currentHeating',
    policy: 'heating',
  },
  heatingChallenges: {
    type: 'checkboxes',
    label: 'What would you like to improve?',
    answer: 'Heating problems',
    options: HEATING_CHALLENGES,
    message: 'heatingChallenges',
    policy: 'what you would like to improve',
    width: 'full',
  },
  urgency: {
    type: 'select',
    label: 'How soon?',
    answer: 'How soon',
    options: URGENCIES,
    message: 'urgency',
    policy: 'timing',
  },
  budget: { type: 'select', label: 'Budget', options: BUDGETS, message: 'budget', policy: 'budget' },
  message: { type: 'paragraphs', label: 'Anything else?', answer: 'Message', policy: 'message', width: 'full' },
  marketingConsent: MARKETING_CONSENT,
} as const satisfies Fields
