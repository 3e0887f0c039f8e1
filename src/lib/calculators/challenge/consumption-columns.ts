import { KWH_PER_UNIT } from '@/lib/domain/challenge/meter-readings'

import { isHalfHourHeading } from './half-hour-heading'

/**
 * Column indexes: the start of a reading and its amount, or a date and its half-hours in order. `clock` may hold the
 * time of a reading whose `time` is a date alone. `kwhPerUnit` is null if no heading names a unit.
 */
export type Columns = {
  time: number
  clock: { column: number; isUtc: boolean } | null
  values: readonly number[]
  isUtc: boolean
  kwhPerUnit: number | null
}

/** Minimum number of half-hour or hour headings for a row to represent a whole day. */
const TIMES_OF_DAY_MIN = 24

const TIME = /start|time|date|from/i
const CLOCK = /start|time|from/i

/** Finds the columns of a supplier’s file by their headings; null if one is missing. */
export function columnsOf(headings: readonly string[]): Columns | null {
  return columnsOfDays(headings) ?? columnsOfReadings(headings)
}

/** One row per reading. */
function columnsOfReadings(headings: readonly string[]): Columns | null {
  const find = (wanted: RegExp, unwanted: RegExp) =>
    headings.findIndex((heading) => wanted.test(heading) && !unwanted.test(heading))
  const time = find(TIME, /consumption|end/i)
  const value = find(/consumption|wh|usage|energy|value|m3|m³/i, /cost|price|charge|rate|timestamp|date|£|\(p\)/i)
  if (time < 0 || value < 0 || time === value) return null
  const clock = headings.findIndex(
    (heading, column) =>
      CLOCK.test(heading) && !/consumption|end|date/i.test(heading) && column !== time && column !== value,
  )
  return {
    time,
    clock: clock < 0 ? null : { column: clock, isUtc: isUtc(headings[clock]) },
    values: [value],
    isUtc: isUtc(headings[time]),
    kwhPerUnit: unitOf(headings[value] ?? ''),
  }
}

/** One row per day with a column for each half-hour. Other columns, such as the meter or a total, are ignored. */
function columnsOfDays(headings: readonly string[]): Columns | null {
  const values = headings.flatMap((heading, column) => (isHalfHourHeading(heading) ? [column] : []))
  const time = headings.findIndex((heading, column) => /date|day/i.test(heading) && !values.includes(column))
  if (values.length < TIMES_OF_DAY_MIN || time < 0) return null
  const units = [...values.map((column) => headings[column] ?? ''), ...headings].map(unitOf)
  const kwhPerUnit = units.find((unit) => unit !== null) ?? null
  return { time, clock: null, values, isUtc: isUtc(headings[time]), kwhPerUnit }
}

const isUtc = (heading = '') => /utc|gmt/i.test(heading)

function unitOf(heading: string): number | null {
  if (/m3|m³/i.test(heading)) return KWH_PER_UNIT.m3
  if (/kwh/i.test(heading)) return 1
  return /(?:^|[^a-z])wh(?:$|[^a-z])/i.test(heading) ? 0.001 : null
}
