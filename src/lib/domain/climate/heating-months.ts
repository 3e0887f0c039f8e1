import { addDays } from '../calendar/london-time'
import { DAYS_OF_MONTHS, degreeDaysOfYear } from './degree-days'

/** Mean monthly temperatures, UK average, °C: SAP 10.2, Appendix U, table U1. */
const MEANS_C = [4.3, 4.9, 6.5, 8.9, 11.7, 14.6, 16.6, 16.4, 14.1, 10.6, 7.1, 4.2]

/** Monthly degree days of an average year, UK average, January first. */
export const USUAL_DEGREE_DAYS: readonly number[] = degreeDaysOfYear(MEANS_C)

const sumOf = (months: readonly number[]) => months.reduce((sum, month) => sum + month, 0)

/** Largest difference between a region and the average, K. */
const SHIFT_MAX_K = 12
const HALVINGS = 40

/**
 * Monthly degree days of a region from its annual total: the UK average temperatures, shifted by the same amount in
 * every month. The months of a cold region differ less.
 */
export function monthsOf(yearDegreeDays: number): readonly number[] {
  const shifted = (shiftK: number) => degreeDaysOfYear(MEANS_C.map((mean) => mean + shiftK))
  let [coldest, warmest] = [-SHIFT_MAX_K, SHIFT_MAX_K]
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (coldest + warmest) / 2
    if (sumOf(shifted(middle)) > yearDegreeDays) coldest = middle
    else warmest = middle
  }
  return shifted(warmest)
}

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
