import * as z from 'zod'

import { CHALLENGE_SLUGS } from '@/lib/domain/challenge/challenges'
import { DAY_KWH_MAX, KEPT_VERSION, type KeptSeason } from '@/lib/domain/challenge/kept-season'
import { METER_UNITS } from '@/lib/domain/challenge/meter-readings'

import { instant, isoDate, text } from './text'

/** Enough for a home with a hundred of the visitor's own figures. */
const HOME_LENGTH_MAX = 10_000
const EVENTS_MAX = 20_000
const READINGS_MAX = 2_000
const METER_MAX = 9_999_999

const date = isoDate()
const daily = z.record(date, z.number().min(0).max(DAY_KWH_MAX))

/** A meter reading, as stored and as typed. */
export const meterReading = z.strictObject({
  fuel: z.enum(['electricity', 'gas']),
  date,
  value: z.number().min(0).max(METER_MAX),
  unit: z.enum(METER_UNITS.map(({ value }) => value)),
})

/** Events that a household marked, as stored and as sent to claim a reward. */
export const challengeEvents = z
  .array(
    z.strictObject({
      kind: z.enum(['done', 'undone']),
      slug: z.enum(CHALLENGE_SLUGS),
      at: instant(),
    }),
  )
  .max(EVENTS_MAX)

/** A season as stored on a device. */
export const keptSeason = z.strictObject({
  version: z.literal(KEPT_VERSION),
  home: text({ max: HOME_LENGTH_MAX }).nullable(),
  events: challengeEvents,
  readings: z.array(meterReading).max(READINGS_MAX),
  days: z.strictObject({ electricity: daily, gas: daily }),
})

/** Parses a season stored on a device; null if it is not in our format. */
export function readKeptSeason(stored: string): KeptSeason | null {
  try {
    const parsed = keptSeason.safeParse(JSON.parse(stored))
    return parsed.success ? parsed.data : null
  } catch {
    return null // not JSON
  }
}

/** '12345.6' or '12,345'. */
const TYPED_VALUE = /^(?:\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,3})?$/

/**
 * Reads the typed fields of a meter reading, by name, or returns an error message for each invalid field. `today` is
 * the ISO date in London.
 */
export function readMeterReading(
  typed: Readonly<Record<'fuel' | 'date' | 'value' | 'unit', string>>,
  today: string,
): { ok: true; reading: z.infer<typeof meterReading> } | { ok: false; errors: Record<string, string> } {
  const value = typed.value.trim()
  const parsed = meterReading.safeParse({
    ...typed,
    value: TYPED_VALUE.test(value) ? Number(value.replaceAll(',', '')) : NaN,
    unit: typed.fuel === 'electricity' ? 'kwh' : typed.unit,
  })
  if (parsed.success && parsed.data.date <= today) return { ok: true, reading: parsed.data }
  const faulty = new Set(parsed.success ? ['date'] : parsed.error.issues.map(({ path }) => String(path[0])))
  return {
    ok: false,
    errors: Object.fromEntries(Object.entries(MESSAGES).filter(([field]) => faulty.has(field))),
  }
}

const MESSAGES = {
  fuel: 'Please choose electricity or gas',
  date: 'Please give a day up to today',
  value: 'Please enter the number on the meter, such as 12345',
  unit: 'Please choose what the meter counts',
}
