import { readOutwardCode } from '../leads/uk-postcode'
import heights from './data/district-heights.json'

const STEP_M = 10
/** One character for each district number from 0: tens of metres in base 36, '-' for a number not in use. */
const HEIGHTS: Readonly<Record<string, string>> = heights

/**
 * Height above sea level of an outward code such as 'SN10', m: the distance-weighted mean of the five populated places of
 * GeoNames nearest to its centre (CC BY 4.0). Codes that differ in a last letter, 'EC1A' and 'EC1V', share one. Null for
 * an area alone, and for a code that is not in use.
 */
export function districtHeightM(code: string): number | null {
  const [, area = '', district = ''] = /^([A-Z]{1,2})(\d{1,2})[A-Z]?$/.exec(code) ?? []
  const height = parseInt(HEIGHTS[area]?.[Number(district || NaN)] ?? '', 36)
  return Number.isNaN(height) ? null : STEP_M * height
}

/** The height of the district that a postcode, or the beginning of one, names; null if it names none. */
export function heightOfPostcodeM(postcode: string): number | null {
  const outward = readOutwardCode(postcode)
  return outward.ok ? districtHeightM(outward.code) : null
}
