import counties from './data/counties.json'

/** Shares in percent of households, and means of a home's meters. */
export type Housing = {
  households: number
  ownedOutrightPct: number
  mortgagedPct: number
  socialRentPct: number
  privateRentPct: number
  /** Electricity meters without a gas meter to match: an indicator of homes off mains gas. */
  noGasMeterPct?: number
  economy7MetersPct?: number
  meanElecKwh?: number
  meanGasKwh?: number
}

export type County = {
  slug: string
  name: string
  nation: string
  region: string
  population: number | null
  /** Letters, the most populous first. */
  electricityRegions: readonly string[]
  postcodeAreas: readonly string[]
  housing: Housing
  /** Heating degree days a year, base 15.5 °C: those of its places, by population. */
  degreeDays: number
  /** Annual yield of 1 kWp of south-facing panels at 35°, kWh. */
  solarKwhPerKwp: number
}

/** The 107 counties and council areas of the UK, by name. Sources: docs/data/places.md. */
export const COUNTIES: readonly County[] = counties
  .map((county) => ({
    ...county,
    electricityRegions: county.electricityRegions.split(' '),
    postcodeAreas: county.postcodeAreas.split(' '),
  }))
  .sort((a, b) => (a.name < b.name ? -1 : 1))

const BY_SLUG = new Map(COUNTIES.map((county) => [county.slug, county]))

export const findCounty = (slug: string): County | null => BY_SLUG.get(slug) ?? null

/** Throws for an unknown slug. */
export function countyOf(slug: string): County {
  const county = BY_SLUG.get(slug)
  if (!county) throw new Error(`Unknown county "${slug}"`)
  return county
}

/** Annual heating degree days of the UK, calculated like those of the counties. */
export const UK_DEGREE_DAYS = 2046
