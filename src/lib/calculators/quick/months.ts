import { DAYS_OF_MONTHS, degreeDaysOfYear } from '@/lib/domain/climate/degree-days'
import { heatColour } from '@/lib/illustrations/heat-colour'

/** Mean monthly temperatures, UK average, °C: SAP 10.2, Appendix U, table U1. */
const MEANS_C = [4.3, 4.9, 6.5, 8.9, 11.7, 14.6, 16.6, 16.4, 14.1, 10.6, 7.1, 4.2]

const degreeDays = degreeDaysOfYear(MEANS_C)
const ofYear = degreeDays.reduce((sum, month) => sum + month)
const daily = degreeDays.map((month, place) => month / (DAYS_OF_MONTHS[place] ?? NaN))
const mildest = Math.min(...daily)
const coldest = Math.max(...daily)

/** Share of the year's heating in each month, January first, per cent, with its colour. */
export const MONTHS_OF_HEATING = degreeDays.map((month, place) => ({
  share: (month / ofYear) * 100,
  colour: heatColour(0.8 + 6 * (((daily[place] ?? NaN) - mildest) / (coldest - mildest))),
}))
