import type { SolarRegion } from './regions'
import { DECLINATIONS, FACINGS, type Roof } from './roof-yield'

/** Shares of a day in each of its 24 hours, which add up to 1. */
export type Hours = readonly number[]

/** When a household uses electricity other than for heating: our assumption, highest from 5 to 9 in the evening. */
export const HOUSEHOLD: Hours = shares([
  6, 5, 5, 5, 5, 6, 8, 11, 11, 10, 9, 9, 10, 9, 9, 10, 13, 17, 18, 17, 15, 13, 11, 8,
])

/** Hours of heating by occupancy: our assumption. */
export const HEATING_HOURS = {
  'all-day': shares(between([6, 22])),
  'mornings-and-evenings': shares(between([6, 9], [16, 22])),
  'a-few-rooms': shares(between([6, 9], [16, 22])),
} as const satisfies Record<string, Hours>

/**
 * How the solar electricity of a day is spread over its hours: by the height of the sun in the middle of the month,
 * shifted towards the morning or the evening by the direction of the roof.
 */
export function sunHours({
  month,
  region,
  facing,
}: {
  month: number
  region: SolarRegion
  facing: Roof['facing']
}): Hours {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [latitude, declination] = [radians(region.latitude), radians(DECLINATIONS[month] ?? NaN)]
  const moved = FACINGS.find(({ value }) => value === facing)?.sunHours ?? 0
  const height = (hour: number) =>
    Math.sin(latitude) * Math.sin(declination) +
    Math.cos(latitude) * Math.cos(declination) * Math.cos(radians(15 * (hour + 0.5 - 12)))
  return shares(Array.from({ length: 24 }, (_, hour) => (height(hour) > 0 ? Math.max(0, height(hour - moved)) : 0)))
}

function between(...spans: readonly (readonly [from: number, to: number])[]): number[] {
  return Array.from({ length: 24 }, (_, hour) => (spans.some(([from, to]) => hour >= from && hour < to) ? 1 : 0))
}

function shares(weights: readonly number[]): Hours {
  const all = weights.reduce((sum, weight) => sum + weight)
  return weights.map((weight) => weight / all)
}
