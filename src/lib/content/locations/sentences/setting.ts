import { compassPoint } from '@/lib/domain/locations/compass'
import type { Place } from '@/lib/domain/locations/place'
import { distanceKm, milesOf } from '@/lib/domain/places/great-circle'

import { type About, type Paragraph, sentences } from '../text/about'
import { named, within } from '../text/area-names'
import { aboutPeople, howMuchLarger, inMiles, listed, postcodes, wayTo } from '../text/wording'

const KINDS = { city: 'city', town: 'town', village: 'large village', suburb: 'suburb' } as const

/** Population above which a place is the largest in its area. */
const KNOWN_TO_BE_LARGE = 300_000

/** Maximum ratio of sizes worth stating. */
const RATIO_MAX = 20

/** Location, size and surroundings. */
export function setting(about: About): Paragraph {
  const { facts, neighbours } = about
  const { place } = facts
  return {
    key: 'setting',
    heading: `Where ${named(place.name)} is`,
    text: sentences(where(about), around(place, neighbours), largerPlace(about), postcodesOf(about)),
  }
}

function where({ facts: { place, county, district }, town }: About): string {
  const people = place.population === null ? null : `${aboutPeople(place.population)} people`
  if (town) {
    const distance = `${inMiles(distanceKm(town, place))} ${compassPoint(town, place)}`
    return `${place.name} is ${distance} of the centre of ${town.name}${people ? ` and has ${people}` : ''}.`
  }
  const name = named(place.name)
  const size = people ? `, with ${people}` : ''
  if (county.name === place.name)
    return `${name} is a ${KINDS[place.kind]} in the council area of the same name${size}.`
  const council =
    district && district.name !== county.name && district.name !== place.name
      ? ` Its council is ${named(district.name)}.`
      : ''
  return `${name} is a ${KINDS[place.kind]} ${within(county.name)}${size}.${council}`
}

function around(place: Place, neighbours: readonly Place[]): string | null {
  const nearest = neighbours.slice(0, 4).map((other) => `${named(other.name)} (${wayTo(place, other)})`)
  if (nearest.length === 0) return null
  return `The nearest ${nearest.length === 1 ? 'place is' : 'places are'} ${listed(nearest)}.`
}

function largerPlace({ facts: { place }, neighbours, town }: About): string | null {
  const { population } = place
  const furthest = neighbours.at(-1)
  if (population === null || population >= KNOWN_TO_BE_LARGE || town || !furthest) return null
  const index = neighbours.findIndex((other) => (other.population ?? 0) > population)
  const larger = neighbours[index]
  const nearer = larger ? neighbours.slice(0, index) : neighbours
  if (nearer.some((other) => other.population === null)) return null
  const miles = Math.floor(milesOf(distanceKm(place, furthest)))
  if (!larger) return `No place within ${miles} miles is larger.`
  const distance = index < 4 ? '' : ` (${wayTo(place, larger)})`
  const ratio = (larger.population ?? 0) / population
  return `The nearest larger place is ${named(larger.name)}${distance}${ratio < RATIO_MAX ? `, ${howMuchLarger(ratio)}` : ''}.`
}

function postcodesOf({ facts: { place }, neighbours }: About): string {
  const codes = place.postcodeDistricts
  const own = postcodes(codes)
  const sharing = neighbours
    .filter(({ postcodeDistricts }) => postcodeDistricts.some((code) => codes.includes(code)))
    .slice(0, 4)
    .map(({ name }) => named(name))
  const shared = sharing.length > 0 ? `, partly shared with ${listed(sharing)}` : ''
  return `Its postcodes begin with ${own}${shared}.`
}
