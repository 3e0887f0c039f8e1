import { addDays, londonInstant, londonTime } from './london-time'

/** Between the last visitors and the first, 2.30am in London. */
const NIGHT_MINUTE = 150

/** When what is done once a night was last due. */
export function lastNight(now: Date): Date {
  const { date, minute } = londonTime(now)
  return londonInstant({ date: minute < NIGHT_MINUTE ? addDays(date, -1) : date, minute: NIGHT_MINUTE })
}
