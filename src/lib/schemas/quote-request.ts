import * as z from 'zod'

import {
  BUDGETS,
  CURRENT_HEATING,
  PROJECT_TYPES,
  PROPERTY_SIZES,
  PROPERTY_TYPES,
  TIMEFRAMES,
} from '@/lib/domain/leads/quote-options'

import { choice, email, marketingConsent, paragraphs, personName, phone, postcode, termsConsent } from './fields'
import { MESSAGES } from './messages'
import { text } from './text'

/**
 * The quick calculation that led to a quote request, as the query string of its page. Visitors cannot correct it in the
 * form, so an invalid one is left out later instead of being rejected here.
 */
export const quoteCalculation = text({ max: 500 }).optional()

/** The fields shared by all quote forms. */
export const quoteFields = {
  firstName: personName({ message: MESSAGES.firstName }),
  lastName: personName({ message: MESSAGES.lastName }),
  email,
  phone,
  propertyType: choice(PROPERTY_TYPES, MESSAGES.propertyType),
  propertySize: choice(PROPERTY_SIZES, MESSAGES.propertySize),
  currentHeating: choice(CURRENT_HEATING, MESSAGES.currentHeating),
  projectType: choice(PROJECT_TYPES, MESSAGES.projectType),
  postcode,
  timeframe: choice(TIMEFRAMES, MESSAGES.timeframe),
  budget: choice(BUDGETS, MESSAGES.budget),
  additionalInfo: paragraphs().default(''),
  marketingConsent,
  termsConsent,
}

export const quoteRequestSchema = z.strictObject(quoteFields)

export type QuoteRequest = z.output<typeof quoteRequestSchema>
