import * as z from 'zod'

import { HEATING_CHALLENGES, URGENCIES } from '@/lib/domain/leads/quote-options'

import { atMost, blankIsAbsent, choice, line, paragraphs, robotTraps } from './fields'
import { MESSAGES } from './messages'
import { quoteCalculation, quoteFields } from './quote-request'

const shortText = line({ max: 100 })

/** The short quote request: the fields of the full one, with most of them optional. */
export const surveyLeadSchema = z.strictObject({
  firstName: quoteFields.firstName,
  lastName: blankIsAbsent(shortText.optional()),
  email: quoteFields.email,
  phone: quoteFields.phone,
  message: blankIsAbsent(paragraphs().optional()),
  propertyType: blankIsAbsent(quoteFields.propertyType.optional()),
  propertySize: blankIsAbsent(quoteFields.propertySize.optional()),
  currentHeating: blankIsAbsent(quoteFields.currentHeating.optional()),
  heatingChallenges: z
    .array(choice(HEATING_CHALLENGES, MESSAGES.heatingChallenges), MESSAGES.heatingChallenges)
    .refine(atMost(HEATING_CHALLENGES.length), MESSAGES.heatingChallenges)
    .default([]),
  urgency: blankIsAbsent(choice(URGENCIES, MESSAGES.urgency).optional()),
  budget: blankIsAbsent(quoteFields.budget.optional()),
  postcode: blankIsAbsent(quoteFields.postcode.optional()),
  calculation: quoteCalculation,
  location: blankIsAbsent(shortText.optional()),
  serviceType: blankIsAbsent(shortText.optional()),
  source: blankIsAbsent(shortText.default('survey-form')),
  leadType: blankIsAbsent(shortText.default('quote-request')),
  marketingConsent: quoteFields.marketingConsent,
  termsConsent: quoteFields.termsConsent.optional(),
  ...robotTraps,
})

export type SurveyLead = z.output<typeof surveyLeadSchema>
