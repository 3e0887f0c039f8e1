import * as z from 'zod'

import {
  BUDGETS,
  CURRENT_HEATING,
  PROJECT_TYPES,
  PROPERTY_SIZES,
  PROPERTY_TYPES,
  TIMEFRAMES,
} from '@/lib/domain/leads/quote-options'
import { fieldErrors } from './field-errors'
import { choice, email, marketingConsent, paragraphs, personName, phone, postcode, termsConsent } from './fields'
import { MESSAGES } from './messages'

export const quoteRequestSchema = z.strictObject(
  {
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
  },
  MESSAGES.invalid,
)

export type QuoteRequest = z.output<typeof quoteRequestSchema>
export type QuoteRequestField = keyof QuoteRequest

type Fields = readonly QuoteRequestField[]

/** Contact information; property details; project timeline and budget. */
export const quoteRequestSteps: readonly [Fields, Fields, Fields] = [
  ['firstName', 'lastName', 'email', 'phone'],
  ['propertyType', 'propertySize', 'currentHeating', 'projectType', 'postcode'],
  ['timeframe', 'budget', 'additionalInfo', 'marketingConsent', 'termsConsent'],
]

/** The first message of every field of one step (0 to 2) that fails; empty when the step may be left. */
export function checkStep(values: unknown, stepIndex: number): Partial<Record<QuoteRequestField, string>> {
  const result = quoteRequestSchema.safeParse(values)
  if (result.success) return {}
  const errors = new Map(fieldErrors(result.error).map(({ path, message }) => [path, message]))
  const failed = (quoteRequestSteps[stepIndex] ?? []).filter((field) => errors.has(field))
  return Object.fromEntries(failed.map((field) => [field, errors.get(field)]))
}
