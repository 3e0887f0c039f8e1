import type { AreaClimate } from './area-climate'
import { COOLING_K, degreeDaysToday } from './climate-quantities'
import months from './data/area-months.json'
import { degreeDaysOfYear } from './degree-days'

const MONTHS: Readonly<Record<string, string>> = months

/** Mean monthly temperatures at the altitude of the home, °C, January first: averages of 1991 to 2020. */
export function monthlyMeansOf({ area, dataAltitudeM, altitudeM = dataAltitudeM }: AreaClimate): number[] {
  const colderK = (COOLING_K * (altitudeM - dataAltitudeM)) / 100
  return (MONTHS[area] ?? '').split(' ').map((meanC) => Number(meanC) - colderK)
}

/** The degree days of a year by month, January first. */
export function monthlyDegreeDaysOf(climate: AreaClimate): number[] {
  const pattern = degreeDaysOfYear(monthlyMeansOf(climate))
  const sum = pattern.reduce((total, month) => total + month)
  const year = degreeDaysToday(climate).value
  return pattern.map((month) => (month * year) / sum)
}
