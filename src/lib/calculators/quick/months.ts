import { DAYS_OF_MONTHS } from '@/lib/domain/climate/degree-days'
import { USUAL_DEGREE_DAYS } from '@/lib/domain/climate/heating-months'
import { heatColour } from '@/lib/illustrations/heat-colour'

const ofYear = USUAL_DEGREE_DAYS.reduce((sum, month) => sum + month)
const daily = USUAL_DEGREE_DAYS.map((month, index) => month / (DAYS_OF_MONTHS[index] ?? NaN))
const mildest = Math.min(...daily)
const coldest = Math.max(...daily)

/** Percentage of the year's heating in each month, January first, with its colour. */
export const MONTHS_OF_HEATING = USUAL_DEGREE_DAYS.map((month, index) => ({
  share: (month / ofYear) * 100,
  colour: heatColour(0.8 + 6 * (((daily[index] ?? NaN) - mildest) / (coldest - mildest))),
}))
