import { degreeDaysToday } from '@/lib/domain/climate/climate-quantities'
import { regionName } from '@/lib/domain/electrical/regions'
import { countyOf } from '@/lib/domain/locations/counties'
import { type District, districtOf } from '@/lib/domain/locations/districts'
import { electricityRegion } from '@/lib/domain/locations/local-homes'
import type { Place } from '@/lib/domain/locations/place'
import { placeClimate } from '@/lib/domain/locations/place-climate'
import { distanceKm } from '@/lib/domain/places/great-circle'
import { writtenNumber } from '@/lib/format/written-number'

import { type About, type Paragraph, sentences } from '../text/about'
import { named, within } from '../text/area-names'
import { percent, wayTo } from '../text/wording'

/** Maximum distance of a neighbour to compare with; on islands they can be a hundred miles away. */
const NEAR_KM = 25

/** Minimum difference between two councils to mention, in standard deviations. */
const VISIBLE = 0.4

/** What changes a few miles away, across the borders of councils, counties and electricity regions. */
export function borders(about: About): Paragraph | null {
  const text = sentences(otherCouncil(about), otherCounty(about), otherRegion(about))
  return text ? { key: 'borders', heading: 'A few miles away', text } : null
}

const COMPARED = [
  { key: 'noGasMeterPct', deviation: 15, of: 'electricity meters have no matching gas meter' },
  { key: 'privateRentPct', deviation: 6.3, of: 'homes are let privately' },
  { key: 'ownedOutrightPct', deviation: 7.5, of: 'homes are owned outright' },
  { key: 'socialRentPct', deviation: 6, of: 'homes are social housing' },
  { key: 'economy7MetersPct', deviation: 8.8, of: 'electricity meters have a night rate' },
] as const

/** London as a whole has figures but is not a council. */
const isRegion = (code: string) => code.startsWith('E12')

type Contrast = { of: string; there: number; here: number; size: number }

function contrastsOf(here: District, there: District): Contrast[] {
  return COMPARED.flatMap(({ key, deviation, of }) => {
    const [own, other] = [here[key], there[key]]
    if (own === undefined || other === undefined) return []
    return [{ of, here: own, there: other, size: Math.abs(own - other) / deviation }]
  })
    .filter(({ size }) => size >= VISIBLE)
    .sort((a, b) => b.size - a.size)
}

function otherCouncil(about: About): string | null {
  const { place, district } = about.facts
  const near = nearestWith(about, (other) => other.district !== place.district && !isRegion(other.district))
  const there = near && districtOf(near.district)
  if (!near || !there || !district) return null
  const [first, second] = contrastsOf(district, there)
  if (!first) return null
  const also = second ? `, and ${percent(second.there)} of ${second.of} against ${percent(second.here)}` : ''
  const council =
    near.name === there.name ? 'has a council of its own' : `is in the council area of ${named(there.name)}`
  return `${named(near.name)}, ${wayTo(place, near)}, ${council}: there ${percent(first.there)} of ${first.of}, against ${percent(first.here)} ${within(district.name)}${also}.`
}

/** Minimum difference between counties to mention, in degree days. */
const COLDER_MIN = 60

function otherCounty(about: About): string | null {
  const { place, degreeDays } = about.facts
  const near = nearestWith(about, (other) => other.county !== place.county)
  if (!near) return null
  const there = countyOf(near.county)
  const difference = Math.round(degreeDaysToday(placeClimate(near)).value) - degreeDays
  if (Math.abs(difference) < COLDER_MIN) return null
  const days = writtenNumber(Math.abs(difference))
  const share = percent((Math.abs(difference) / degreeDays) * 100)
  const where = near.name === there.name ? named(near.name) : `${named(near.name)}, ${within(there.name)},`
  return `The climate figures differ: ${where} has ${days} ${difference > 0 ? 'more' : 'fewer'} degree days a year (${share}).`
}

function otherRegion(about: About): string | null {
  const { place } = about.facts
  const near = nearestWith(about, (other) => other.electricityRegion !== place.electricityRegion)
  const region = near && electricityRegion(near.electricityRegion)
  const own = electricityRegion(place.electricityRegion)
  return near && region && own
    ? `Electricity is priced by region, and ${named(near.name)} is in a different region (${regionName(region)}) from ${named(place.name)} (${regionName(own)}).`
    : null
}

function nearestWith({ facts, neighbours }: About, condition: (other: Place) => boolean): Place | null {
  return neighbours.find((other) => condition(other) && distanceKm(facts.place, other) <= NEAR_KM) ?? null
}
