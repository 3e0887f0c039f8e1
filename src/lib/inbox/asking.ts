import { addDays, londonInstant, londonTime } from '@/lib/domain/calendar/london-time'

/** Who looks at the inbox, and when. */
export type Asking = { userId: number; now: Date }

const MONDAY = 1
const WEEK_DAYS = 7

/** The values of `ASKED`: the user, the end of the day and the start of the week, in London. */
export function askedValues({ userId, now }: Asking): [userId: number, dayEnds: Date, weekStarts: Date] {
  const { date, weekday } = londonTime(now)
  const sinceMonday = (weekday - MONDAY + WEEK_DAYS) % WEEK_DAYS
  return [
    userId,
    londonInstant({ date: addDays(date, 1), minute: 0 }),
    londonInstant({ date: addDays(date, -sinceMonday), minute: 0 }),
  ]
}
