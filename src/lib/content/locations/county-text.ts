import { regionName } from '@/lib/domain/electrical/regions'
import { type County, UK_DEGREE_DAYS } from '@/lib/domain/locations/counties'
import { electricityRegion } from '@/lib/domain/locations/local-homes'
import type { Place } from '@/lib/domain/locations/place'

import { sentences } from './text/about'
import { named } from './text/area-names'
import { listed, percent } from './text/wording'

/** The distinctive figures of a county, in two or three sentences. */
export function countyLede(county: County, places: readonly Place[]): string {
  const { name, degreeDays, housing, electricityRegions } = county
  const difference = Math.round((degreeDays / UK_DEGREE_DAYS - 1) * 100)
  const cold =
    Math.abs(difference) < 2
      ? `${named(name)} needs about as much heat as the UK on average`
      : `${named(name)} needs ${Math.abs(difference)}% ${difference > 0 ? 'more' : 'less'} heat than the UK on average`
  const off = housing.noGasMeterPct
  const regions = electricityRegions.flatMap((letter) => electricityRegion(letter) ?? [])
  const [largest] = places
  return sentences(
    `${cold}.`,
    off !== undefined && `${percent(off)} of its electricity meters have no matching gas meter.`,
    regions.length > 0 &&
      `It is in the ${listed(regions.map(regionName))} electricity region${regions.length > 1 ? 's' : ''}.`,
    largest !== undefined &&
      places.length > 1 &&
      `${named(largest.name)} is the largest of its ${places.length} cities, towns and large villages.`,
  )
}
