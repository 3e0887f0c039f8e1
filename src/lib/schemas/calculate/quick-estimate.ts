import * as z from 'zod'

import { PROPERTY_TYPES } from '@/lib/domain/building/home/answers'
import { ageBandOfBuilt, BUILT } from '@/lib/domain/building/home/built'
import { OCCUPANCY } from '@/lib/domain/building/home/occupancy'
import { climateOf } from '@/lib/domain/climate/area-climate'
import { nationOrEngland } from '@/lib/domain/climate/area-nation'
import { heightOfPostcodeM } from '@/lib/domain/climate/district-height'
import { BILL_UNITS } from '@/lib/domain/estimate/bill'
import { INSTALLATION_TYPES, roomsToHeat } from '@/lib/domain/estimate/configuration-options'
import { HEATING_NOW, systemNow } from '@/lib/domain/estimate/heating-now'
import { ROOMS_MAX } from '@/lib/domain/estimate/own-figure-limits'
import type { OwnFigures } from '@/lib/domain/estimate/project'
import { INSULATION, type QuickAnswers, TENANTED } from '@/lib/domain/estimate/quick-answers'
import type { Option } from '@/lib/domain/leads/quote-options'
import { readPostcodeArea } from '@/lib/domain/leads/uk-postcode'
import { MESSAGES } from '@/lib/forms/messages'

import { fieldErrors } from '../field-errors'
import { blankIsAbsent, choice, line } from '../fields'
import { type FormShape, formValues } from '../form-values'
import { productSlug } from '../product-slug'
import { typedAmount } from '../typed-amount'
import { fieldsOf } from './fields'
import { ownFiguresParameter } from './own-figures'

const FLOOR_AREA_M2 = { min: 5, max: 1_000 }

export const quickEstimateForm: FormShape = { booleans: ['solar'] }

/**
 * Only the area of a postcode and the height of its district are kept: they give the local climate without identifying a
 * home.
 */
const postcode = line({ max: 20, missing: MESSAGES.postcode, tooLong: MESSAGES.postcode })
  .refine((text) => readPostcodeArea(text) !== null, MESSAGES.postcode)
  .transform((text) => ({ area: readPostcodeArea(text) ?? text, heightM: heightOfPostcodeM(text) }))
  .refine(({ area }) => climateOf(area) !== null, MESSAGES.postcodeWeather)

/** A number, or text such as '1,000' or '62.5 m²'. */
const floorArea = z.preprocess(
  (value) => (typeof value === 'string' ? amountOf(value) : value),
  z
    .number(MESSAGES.propertySizeMissing)
    .min(1, MESSAGES.propertySizeMissing)
    .min(FLOOR_AREA_M2.min, MESSAGES.propertySizeRange)
    .max(FLOOR_AREA_M2.max, MESSAGES.propertySizeRange),
)

const amountOf = (text: string) => typedAmount(text.trim().replace(/^£\s*/, ''), /(?:m[²2]?|kwh)$/i)

/** An optional number, or text such as '12,000 kWh'. */
export function optionalAmount(amount: z.ZodNumber) {
  return z
    .preprocess(
      (value) => (typeof value === 'string' && value.trim() !== '' ? amountOf(value) : value),
      blankIsAbsent(amount.optional()),
    )
    .optional()
}

/** One of the options, or left blank. */
const optionalChoice = <Value extends string>(options: readonly Option<Value>[]) =>
  blankIsAbsent(choice(options).optional()).optional()

const BILL = { min: 10, max: 100_000 }
const ALTITUDE_M = { min: 0, max: 1_000 }

/** Bills per square metre outside these limits suggest an error in the bill or the floor area. */
const LIKELY_PER_M2 = { kwh: { min: 10, max: 1_000 }, pounds: { min: 1, max: 150 } }

