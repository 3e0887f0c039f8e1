import { londonInstant, londonTime } from '../calendar/london-time'
import { responseDueAt } from './due-at'
import { type OpeningHours, openPeriods } from './opening-hours'

/** After the first missed call: long enough for a meeting or a drive, and still the same day for most. */
const FIRST_PAUSE_MINUTES = 120
const MIDDAY = 12 * 60
/** Whoever did not answer in the morning is tried in the afternoon of another day, and the other way round. */
const MORNING_AT = 10 * 60
const AFTERNOON_AT = 16 * 60

type Missed = { calls: number; now: Date; hours: OpeningHours }

/**
 * When to ring again after `calls` in a row that nobody answered: after two hours of opening time, then on our next
 * opening day at the other time of day, from the third call on after one opening day more each.
 */
export function tryAgainAt({ calls, now, hours }: Missed): Date {
  if (calls <= 1) return responseDueAt({ receivedAt: now, hours, promiseMinutes: FIRST_PAUSE_MINUTES })
  const today = londonTime(now)
  const minute = today.minute < MIDDAY ? AFTERNOON_AT : MORNING_AT
  let daysLeft = calls - 1
  for (const { opensAt, closesAt } of openPeriods({ from: now, hours })) {
    const { date } = londonTime(opensAt)
    if (date === today.date) continue
    daysLeft -= 1
    if (daysLeft > 0) continue
    const wanted = londonInstant({ date, minute })
    return wanted < opensAt || wanted >= closesAt ? opensAt : wanted
  }
  return responseDueAt({ receivedAt: now, hours, promiseMinutes: FIRST_PAUSE_MINUTES })
}
