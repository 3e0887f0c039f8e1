import type { Weekday } from '../calendar/london-time'
import { clock } from './describe-due'
import type { OpeningHours, OpenPeriod } from './opening-hours'

/** Consecutive days with the same hours: 'Monday to Friday', '8am to 6pm'. */
export type HoursLine = { days: string; times: string; period: OpenPeriod | null }

const DAYS: Record<Weekday, string> = {
  0: 'Sunday',
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
}
const MONDAY_FIRST: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0]

/** The week from Monday, in as few lines as possible. */
export function describeHours(hours: OpeningHours): HoursLine[] {
  const runs: { first: Weekday; last: Weekday; times: string; period: OpenPeriod | null }[] = []
  for (const day of MONDAY_FIRST) {
    const period = hours.week[day]
    const times = period ? `${clock(period.opensMinute)} to ${clock(period.closesMinute)}` : 'Closed'
    const run = runs.at(-1)
    if (run?.times === times) run.last = day
    else runs.push({ first: day, last: day, times, period })
  }
  return runs.map(({ first, last, times, period }) => ({ days: daysBetween(first, last), times, period }))
}

function daysBetween(first: Weekday, last: Weekday): string {
  if (first === last) return DAYS[first]
  return `${DAYS[first]} to ${DAYS[last]}`
}