/** The quick calculator's questions, as named in its form, URL and API. */
export const QUICK_QUESTIONS = {
  postcode: blankIsAbsent(postcode.optional()),
  type: choice(PROPERTY_TYPES, MESSAGES.propertyType),
  area: floorArea,
  built: choice(BUILT, MESSAGES.built),
  insulation: choice(INSULATION, MESSAGES.insulation),
  heating: choice(HEATING_NOW, MESSAGES.currentHeating),
  occupancy: choice(OCCUPANCY, MESSAGES.occupancy),
  solar: z.boolean().default(false),
  rooms: optionalAmount(
    z
      .number(MESSAGES.roomsMissing)
      .min(1, MESSAGES.roomsMissing)
      .multipleOf(1, MESSAGES.roomsMissing)
      .max(ROOMS_MAX, MESSAGES.roomsRange),
  ),
  currentBill: optionalAmount(
    z.number(MESSAGES.currentBill).min(BILL.min, MESSAGES.billUnlikely).max(BILL.max, MESSAGES.billUnlikely),
  ),
  billUnit: choice(BILL_UNITS).default('kwh'),
  altitude: optionalAmount(
    z.number(MESSAGES.altitude).min(ALTITUDE_M.min, MESSAGES.altitude).max(ALTITUDE_M.max, MESSAGES.altitude),
  ),
  heated: optionalChoice(INSTALLATION_TYPES),
  tenanted: optionalChoice(TENANTED),
  /** One that is no longer on offer is replaced by the default. */
  panel: blankIsAbsent(productSlug.optional()).optional(),
  own: ownFiguresParameter,
}

const questionsSchema = fieldsOf(QUICK_QUESTIONS)

/** The parsed questions. */
export type QuickQuestions = z.output<typeof questionsSchema>

type BillQuestions = Pick<QuickQuestions, 'area' | 'currentBill' | 'billUnit' | 'heating'>

/** Rejects a bill that the estimate cannot use. */
export function checkBill({ area, currentBill, billUnit, heating }: BillQuestions, context: z.RefinementCtx): void {
  if (currentBill === undefined) return
  const reject = (message: string) => context.addIssue({ code: 'custom', path: ['currentBill'], message })
  const { min, max } = LIKELY_PER_M2[billUnit]
  if (systemNow(heating) === null) reject(MESSAGES.billWithoutHeating)
  else if (currentBill < min * area || currentBill > max * area) reject(MESSAGES.billUnlikely)
}

/** The quick calculator's input, transformed into the input of the estimate and the visitor's own figures. */
export const quickEstimateSchema = questionsSchema.superRefine(checkBill).transform((questions) => ({
  answers: quickAnswersOf(questions),
  own: questions.own,
}))

/** The input of the estimate. Near a national border, or without a postcode, building ages are read as in England. */
export function quickAnswersOf({
  postcode,
  type,
  area,
  built,
  insulation,
  heating,
  occupancy,
  solar,
  rooms,
  currentBill,
  billUnit,
  altitude,
  heated,
  tenanted,
  panel,
}: Omit<QuickQuestions, 'own'>): QuickAnswers {
  const nation = nationOrEngland(postcode?.area)
  const altitudeM = altitude ?? postcode?.heightM ?? undefined
  const heatedRooms = heated === undefined ? null : roomsToHeat(heated)
  return {
    postcodeArea: postcode?.area ?? null,
    propertyType: type,
    floorAreaM2: area,
    ageBand: ageBandOfBuilt({ built, nation }),
    insulation,
    heating,
    occupancy,
    hasSolar: solar,
    ...(rooms !== undefined && { rooms }),
    ...(currentBill !== undefined && { bill: { amount: currentBill, unit: billUnit } }),
    ...(altitudeM !== undefined && { altitudeM }),
    ...(heatedRooms !== null && { heatedRooms }),
    ...(tenanted !== undefined && { isLet: tenanted === 'yes' }),
    ...(panel !== undefined && { panel }),
  }
}

export type QuickEstimateRead =
  | { ok: true; answers: QuickAnswers; own: OwnFigures; isOwnUnreadable: boolean }
  | { ok: false; errors: Record<string, string> }

/**
 * Reads form or URL text into a home, or returns the first error for each field. Own figures have no field to show an
 * error at, so unreadable ones are left out and reported.
 */
export function readQuickEstimate({
  own: ownText = '',
  ...typed
}: Readonly<Record<string, string>>): QuickEstimateRead {
  const parsed = quickEstimateSchema.safeParse(formValues(Object.entries(typed), quickEstimateForm))
  const own = ownFiguresParameter.safeParse(ownText)
  if (parsed.success)
    return { ok: true, answers: parsed.data.answers, own: own.data ?? {}, isOwnUnreadable: !own.success }
  return {
    ok: false,
    errors: Object.fromEntries(fieldErrors(parsed.error).map(({ path, message }) => [path, message])),
  }
}
