import { rangeCheck } from '../quantity/range-check'

const check = rangeCheck({ meanC: [-30, 45], days: [28, 31] })

/**
 * Outdoor temperature below which heating is needed, given gains from sun, people and appliances. The usual base in
 * Britain.
 */
export const BASE_C = 15.5

/** Days of the months, January first, in a common year. */
export const DAYS_OF_MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

const HITCHIN_K = 0.71

/**
 * Heating degree days of a month from its mean temperature, base 15.5 °C, by Hitchin's formula (1983) with k = 0.71,
 * which allows for cold days in mild months. Throws OutOfRange.
 */
export function degreeDays({ meanC, days }: { meanC: number; days: number }): number {
  check({ meanC, days })
  const shortfall = BASE_C - meanC
  if (Math.abs(shortfall) < 1e-9) return days / HITCHIN_K // the limit at 0 ÷ 0
  return (days * shortfall) / (1 - Math.exp(-HITCHIN_K * shortfall))
}

/** Degree days of all twelve months, January first. Throws OutOfRange. */
export function degreeDaysOfYear(monthlyMeansC: readonly number[]): number[] {
  return DAYS_OF_MONTHS.map((days, month) => degreeDays({ meanC: monthlyMeansC[month] ?? NaN, days }))
}
