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
  const due = londonTime(dueAt)
  return `by ${clock(due.minute)} ${day(due, londonTime(now).date)}`
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

function day(due: { date: string; weekday: number }, today: string): string {
  if (due.date === today) return 'today'
  if (due.date === addDays(today, 1)) return 'tomorrow'
  if (due.date === addDays(today, -1)) return 'yesterday'
  const weekday = `on ${WEEKDAYS[due.weekday]}`
  const isWithinWeek = due.date > today && due.date < addDays(today, 7)
  if (isWithinWeek) return weekday
  return `${weekday} ${Number(due.date.slice(8))} ${MONTHS[Number(due.date.slice(5, 7)) - 1]}`
}
