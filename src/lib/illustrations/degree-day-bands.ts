import { HEAT_RAMP } from './heat-ramp'

/** Bands of the degree-day map, mildest first: `from` and the colour on the dark background, t1 to t8. */
export const DEGREE_DAY_BANDS = [1700, 1850, 1950, 2050, 2150, 2300, 2450, 2600].map((from, band) => ({
  from,
  colour: HEAT_RAMP[band + 1] ?? '',
}))

/** Band colour for a number of degree days a year. */
export function degreeDayColour(degreeDays: number): string {
  const band = DEGREE_DAY_BANDS.findLast(({ from }) => degreeDays >= from) ?? DEGREE_DAY_BANDS[0]
  return band?.colour ?? ''
}
