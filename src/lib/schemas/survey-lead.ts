import * as z from 'zod'

import { QUOTE_REQUEST_FIELDS } from '@/lib/forms/quote-request'

import { blankIsAbsent, line, robotTraps } from './fields'
import { quoteCalculation, quoteFields } from './quote-request'
import { schemasOf } from './schema-of'

const shortText = line({ max: 100 })

/** The short quote request, with where on the site it comes from. */
export const surveyLeadSchema = z.strictObject({
  ...schemasOf(QUOTE_REQUEST_FIELDS),
  calculation: quoteCalculation,
  location: blankIsAbsent(shortText.optional()),
  serviceType: blankIsAbsent(shortText.optional()),
  source: blankIsAbsent(shortText.default('survey-form')),
  leadType: blankIsAbsent(shortText.default('quote-request')),
  termsConsent: quoteFields.termsConsent.optional(),
  ...robotTraps,
})

export type SurveyLead = z.output<typeof surveyLeadSchema>
