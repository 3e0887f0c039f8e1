import { addDays } from '../calendar/london-time'
import { DAYS_OF_MONTHS, degreeDaysOfYear } from './degree-days'
import { type MonthWeather, NO_MONTH_WEATHER } from './month-weather'

/** Mean monthly temperatures of 1991 to 2020, °C: those of the homes of the UK, place by place, by the station method. */
export const USUAL_MEANS_C: readonly number[] = [4.9, 5.2, 6.9, 9.3, 12.2, 15.1, 17.2, 17, 14.5, 11.1, 7.6, 5.2]

/** Monthly degree days of an average year, UK average, January first. */
export const USUAL_DEGREE_DAYS: readonly number[] = degreeDaysOfYear(USUAL_MEANS_C)

const sumOf = (months: readonly number[]) => months.reduce((sum, month) => sum + month, 0)

/** Degree days of average months, January first, and the weather of single ones; without both, average ones of the UK. */
export type HeatingMonths = { months?: readonly number[]; weather?: MonthWeather }

/**
 * Degree days from one ISO date up to but not including another, as a share of an average year: about 1 for a whole year,
 * 0 if the dates are equal or in reverse order. All days of a month count equally.
 */
export function shareOfHeatingYear(
  { from, to }: { from: string; to: string },
  { months = USUAL_DEGREE_DAYS, weather = NO_MONTH_WEATHER }: HeatingMonths = {},
): number {
  const ofYear = sumOf(months)
  let share = 0
  for (let date = from; date < to; date = addDays(date, 1)) {
    const month = Number(date.slice(5, 7)) - 1
    share += ((weather[date.slice(0, 7)] ?? 1) * (months[month] ?? NaN)) / (DAYS_OF_MONTHS[month] ?? NaN) / ofYear
  }
  return share
}
