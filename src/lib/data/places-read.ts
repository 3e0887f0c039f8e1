import type { Where } from 'payload'

import type { Location } from '@/lib/content/locations/location'
import { COMPARED, type ComparedKey } from '@/lib/domain/locations/local-facts'
import { hasOwnPage, parentPathOf, type Place } from '@/lib/domain/locations/place'
import type { Place as PlaceDoc } from '@/lib/generated/payload-types'
import { TOPICS } from '@/lib/routing/locations'

import { payloadClient } from './payload-client'

export async function readLocation(path: string): Promise<Location | null> {
  const [doc] = await findPlaces({ path: { equals: path } })
  const place = doc && toPlace(doc)
  if (!doc || !place || !hasOwnPage(place)) return null
  const near = (doc.neighbours ?? '').split(' ').filter(Boolean)
  const town = place.kind === 'suburb' ? parentPathOf(place) : null
  const around = await findPlaces({
    or: [{ parent: { equals: doc.id } }, { path: { in: town ? [...near, town] : near } }],
  })
  const others = new Map(around.flatMap((other) => (other.path ? [[other.path, other] as const] : [])))
  const placeAt = (other: string) => toPlace(others.get(other))
  return {
    place,
    angles: (doc.angles ?? '')
      .split(' ')
      .filter((angle): angle is ComparedKey => COMPARED.some((key) => key === angle)),
    neighbours: near.map(placeAt).filter((other) => other !== null),
    town: town ? placeAt(town) : null,
    suburbs: around.flatMap(({ parent, name, path: own, kind, tier }) =>
      parent === doc.id && own ? [{ name, path: own, hasPage: hasOwnPage({ kind, tier }) }] : [],
    ),
    editorial: doc.editorial ?? '',
    hasAdditions: Boolean(doc.image ?? doc.caseStudy),
    isListed: doc.indexing === 'always' || (doc.indexing === 'automatic' && doc.isIndexable === true),
    listedTopics: TOPICS.map(({ slug }) => slug).filter((slug) =>
      (doc.indexableTopics ?? '').split(' ').includes(slug),
    ),
  }
}

export async function readCountyPlaces(path: string): Promise<Place[] | null> {
  const docs = await findPlaces({
    and: [{ county: { equals: path.replace('county/', '') } }, { kind: { in: ['county', 'city', 'town', 'village'] } }],
  })
  if (!docs.some((doc) => doc.path === path)) return null
  const places = docs.map(toPlace).filter((place) => place !== null)
  return places.sort((a, b) => (b.population ?? 0) - (a.population ?? 0) || (a.name < b.name ? -1 : 1))
}

export async function findPlaces(where: Where): Promise<PlaceDoc[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'places',
    where: { and: [where, { isActive: { equals: true } }] },
    pagination: false,
    depth: 0,
    sort: 'name',
    overrideAccess: false,
  })
  return docs
}

/** Returns null for counties and countries, and for places for which staff have not entered enough for a page. */
export function toPlace(doc: PlaceDoc | undefined): Place | null {
  if (!doc || doc.kind === 'county' || doc.kind === 'country') return null
  const { path, name, localName, kind, county, population, tier, latitude, longitude } = doc
  if (!path || !doc.postcodeDistricts || !doc.localAuthority || !doc.electricityRegion) return null
  return {
    path,
    name,
    localName: localName ?? null,
    kind,
    county,
    latitude,
    longitude,
    population: population ?? null,
    postcodeDistricts: doc.postcodeDistricts.split(' '),
    district: doc.localAuthority,
    electricityRegion: doc.electricityRegion,
    otherRegions: (doc.otherRegions ?? '').split(' ').filter(Boolean),
    tier,
  }
}
