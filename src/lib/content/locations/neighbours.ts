import { degreeDaysToday } from '@/lib/domain/climate/climate-quantities'
import { districtOf } from '@/lib/domain/locations/districts'
import type { Place } from '@/lib/domain/locations/place'
import { placeClimate } from '@/lib/domain/locations/place-climate'
import { distanceKm } from '@/lib/domain/places/great-circle'
import { writtenNumber } from '@/lib/format/written-number'

import { inMiles, percent } from './text/wording'

/** A row of the table that compares a place with its neighbours. */
export type NeighbourRow = {
  path: string
  name: string
  distance: string
  degreeDays: string
  offGas: string
  rented: string
}

export function neighbourRows(place: Place, neighbours: readonly Place[]): NeighbourRow[] {
  return [place, ...neighbours].map((other) => {
    const district = districtOf(other.district)
    const off = district?.noGasMeterPct
    return {
      path: other.path,
      name: other.name,
      distance: other === place ? 'here' : inMiles(distanceKm(place, other)),
      degreeDays: writtenNumber(Math.round(degreeDaysToday(placeClimate(other)).value)),
      offGas: off === undefined ? 'not known' : percent(off),
      rented: district ? percent(district.privateRentPct) : 'not known',
    }
  })
}
