import { addDays } from '../calendar/london-time'
import { DAYS_OF_MONTHS, degreeDaysOfYear } from './degree-days'

/** Mean monthly temperatures of 1991 to 2020, °C: those of the homes of the UK, place by place, by the station method. */
export const USUAL_MEANS_C: readonly number[] = [4.9, 5.2, 6.9, 9.3, 12.2, 15.1, 17.2, 17, 14.5, 11.1, 7.6, 5.2]

/** Monthly degree days of an average year, UK average, January first. */
export const USUAL_DEGREE_DAYS: readonly number[] = degreeDaysOfYear(USUAL_MEANS_C)

const sumOf = (months: readonly number[]) => months.reduce((sum, month) => sum + month, 0)

/**
 * Share of an average year's degree days from one ISO date up to but not including another: about 1 for a whole year,
 * 0 if the dates are equal or in reverse order. All days of a month count equally. `months`: degree days by month.
 */
export function shareOfHeatingYear({ from, to }: { from: string; to: string }, months = USUAL_DEGREE_DAYS): number {
  const ofYear = sumOf(months)
  let share = 0
  for (let date = from; date < to; date = addDays(date, 1)) {
    const month = Number(date.slice(5, 7)) - 1
    share += (months[month] ?? NaN) / (DAYS_OF_MONTHS[month] ?? NaN) / ofYear
  }
  return share
}
