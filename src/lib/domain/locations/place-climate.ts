import { type AreaClimate, climateOf } from '../climate/area-climate'
import { districtHeightM } from '../climate/district-height'
import { areaOf } from '../places/outward-codes'
import { mainArea } from './main-area'
import type { Place } from './place'

/** The climate of a place: that of its main postcode area, at the height of the middle one of its districts there. */
export function placeClimate({ path, postcodeDistricts }: Pick<Place, 'path' | 'postcodeDistricts'>): AreaClimate {
  const area = mainArea({ postcodeDistricts })
  const climate = climateOf(area)
  if (!climate) throw new Error(`No climate data for ${path}`)
  const heights = postcodeDistricts
    .flatMap((code) => (areaOf(code) === area ? (districtHeightM(code) ?? []) : []))
    .sort((one, other) => one - other)
  return { ...climate, altitudeM: heights[Math.floor(heights.length / 2)] ?? climate.dataAltitudeM }
}
