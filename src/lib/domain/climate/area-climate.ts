import { COUNTY_ESTIMATES } from './county-estimates'
import { COLD_SPELL_C, PUBLISHED_AREAS, type PublishedArea } from './published-areas'

export type AreaClimate = {
  /** The letters of the postcode area. */
  area: string
  /** Outdoor design temperature, °C. */
  designC: number
  /** Outdoor temperature in an exceptional cold spell, °C. */
  coldSpellC: number
  /** Annual, base 15.5 °C: published or estimated. */
  degreeDays: number
  /** Location of the climate data. */
  place: string
  /** Whether this is our estimate from weather stations rather than a published value. */
  estimate: boolean
  suspect?: PublishedArea['suspect']
  /** Altitude of the home, m above sea level. Absent: that of the climate data. */
  altitudeM?: number
}

/**
 * Represents the climate of Great Britain: its 2,425 degree days are closest to the 2,463 that bills are normalised to.
 */
export const USUAL_AREA = 'SN'

/** Default drop in an exceptional cold spell: the average of the areas with data. Our assumption. */
const COLD_SPELL_K = 1.75

export const NO_WEATHER = 'We have no weather data for this postcode. Leave it empty to use the middle of Great Britain'

/** The climate of a postcode area such as 'SN'; null if there is no such area. */
export function climateOf(area: string): AreaClimate | null {
  const published = PUBLISHED_AREAS.find(({ areas }) => areas.includes(area))
  if (published) {
    const { designC, degreeDays, region, suspect } = published
    return {
      area,
      designC,
      coldSpellC: COLD_SPELL_C[area] ?? designC - COLD_SPELL_K,
      degreeDays,
      place: region,
      estimate: false,
      ...(suspect && { suspect }),
    }
  }
  const estimated = COUNTY_ESTIMATES.find(({ areas }) => (areas as readonly string[]).includes(area))
  if (!estimated) return null
  const { designC, degreeDays, county } = estimated
  return { area, designC, coldSpellC: designC - COLD_SPELL_K, degreeDays, place: county, estimate: true }
}
