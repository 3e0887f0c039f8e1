import { areaOf } from '../places/outward-codes'
import type { Place } from './place'

/** The postcode area of most of a place's postcode districts, such as 'L' for Liverpool; on a tie, the first. */
export function mainArea({ postcodeDistricts }: Pick<Place, 'postcodeDistricts'>): string {
  const areas = postcodeDistricts.map(areaOf)
  const count = (area: string) => areas.filter((other) => other === area).length
  return areas.reduce((main, area) => (count(area) > count(main) ? area : main), areas[0] ?? '')
}
