import { addDays, weekdayOf } from './london-time'

const SUNDAY = 0
const MONDAY = 1
const SATURDAY = 6

/**
 * Bank holidays in England and Wales as ISO dates, in order, by rule: Banking and Financial Dealings Act 1971, schedule
 * 1, with New Year's Day, early May and substitute days as proclaimed every year. One-off holidays, such as a
 * coronation, are not included and belong in the opening hours' closed dates.
 */
export function bankHolidays(year: number): string[] {
  const easter = easterSunday(year)
  const christmas = substituted(`${year}-12-25`)
  return [
    substituted(`${year}-01-01`),
    addDays(easter, -2),
    addDays(easter, 1),
    mondayOnOrAfter(`${year}-05-01`),
    mondayOnOrAfter(`${year}-05-25`),
    mondayOnOrAfter(`${year}-08-25`),
    christmas,
    substituted(`${year}-12-26`, [christmas]),
  ]
}

/** A bank holiday, or the holiday itself when it falls on a weekend and the bank holiday is moved. */
export function isHoliday(date: string): boolean {
  return /-(?:01-01|12-25|12-26)$/.test(date) || bankHolidays(Number(date.slice(0, 4))).includes(date)
}

/** The date or, on a weekend, the next weekday not in `taken`. */
function substituted(date: string, taken: readonly string[] = []): string {
  const weekday = weekdayOf(date)
  const isFree = weekday !== SATURDAY && weekday !== SUNDAY && !taken.includes(date)
  return isFree ? date : substituted(addDays(date, 1), taken)
}

function mondayOnOrAfter(date: string): string {
  return addDays(date, (MONDAY - weekdayOf(date) + 7) % 7)
}

/** The Gregorian computus in Meeus's form. */
function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const skipped = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  return addDays(`${year}-03-22`, epact + weekday - 7 * correction)
}
