import weather from './data/area-weather.json'
import { COLD_SPELL_C, PUBLISHED_AREAS } from './published-areas'

/** Averages of 1991 to 2020 at the altitude of the middle postcode district. */
type AreaWeather = {
  altitudeM: number
  /** Of a year, base 15.5 °C. */
  degreeDays: number
  /** Mean daily minimum of the coldest month, in the air of the coldest district. */
  winterMinC: number
  /** The nearest of the stations. */
  station: string
}

export type AreaClimate = {
  /** The letters of the postcode area. */
  area: string
  /** Outdoor design temperature, °C. */
  designC: number
  /** Outdoor temperature in an exceptional cold spell, °C. */
  coldSpellC: number
  /** Annual, base 15.5 °C, 1991 to 2020. */
  degreeDays: number
  /** Weather station in the area, or the nearest to it. */
  place: string
  /** Whether the design temperature is our estimate rather than a published value. */
  estimate: boolean
  /** A published design temperature that we do not use, with the reason. */
  suspect?: { designC: number; why: string }
  /** Altitude of these figures, m above sea level. */
  dataAltitudeM: number
  /** Altitude of the home, m above sea level. Absent: that of these figures. */
  altitudeM?: number
}

const WEATHER: Readonly<Record<string, AreaWeather>> = weather

/** Used where no postcode is given: near the middle of Great Britain, in place and in weather. */
export const USUAL_AREA = 'SN'

/** Default drop in an exceptional cold spell: the average of the areas with data. Our assumption. */
const COLD_SPELL_K = 1.75

/** From the mean winter minimum to the design temperature: fits the published areas. */
const DESIGN_DROP_K = 4.3
/** Estimates err on the cold side, so that no home is left short of heat. */
const SAFE_SIDE_K = 1

export const NO_WEATHER = 'We have no weather data for this postcode. Leave it empty to use the middle of Great Britain'

/** The climate of a postcode area such as 'SN'; null if there is no such area. */
export function climateOf(area: string): AreaClimate | null {
  const averages = WEATHER[area]
  if (!averages) return null
  const published = PUBLISHED_AREAS.find(({ areas }) => areas.includes(area))
  const designC = published?.designC ?? estimatedDesignC(averages)
  return {
    area,
    designC,
    coldSpellC: COLD_SPELL_C[area] ?? designC - COLD_SPELL_K,
    degreeDays: averages.degreeDays,
    place: averages.station,
    estimate: !published,
    ...(published?.suspect && { suspect: published.suspect }),
    dataAltitudeM: averages.altitudeM,
  }
}

/** The station method for a design temperature: see decision 28. */
function estimatedDesignC({ winterMinC }: Pick<AreaWeather, 'winterMinC'>): number {
  return winterMinC - DESIGN_DROP_K - SAFE_SIDE_K
}
