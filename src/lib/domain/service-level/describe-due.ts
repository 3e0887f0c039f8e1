import { addDays, londonTime } from './london-time'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** In words and London time: 'by 10.15am today', 'by 8.15am on Monday', 'by 8.15am on Tuesday 29 December'. */
export function describeDue(dueAt: Date, now: Date): string {
  return `by ${clock(londonTime(dueAt).minute)} ${dayOf(dueAt, now)}`
}

/** The London day of a moment: 'today', 'on Monday' within a week, 'on Tuesday 29 December' beyond it. */
export function dayOf(at: Date, now: Date): string {
  const { date, weekday } = londonTime(at)
  const today = londonTime(now).date
  if (date === today) return 'today'
  if (date === addDays(today, 1)) return 'tomorrow'
  if (date === addDays(today, -1)) return 'yesterday'
  const isWithinWeek = date > today && date < addDays(today, 7)
  return `on ${isWithinWeek ? WEEKDAYS[weekday] : dateInWords(at)}`
}

/** The London day of a moment, whenever it is read: 'Tuesday 29 December'. */
export function dateInWords(at: Date): string {
  const { date, weekday } = londonTime(at)
  return `${WEEKDAYS[weekday]} ${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]}`
}

/** A time of day as people say it: '8am', '5.30pm', 'midday'; both 0 and 1440 are 'midnight'. */
export function clock(minuteOfDay: number): string {
  if (minuteOfDay % (24 * 60) === 0) return 'midnight'
  if (minuteOfDay === 12 * 60) return 'midday'
  const hour = Math.floor(minuteOfDay / 60)
  const minute = minuteOfDay % 60
  const minutes = minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes}${hour < 12 ? 'am' : 'pm'}`
}
