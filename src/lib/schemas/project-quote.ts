import * as z from 'zod'

import { BUILT } from '@/lib/domain/building/home/built'
import { climateOf } from '@/lib/domain/climate/area-climate'
import {
  BUILDING_TYPES,
  CLIENT_ROLES,
  HEATED_HOURS,
  PROJECT_STAGES,
  SOLAR_STATES,
} from '@/lib/domain/leads/project-options'
import { BUDGETS, CURRENT_HEATING, PROJECT_TYPES, TIMEFRAMES } from '@/lib/domain/leads/quote-options'
import { readPostcodeArea } from '@/lib/domain/leads/uk-postcode'

import {
  atMost,
  blankIsAbsent,
  choice,
  emailOr,
  line,
  marketingConsent,
  paragraphs,
  personName,
  phone,
  postcode,
  robotTraps,
} from './fields'
import { MESSAGES } from './messages'
import { typedAmount } from './typed-amount'

const UNIT = /(?:m[²2]?|kwp?|kwh|kw|°c?|£)$/i

/** A number, or its text with thousands separators and an optional unit. */
function typedNumber({ min, max, message }: { min: number; max: number; message: string }) {
  return z.preprocess(
    (value) => (typeof value === 'string' ? typedAmount(value, UNIT) : value),
    z.number(message).min(min, message).max(max, message),
  )
}

const optionalNumber = (limits: Parameters<typeof typedNumber>[0]) =>
  z.preprocess(
    (value) => (value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value),
    typedNumber(limits).optional(),
  )

const shape = {
  customerName: personName({ message: MESSAGES.name }),
  company: blankIsAbsent(line({ max: 100 }).optional()),
  role: blankIsAbsent(choice(CLIENT_ROLES).optional()),
  customerEmail: emailOr(MESSAGES.projectEmail),
  customerPhone: blankIsAbsent(phone.refine(atMost(20), MESSAGES.phone).nullable().default(null)),
  projectType: choice(PROJECT_TYPES, MESSAGES.projectTypeRequired),
  stage: blankIsAbsent(choice(PROJECT_STAGES).optional()),
  timeframe: blankIsAbsent(choice(TIMEFRAMES, MESSAGES.timeframe).optional()),
  budget: blankIsAbsent(choice(BUDGETS, MESSAGES.budget).optional()),
  buildingType: choice(BUILDING_TYPES, MESSAGES.buildingType),
  postcode: blankIsAbsent(postcode.optional()),
  floorArea: typedNumber({ min: 5, max: 20_000, message: MESSAGES.projectArea }),
  ceilingHeight: optionalNumber({ min: 2, max: 20, message: MESSAGES.projectCeiling }),
  built: choice(BUILT, MESSAGES.built),
  zones: optionalNumber({ min: 1, max: 500, message: MESSAGES.projectZones }),
  heatingNow: blankIsAbsent(choice(CURRENT_HEATING, MESSAGES.currentHeating).optional()),
  heatedHours: blankIsAbsent(choice(HEATED_HOURS).optional()),
  heatLoss: optionalNumber({ min: 0.1, max: 10_000, message: MESSAGES.projectHeatLoss }),
  heatingNotes: blankIsAbsent(paragraphs().default('')),
  solar: blankIsAbsent(choice(SOLAR_STATES).optional()),
  kwp: optionalNumber({ min: 0.1, max: 1_000, message: MESSAGES.projectKwp }),
  battery: optionalNumber({ min: 0, max: 10_000, message: MESSAGES.projectBattery }),
  message: blankIsAbsent(paragraphs().default('')),
  marketingConsent,
  ...robotTraps,
}

/** A project of an architect or commercial client. The address to reply to is `email`, as in every enquiry. */
export const projectQuoteSchema = z
  .strictObject(shape)
  .transform(({ customerEmail, ...project }) => ({ ...project, email: customerEmail }))

export type ProjectQuoteRequest = z.output<typeof projectQuoteSchema>

/** The area of a full postcode, if we have its weather data; null otherwise. */
export function areaOfProject({ postcode: typed }: Pick<ProjectQuoteRequest, 'postcode'>): string | null {
  const area = typed === undefined ? null : readPostcodeArea(typed)
  return area !== null && climateOf(area) ? area : null
}
