import { COUNTY_ESTIMATES } from './county-estimates'
import { COLD_SPELL_C, PUBLISHED_AREAS, type PublishedArea } from './published-areas'

export type AreaClimate = {
  /** The letters that a postcode begins with. */
  area: string
  /** Outdoors on a cold day, °C: what heaters are sized for. */
  designC: number
  /** Outdoors in a cold spell as it comes once in years, °C. */
  coldSpellC: number
  /** Of a year at 15.5 °C, as published. */
  degreeDays: number
  /** Whose weather this is. */
  place: string
  /** Whether this is our estimate for a county, not the published value of the area. */
  estimate: boolean
  suspect?: PublishedArea['suspect']
}

/** How much colder a cold spell is where no sheet says it: as much as in the areas at hand on average. Our assumption. */
const COLD_SPELL_K = 1.75

/** The letters that a postcode or its first half begins with, in capitals: 'SN' of 'sn1 1aa'; null if there are none. */
export function postcodeAreaOf(postcode: string): string | null {
  return /^\s*([a-z]{1,2})(?=\s*\d)/i.exec(postcode)?.[1]?.toUpperCase() ?? null
}

/** The climate of a postcode area such as 'SN'; null where no area has these letters. */
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
