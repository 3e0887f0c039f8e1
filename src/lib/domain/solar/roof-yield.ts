import { DAYS_OF_MONTHS } from '../climate/degree-days'
import { rangeCheck } from '../quantity/range-check'
import type { SolarRegion } from './regions'

const check = rangeCheck({ kwp: [0, 1_000], pitchDeg: [0, 90] })

/** Declination of the sun at noon in the middle of each month, degrees: SAP 10.2, table U3. */
export const DECLINATIONS = [-20.7, -12.8, -1.8, 9.8, 18.8, 23.1, 21.2, 13.7, 2.9, -8.7, -18.4, -23]

/** Constants k1 to k9 of SAP 10.2, table U5: a roof that faces east gets as much in a month as one that faces west. */
const K = {
  north: [26.3, -38.5, 14.8, -16.5, 27.3, -11.9, -1.06, 0.0872, -0.191],
  'north-east': [0.165, -3.68, 3, 6.38, -4.53, -0.405, -4.38, 4.89, -1.99],
  east: [1.44, -2.36, 1.07, -0.514, 1.89, -1.64, -0.542, -0.757, 0.604],
  'south-east': [-2.95, 2.89, 1.17, 5.67, -3.54, -4.28, -2.72, -0.25, 3.07],
  south: [-0.66, -0.106, 2.93, 3.63, -0.374, -7.4, -2.71, -0.991, 4.59],
} as const satisfies Record<string, readonly number[]>

/** Directions a roof may face; `sunHours` is how far its best hour lies from noon, our estimate. */
export const FACINGS = [
  { value: 'south', label: 'South', like: 'south', sunHours: 0 },
  { value: 'south-east', label: 'South-east', like: 'south-east', sunHours: -1 },
  { value: 'south-west', label: 'South-west', like: 'south-east', sunHours: 1 },
  { value: 'east', label: 'East', like: 'east', sunHours: -2 },
  { value: 'west', label: 'West', like: 'east', sunHours: 2 },
  { value: 'north-east', label: 'North-east', like: 'north-east', sunHours: -1 },
  { value: 'north-west', label: 'North-west', like: 'north-east', sunHours: 1 },
  { value: 'north', label: 'North', like: 'north', sunHours: 0 },
] as const satisfies readonly { value: string; label: string; like: keyof typeof K; sunHours: number }[]

export type Facing = (typeof FACINGS)[number]['value']

/** Share of the rated output left after losses: inverter, wiring, heat and dirt. SAP 10.2, Appendix M. */
const SYSTEM_FACTOR = 0.8

const radians = (degrees: number) => (degrees * Math.PI) / 180

export type Roof = { kwp: number; facing: Facing; pitchDeg: number }

/** Monthly yield of an unshaded roof, kWh, January first: SAP 10.2, Appendices M and U. Throws OutOfRange. */
export function roofYieldKwh({ roof, region }: { roof: Roof; region: SolarRegion }): number[] {
  check({ kwp: roof.kwp, pitchDeg: roof.pitchDeg })
  return DAYS_OF_MONTHS.map((days, month) => {
    const onRoofW = (region.horizontalW[month] ?? NaN) * tiltFactor({ ...roof, latitude: region.latitude, month })
    return (SYSTEM_FACTOR * roof.kwp * onRoofW * 24 * days) / 1_000
  })
}

type Tilted = { facing: Facing; pitchDeg: number; latitude: number; month: number }

/** Irradiance on a roof relative to that on a horizontal plane; never below 0. */
export function tiltFactor({ facing, pitchDeg, latitude, month }: Tilted): number {
  const like = FACINGS.find(({ value }) => value === facing)?.like ?? 'south'
  const [k1, k2, k3, k4, k5, k6, k7, k8, k9] = K[like]
  const half = Math.sin(radians(pitchDeg / 2))
  const cubic = (third: number, second: number, first: number) => ((third * half + second) * half + first) * half
  const height = Math.cos(radians(latitude - (DECLINATIONS[month] ?? NaN)))
  return Math.max(0, cubic(k1, k2, k3) * height ** 2 + cubic(k4, k5, k6) * height + cubic(k7, k8, k9) + 1)
}
