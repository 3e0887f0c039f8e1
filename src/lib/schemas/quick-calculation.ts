import * as z from 'zod'

import { climateOf, postcodeAreaOf } from '@/lib/domain/climate/area-climate'
import { nationOf } from '@/lib/domain/climate/area-nation'
import { TYPED_POSTCODE } from '@/lib/domain/climate/typed-postcode'
import { PROPERTY_TYPES } from '@/lib/domain/house/answers'
import { ageBandOfBuilt, BUILT } from '@/lib/domain/house/built'
import { HEATING_NOW, INSULATION, OCCUPANCY, type QuickAnswers } from '@/lib/domain/quick-estimate/answers'

import { fieldsOf } from './calculate/fields'
import { fieldErrors } from './field-errors'
import { blankIsAbsent, choice, line } from './fields'
import { formValues, type FormShape } from './form-values'
import { MESSAGES } from './messages'

export const FLOOR_AREA_M2 = { min: 5, max: 1_000 }

export const quickCalculationForm: FormShape = { booleans: ['solar'] }

/** Of a postcode only the area is kept: its letters say what weather a home has, and no more. */
const postcodeArea = line({ max: 10, missing: MESSAGES.postcode, tooLong: MESSAGES.postcode })
  .regex(TYPED_POSTCODE, MESSAGES.postcode)
  .transform((text) => postcodeAreaOf(text) ?? text.toUpperCase())
  .refine((area) => climateOf(area) !== null, MESSAGES.postcodeWeather)

const AMOUNT = /^(?:\d{1,6}|\d{1,3}(?:[,\s]\d{3})+)(?:\.\d+)?$/

/** A number, or the text of one as people write it: '1,000', '62.5'; not '62,5', which would be ten times as much. */
const floorArea = z.preprocess(
  (value) => (typeof value === 'string' ? amountOf(value) : value),
  z
    .number(MESSAGES.propertySizeMissing)
    .min(1, MESSAGES.propertySizeMissing)
    .min(FLOOR_AREA_M2.min, MESSAGES.propertySizeRange)
    .max(FLOOR_AREA_M2.max, MESSAGES.propertySizeRange),
)

function amountOf(text: string): number {
  const bare = text.trim().replace(/\s*m[²2]$/i, '')
  return AMOUNT.test(bare) ? Number(bare.replace(/[,\s]/g, '')) : NaN
}

/** The quick calculator's questions, as its form, its address and the API name them. */
export const QUICK_QUESTIONS = {
  postcode: blankIsAbsent(postcodeArea.optional()),
  type: choice(PROPERTY_TYPES, MESSAGES.propertyType),
  area: floorArea,
  built: choice(BUILT, MESSAGES.built),
  insulation: choice(INSULATION, MESSAGES.insulation),
  heating: choice(HEATING_NOW, MESSAGES.currentHeating),
  occupancy: choice(OCCUPANCY, MESSAGES.occupancy),
  solar: z.boolean(MESSAGES.invalid).default(false),
}

const questionsSchema = fieldsOf(QUICK_QUESTIONS)

/** What was asked for, of each question. */
export type QuickQuestions = z.output<typeof questionsSchema>

/** What the quick calculator asks; what comes out is what the estimate takes. */
export const quickCalculationSchema = questionsSchema.transform(quickAnswersOf)

/** The answers as the estimate takes them: on a border, or without a postcode, the years are read as in England. */
export function quickAnswersOf({
  postcode,
  type,
  area,
  built,
  insulation,
  heating,
  occupancy,
  solar,
}: QuickQuestions): QuickAnswers {
  const nation = (postcode === undefined ? null : nationOf(postcode)) ?? 'england'
  return {
    postcodeArea: postcode ?? null,
    propertyType: type,
    floorAreaM2: area,
    ageBand: ageBandOfBuilt({ built, nation }),
    insulation,
    heating,
    occupancy,
    hasSolar: solar,
  }
}

export type QuickCalculationRead = { ok: true; answers: QuickAnswers } | { ok: false; errors: Record<string, string> }

/** What texts typed into the form, or found in its address, say of a home; or the first thing wrong with each. */
export function readQuickCalculation(typed: Readonly<Record<string, string>>): QuickCalculationRead {
  const parsed = quickCalculationSchema.safeParse(formValues(Object.entries(typed), quickCalculationForm))
  if (parsed.success) return { ok: true, answers: parsed.data }
  return {
    ok: false,
    errors: Object.fromEntries(fieldErrors(parsed.error).map(({ path, message }) => [path, message])),
  }
}
