export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** London local time of an instant: ISO date, weekday (0 is Sunday), minutes since midnight. */
export type LondonTime = { date: string; weekday: Weekday; minute: number }

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const MARCH = 2
const OCTOBER = 9

export function londonTime(at: Date): LondonTime {
  const clock = new Date(at.getTime() + (isSummerTime(at) ? HOUR_MS : 0))
  return {
    date: isoDate(clock),
    weekday: utcWeekday(clock),
    minute: clock.getUTCHours() * 60 + clock.getUTCMinutes(),
  }
}

/** The instant of `minute` (0 to 1440) on an ISO date in London; the earlier one in the repeated hour. */
export function londonInstant(clock: { date: string; minute: number }): Date {
  const asUtcMs = Date.parse(`${clock.date}T00:00:00Z`) + clock.minute * MINUTE_MS
  const asSummer = new Date(asUtcMs - HOUR_MS)
  return isSummerTime(asSummer) ? asSummer : new Date(asUtcMs)
}

/** British Summer Time: last Sunday of March to last Sunday of October, 01:00 UTC (Summer Time Order 2002). */
export function isSummerTime(at: Date): boolean {
  const [year, atMs] = [at.getUTCFullYear(), at.getTime()]
  return atMs >= changeoverMs(year, MARCH) && atMs < changeoverMs(year, OCTOBER)
}

export function addDays(date: string, days: number): string {
  return isoDate(new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS))
}

export function weekdayOf(date: string): Weekday {
  return utcWeekday(new Date(`${date}T00:00:00Z`))
}

function changeoverMs(year: number, month: number): number {
  const lastDayMs = Date.UTC(year, month + 1, 0, 1)
  return lastDayMs - new Date(lastDayMs).getUTCDay() * DAY_MS
}

function isoDate(date: Date): string {
  return date.toISOString().slice(0, 10)
}

function utcWeekday(date: Date): Weekday {
  // getUTCDay() is 0 to 6 for every valid date.
  return date.getUTCDay() as Weekday
}
