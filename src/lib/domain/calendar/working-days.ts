import { isHoliday } from './bank-holidays'
import { addDays, weekdayOf } from './london-time'

const SUNDAY = 0
const SATURDAY = 6

/**
 * The ISO date that is this many working days after another: Monday to Friday, except bank holidays in England and Wales
 * and the ISO dates of `closedDates`.
 */
export function addWorkingDays({ date, count, closedDates }: WorkingDays): string {
  let [day, remaining] = [date, count]
  while (remaining > 0) {
    day = addDays(day, 1)
    if (isWorkingDay(day, closedDates)) remaining -= 1
  }
  return day
}

type WorkingDays = { date: string; count: number; closedDates: readonly string[] }

function isWorkingDay(date: string, closedDates: readonly string[]): boolean {
  const weekday = weekdayOf(date)
  return weekday !== SATURDAY && weekday !== SUNDAY && !isHoliday(date) && !closedDates.includes(date)
}
