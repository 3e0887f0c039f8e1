import { addDays, weekdayOf } from '@/lib/domain/calendar/london-time'

export type PeriodKind = 'week' | 'month'

/** Consecutive ISO dates, first to last, and a date in the periods before and after. */
export type CalendarPeriod = { kind: PeriodKind; days: string[]; before: string; after: string }

/** The week, from Monday, or the month that an ISO date is in. */
export function calendarPeriod(kind: PeriodKind, date: string): CalendarPeriod {
  const first = kind === 'week' ? addDays(date, -((weekdayOf(date) + 6) % 7)) : `${date.slice(0, 7)}-01`
  const after = kind === 'week' ? addDays(first, 7) : nextMonth(first)
  const days: string[] = []
  for (let day = first; day < after; day = addDays(day, 1)) days.push(day)
  return { kind, days, before: addDays(first, -1), after }
}

/** Every month ends within 31 days of its first. */
const nextMonth = (first: string) => `${addDays(first, 31).slice(0, 7)}-01`
