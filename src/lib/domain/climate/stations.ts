import { distanceKm, type Position } from '../places/great-circle'
import stations from './data/stations.json'

/** A Met Office station with a long record; averages of 1991 to 2020. */
export type Station = Position & {
  name: string
  altitudeM: number
  /** January first, to one decimal place. */
  monthlyMeansC: readonly number[]
  /** Mean daily minimum of the coldest month. */
  winterMinC: number
  januaryMeanC: number
  januaryMinC: number
  degreeDays: number
  airFrostDays: number
  sunHours: number | null
}

/** Thirty-two stations of the Met Office (Open Government Licence v3.0). */
export const STATIONS: readonly Station[] = stations

export function nearestStation(from: Position): { station: Station; km: number } {
  const [nearest] = STATIONS.map((station) => ({ station, km: distanceKm(from, station) })).sort((a, b) => a.km - b.km)
  if (!nearest) throw new Error('There are no stations')
  return nearest
}
