import { climateOf } from '@/lib/domain/climate/area-climate'
import { degreeDaysToday } from '@/lib/domain/climate/climate-quantities'
import { type Station, STATIONS } from '@/lib/domain/climate/stations'
import { distanceKm } from '@/lib/domain/places/great-circle'
import codes from '@/lib/domain/places/outward-codes.json'

import type { CheckTable } from './check-table'
import { STANDARDS } from './standards'

/** Of the published value: what one station may differ from the average of the stations around it. */
const WITHIN_SHARE = 0.06

/** Degree days of our climate, at the place and height of each station, against what the station measured. */
export const checkClimate = (): CheckTable => ({
  id: 'climate',
  heading: 'Climate against weather stations',
  text: 'Degree days that a home beside each station would get in our calculators, at its height, against those of the station itself. Our climate is an average of five stations, this one among them, so a station beside the sea or in a town may differ by a few per cent.',
  source: STANDARDS.stations,
  checks: STATIONS.map((station) => ({
    what: `${station.name}, ${station.altitudeM} m, as in ${areaOf(station)}`,
    reference: station.degreeDays,
    ours: degreeDaysBeside(station),
    unit: 'K·d',
    digits: 0,
    within: WITHIN_SHARE * station.degreeDays,
  })),
})

/** The postcode area of the district that is nearest to a station. */
function areaOf(station: Station): string {
  const districts = Object.entries(codes).map(([code, [latitude = NaN, longitude = NaN]]) => ({
    code,
    km: distanceKm(station, { latitude, longitude }),
  }))
  const nearest = districts.reduce((best, district) => (district.km < best.km ? district : best))
  return nearest.code.replace(/\d.*/, '')
}

function degreeDaysBeside(station: Station): number {
  const climate = climateOf(areaOf(station))
  return climate ? degreeDaysToday({ ...climate, altitudeM: station.altitudeM }).value : NaN
}
