import { isHoliday } from '../calendar/bank-holidays'
import { addDays, londonInstant, londonTime, type Weekday, weekdayOf } from '../calendar/london-time'

/** Minutes since midnight, London time; `closesMinute` is exclusive. */
export type OpenPeriod = { opensMinute: number; closesMinute: number }

/** `closedDates` are ISO dates in addition to bank holidays in England and Wales. */
export type OpeningHours = {
  week: Readonly<Record<Weekday, OpenPeriod | null>>
  closedDates: readonly string[]
  closedOnBankHolidays: boolean
}

const WEEKDAY: OpenPeriod = { opensMinute: 8 * 60, closesMinute: 18 * 60 }
const SATURDAY: OpenPeriod = { opensMinute: 9 * 60, closesMinute: 16 * 60 }

/** Monday to Friday 8am to 6pm, Saturday 9am to 4pm. */
export const DEFAULT_OPENING_HOURS: OpeningHours = {
  week: { 0: null, 1: WEEKDAY, 2: WEEKDAY, 3: WEEKDAY, 4: WEEKDAY, 5: WEEKDAY, 6: SATURDAY },
  closedDates: [],
  closedOnBankHolidays: true,
}

const DAYS_AHEAD_MAX = 366

/** The opening periods that end after `from`, in order, for a year; none if never open. */
export function* openPeriods(input: { from: Date; hours: OpeningHours }): Generator<{ opensAt: Date; closesAt: Date }> {
  const today = londonTime(input.from).date
  for (let day = 0; day <= DAYS_AHEAD_MAX; day += 1) {
    const date = addDays(today, day)
    const period = openPeriodOn(date, input.hours)
    if (!period) continue
    const opensAt = londonInstant({ date, minute: period.opensMinute })
    const closesAt = londonInstant({ date, minute: period.closesMinute })
    if (closesAt > input.from && closesAt > opensAt) yield { opensAt, closesAt }
  }
}

export function isOpenAt(input: { at: Date; hours: OpeningHours }): boolean {
  const next = openPeriods({ from: input.at, hours: input.hours }).next()
  return !next.done && next.value.opensAt <= input.at
}

function openPeriodOn(date: string, hours: OpeningHours): OpenPeriod | null {
  if (hours.closedDates.includes(date)) return null
  if (hours.closedOnBankHolidays && isHoliday(date)) return null
  return hours.week[weekdayOf(date)]
}
