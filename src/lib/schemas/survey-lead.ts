import * as z from 'zod'

import {
  BUDGETS,
  CURRENT_HEATING,
  HEATING_CHALLENGES,
  PROPERTY_SIZES,
  PROPERTY_TYPES,
  URGENCIES,
} from '@/lib/domain/leads/quote-options'
import {
  atMost,
  blankIsAbsent,
  choice,
  email,
  line,
  marketingConsent,
  paragraphs,
  personName,
  phone,
  postcode,
  robotTraps,
  termsConsent,
} from './fields'
import { MESSAGES } from './messages'

const shortText = line({ max: 100 })

export const surveyLeadSchema = z.strictObject(
  {
    firstName: personName({ message: MESSAGES.firstName }),
    lastName: blankIsAbsent(shortText.optional()),
    email,
    phone,
    message: blankIsAbsent(paragraphs().optional()),
    propertyType: blankIsAbsent(choice(PROPERTY_TYPES, MESSAGES.propertyType).optional()),
    propertySize: blankIsAbsent(choice(PROPERTY_SIZES, MESSAGES.propertySize).optional()),
    currentHeating: blankIsAbsent(choice(CURRENT_HEATING, MESSAGES.currentHeating).optional()),
    heatingChallenges: z
      .array(choice(HEATING_CHALLENGES, MESSAGES.heatingChallenges), MESSAGES.heatingChallenges)
      .refine(atMost(HEATING_CHALLENGES.length), MESSAGES.heatingChallenges)
      .default([]),
    urgency: blankIsAbsent(choice(URGENCIES, MESSAGES.urgency).optional()),
    budget: blankIsAbsent(choice(BUDGETS, MESSAGES.budget).optional()),
    postcode: blankIsAbsent(postcode.optional()),
    source: blankIsAbsent(shortText.default('survey-form')),
    leadType: blankIsAbsent(shortText.default('quote-request')),
    marketingConsent,
    termsConsent: termsConsent.optional(),
    ...robotTraps,
  },
  MESSAGES.invalid,
)

export type SurveyLead = z.output<typeof surveyLeadSchema>
