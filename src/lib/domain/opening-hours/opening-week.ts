import type { Weekday } from '../calendar/london-time'
import { clockTime } from '../calendar/time-of-day'
import type { OpeningHours, OpenPeriod } from './opening-hours'

/** A day as entered by staff: `weekday` 0 (Sunday) to 6, times as `08:00`. Days without a row are closed. */
export type OpeningRow = { weekday: `${Weekday}`; opens: string; closes: string }

type StoredHours = {
  week?: readonly OpeningRow[] | null
  closedDates?: readonly { date: string }[] | null
  closedOnBankHolidays?: boolean | null
}

/** The opening hours as staff have entered them. */
export const hoursOf = ({ week, closedDates, closedOnBankHolidays }: StoredHours): OpeningHours => ({
  week: rowsToWeek(week ?? []),
  closedDates: (closedDates ?? []).map(({ date }) => date.slice(0, 10)),
  closedOnBankHolidays: closedOnBankHolidays ?? true,
})

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0]

/** Converts rows to opening hours; the inverse of `weekToRows`. @throws Error for a time that is not `HH:MM` */
export function rowsToWeek(rows: readonly OpeningRow[]): OpeningHours['week'] {
  const week: Record<Weekday, OpenPeriod | null> = { 0: null, 1: null, 2: null, 3: null, 4: null, 5: null, 6: null }
  for (const weekday of WEEKDAYS) {
    const row = rows.find((candidate) => candidate.weekday === `${weekday}`)
    if (row) week[weekday] = { opensMinute: minuteOf(row.opens), closesMinute: minuteOf(row.closes) }
  }
  return week
}

/** Converts opening hours to rows, Monday first. */
export function weekToRows(week: OpeningHours['week']): OpeningRow[] {
  return WEEKDAYS.flatMap((weekday) => {
    const period = week[weekday]
    if (!period) return []
    return [
      { weekday: `${weekday}` as const, opens: clockTime(period.opensMinute), closes: clockTime(period.closesMinute) },
    ]
  })
}

function minuteOf(time: string): number {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(time) ?? []
  if (hours === undefined || minutes === undefined) throw new Error(`Not a time: ${time}`)
  return Number(hours) * 60 + Number(minutes)
}
