import { addDays, londonTime } from '../calendar/london-time'
import { MONTHS } from '../calendar/months'
import { timeInWords } from '../calendar/time-of-day'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** A deadline in London time: 'by 10.15am today', 'by 8.15am on Monday', 'by 8.15am on Tuesday 29 December'. */
export function describeDue(dueAt: Date, now: Date): string {
  return `by ${clock(londonTime(dueAt).minute)} ${dayOf(dueAt, now)}`
}

/** A deadline for a text that may be read on another day: 'by 8.15am on Monday 23 November'. */
export function describeDueOnDate(dueAt: Date): string {
  return `by ${clock(londonTime(dueAt).minute)} on ${dateInWords(dueAt)}`
}

/** The London day of an instant: 'today', 'on Monday' within a week, 'on Tuesday 29 December' beyond it. */
export function dayOf(at: Date, now: Date): string {
  const { date, weekday } = londonTime(at)
  const today = londonTime(now).date
  if (date === today) return 'today'
  if (date === addDays(today, 1)) return 'tomorrow'
  if (date === addDays(today, -1)) return 'yesterday'
  const isWithinWeek = date > today && date < addDays(today, 7)
  return `on ${isWithinWeek ? WEEKDAYS[weekday] : dateInWords(at)}`
}

/** The London date of an instant: 'Tuesday 29 December'. */
export function dateInWords(at: Date): string {
  const { date, weekday } = londonTime(at)
  return `${WEEKDAYS[weekday]} ${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]}`
}

/** A time of day: '8am', '5.30pm', 'midday'; both 0 and 1440 are 'midnight'. */
export function clock(minuteOfDay: number): string {
  if (minuteOfDay % (24 * 60) === 0) return 'midnight'
  return minuteOfDay === 12 * 60 ? 'midday' : timeInWords(minuteOfDay)
}
