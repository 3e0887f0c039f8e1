import { composeQuoteMessage } from '@/lib/domain/leads/quote-message'
import {
  BUDGETS,
  CURRENT_HEATING,
  PROJECT_TYPES,
  PROPERTY_SIZES,
  PROPERTY_TYPES,
  TIMEFRAMES,
} from '@/lib/domain/leads/quote-options'

import { answersOf } from './answers-of'
import { EMAIL, FIRST_NAME, LAST_NAME, MARKETING_CONSENT, PHONE, POSTCODE } from './common-fields'
import type { AnswersOf, Field } from './field'

/** The steps of the quote dialog. */
export const QUOTE_STEPS = ['contact', 'property', 'timing'] as const

type QuoteStep = (typeof QUOTE_STEPS)[number]

/** The fields of the quote dialog. Its text and the CRM's note list the answers in this order. */
export const QUOTE_FIELDS = {
  firstName: { ...FIRST_NAME, step: 'contact' },
  lastName: { ...LAST_NAME, step: 'contact' },
  email: { ...EMAIL, step: 'contact' },
  phone: { ...PHONE, step: 'contact', width: 'full' },
  propertyType: {
    step: 'property',
    type: 'tiles',
    label: 'Property type',
    options: PROPERTY_TYPES,
    required: true,
    message: 'propertyType',
    policy: 'property',
    width: 'full',
  },
  propertySize: {
    step: 'property',
    type: 'select',
    label: 'Property size',
    options: PROPERTY_SIZES,
    required: true,
    message: 'propertySize',
    policy: 'property',
  },
  currentHeating: {
    step: 'property',
    type: 'select',
    label: 'Current heating',
    options: CURRENT_HEATING,
    required: true,
    message: 'currentHeating',
    policy: 'heating',
  },
  projectType: {
    step: 'property',
    type: 'select',
    label: 'Project type',
    options: PROJECT_TYPES,
    required: true,
    message: 'projectType',
    policy: 'type of project',
  },
  timeframe: {
    step: 'timing',
    type: 'select',
    label: 'Timeframe',
    options: TIMEFRAMES,
    required: true,
    message: 'timeframe',
    policy: 'timing',
  },
  budget: {
    step: 'timing',
    type: 'select',
    label: 'Budget',
    options: BUDGETS,
    required: true,
    message: 'budget',
    policy: 'budget',
  },
  postcode: { ...POSTCODE, step: 'property', required: true },
  additionalInfo: {
    step: 'timing',
    type: 'paragraphs',
    label: 'Anything else?',
    answer: 'Anything else',
    policy: 'message',
    width: 'full',
  },
  marketingConsent: { ...MARKETING_CONSENT, step: 'timing' },
  termsConsent: {
    step: 'timing',
    type: 'terms',
    label: 'I accept the terms and conditions.',
    required: true,
    answer: null,
    policy: 'accepted the terms',
    width: 'full',
  },
} as const satisfies Record<string, Field & { step: QuoteStep }>

export type QuoteAnswers = AnswersOf<typeof QUOTE_FIELDS>

type QuoteName = keyof typeof QUOTE_FIELDS

/** The fields of a step, in the order of the form. */
export const quoteStepFields = (step: QuoteStep): QuoteName[] =>
  (Object.keys(QUOTE_FIELDS) as QuoteName[]).filter((name) => QUOTE_FIELDS[name].step === step)

const {
  firstName: _first,
  lastName: _last,
  email: _email,
  phone: _phone,
  additionalInfo: _added,
  ...LISTED
} = QUOTE_FIELDS

/** What a quote request answers, besides who sends it and what was added in free text, by label. */
export const quoteAnswers = (quote: Pick<QuoteAnswers, keyof typeof LISTED>): Record<string, string> =>
  Object.fromEntries(answersOf(LISTED, quote).map(({ label, value }) => [label, value]))

/** A quote request as text. */
export const quoteText = ({
  source,
  ...quote
}: Omit<QuoteAnswers, 'firstName' | 'lastName' | 'email' | 'phone'> & { source: string }): string =>
  composeQuoteMessage({ source, ...quote, answers: quoteAnswers(quote) })
