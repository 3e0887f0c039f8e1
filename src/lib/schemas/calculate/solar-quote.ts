import * as z from 'zod'

import { FACINGS } from '@/lib/domain/solar/roof-yield'
import { MESSAGES } from '@/lib/forms/messages'

import { fieldErrors } from '../field-errors'
import { choice } from '../fields'
import { formValues } from '../form-values'
import { typedAmount } from '../typed-amount'
import { fieldsOf } from './fields'
import { optionalAmount, QUICK_QUESTIONS } from './quick-estimate'
import { toldHomeParameter } from './told-home'

const within = ({ min, max, message }: { min: number; max: number; message: string }) =>
  z.number(message).min(min, message).max(max, message)

const UNIT = /(?:kwp?|kwh|°|degrees|p)$/i

/** A number with decimals, or its text, optionally followed by the unit. */
const amount = (limits: { min: number; max: number; message: string }) =>
  z.preprocess((value) => (typeof value === 'string' ? typedAmount(value, UNIT) : value), within(limits))

const { postcode, type, area, built, occupancy } = QUICK_QUESTIONS

/** The questions of the solar quote, as named in its form and URL. */
const questions = fieldsOf({
  postcode,
  type,
  area,
  built,
  occupancy,
  home: toldHomeParameter,
  kwp: amount({ min: 0.1, max: 100, message: MESSAGES.solarKwp }),
  facing: choice(FACINGS, MESSAGES.solarFacing),
  pitch: amount({ min: 0, max: 90, message: MESSAGES.solarPitch }),
  battery: amount({ min: 0, max: 100, message: MESSAGES.solarBattery }).default(0),
  heatingKwh: optionalAmount(within({ min: 100, max: 100_000, message: MESSAGES.solarHeating })),
  householdKwh: amount({ min: 0, max: 50_000, message: MESSAGES.solarHousehold }),
  exportPence: amount({ min: 0, max: 100, message: MESSAGES.solarExport }).optional(),
})

export type SolarQuestions = z.output<typeof questions>

export type SolarRead = { ok: true; questions: SolarQuestions } | { ok: false; errors: Record<string, string> }

/** Reads form or URL text, or returns the first error for each field. */
export function readSolarQuote(typed: Iterable<[string, string]>): SolarRead {
  const read = questions.safeParse(formValues(typed))
  if (read.success) return { ok: true, questions: read.data }
  return {
    ok: false,
    errors: Object.fromEntries(fieldErrors(read.error).map(({ path, message }) => [path, message])),
  }
}
