import { addDays, londonInstant, londonTime } from './london-time'
import { clockTime, timeInWords } from './time-of-day'
import { writtenDate } from './written-date'

const MINUTES_AN_HOUR = 60
const MINUTES_A_DAY = 24 * MINUTES_AN_HOUR

/** '2026-12-01T08:30': an instant in London time, in the format of date and time inputs. */
export function londonClock(iso: string): string {
  const { date, minute } = londonTime(new Date(iso))
  return `${date}T${clockTime(minute)}`
}

/**
 * The instant of a time in London, or null if it is not a valid time. A time in the hour skipped in March is read as
 * one hour later, and a time in the hour repeated in October as its first occurrence.
 */
export function instantOfClock(clock: string): string | null {
  const [, date = '', hours, minutes] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::00)?$/.exec(clock) ?? []
  const minute = Number(hours) * MINUTES_AN_HOUR + Number(minutes)
  const isDay = !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) && addDays(date, 0) === date
  return isDay && Number(minutes) < MINUTES_AN_HOUR && minute < MINUTES_A_DAY
    ? londonInstant({ date, minute }).toISOString()
    : null
}

/** 'Tuesday 1 December 2026 at 8.30am', in London time. */
export function writtenHour(iso: string): string {
  const { date, minute } = londonTime(new Date(iso))
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(new Date(date))
  return `${weekday} ${writtenDate(iso)} at ${timeInWords(minute)}`
}
