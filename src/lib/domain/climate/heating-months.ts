import { addDays } from '../calendar/london-time'
import { DAYS_OF_MONTHS, degreeDaysOfYear } from './degree-days'

/** Mean monthly temperatures, UK average, °C: SAP 10.2, Appendix U, table U1. */
const MEANS_C = [4.3, 4.9, 6.5, 8.9, 11.7, 14.6, 16.6, 16.4, 14.1, 10.6, 7.1, 4.2]

/** Degree days of the months of an average year, UK average, January first. */
export const USUAL_DEGREE_DAYS: readonly number[] = degreeDaysOfYear(MEANS_C)

const OF_YEAR = USUAL_DEGREE_DAYS.reduce((sum, month) => sum + month)

/**
 * Share of an average year's degree days from one ISO date up to, not including, another: about 1 for a whole year,
 * 0 if the dates are equal or in reverse order. Days of the same month count alike.
 */
export function shareOfHeatingYear({ from, to }: { from: string; to: string }): number {
  let share = 0
  for (let date = from; date < to; date = addDays(date, 1)) {
    const month = Number(date.slice(5, 7)) - 1
    share += (USUAL_DEGREE_DAYS[month] ?? NaN) / (DAYS_OF_MONTHS[month] ?? NaN) / OF_YEAR
  }
  return share
}
