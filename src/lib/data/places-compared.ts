import { hasOwnPage, type Place } from '@/lib/domain/locations/place'

import { findPlacesFor, type FoundPlace } from './places-found'
import { findPlaces, toPlace } from './places-read'

type Compared =
  | { kind: 'unknown' }
  | { kind: 'choice'; place: Place; found: FoundPlace[] }
  | { kind: 'pair'; place: Place; other: Place }

/**
 * The place at a path, and the other one by its path, name or postcode (`other` is null if none was given). Not cached,
 * because anyone can request any pair.
 */
export async function placesToCompare(path: string, other: string | null): Promise<Compared> {
  const places = await placesAt([path, other ?? path])
  const place = places.get(path)
  if (!place) return { kind: 'unknown' }
  if (other === null || other === path) return { kind: 'choice', place, found: [] }
  const named = places.get(other)
  if (named) return { kind: 'pair', place, other: named }
  const candidates = (await findPlacesFor(other)).filter((candidate) => candidate.path !== path)
  // Not counties, nor places without enough data to compare.
  const comparable =
    candidates.length > 0 ? await placesAt(candidates.map((candidate) => candidate.path)) : new Map<string, Place>()
  const found = candidates.filter((candidate) => comparable.has(candidate.path))
  const exact = found.filter(({ name }) => name.toLowerCase() === other.toLowerCase())
  const [only, ...more] = exact.length > 0 ? exact : found
  const second = only && more.length === 0 ? comparable.get(only.path) : undefined
  return second ? { kind: 'pair', place, other: second } : { kind: 'choice', place, found }
}

async function placesAt(paths: readonly string[]): Promise<Map<string, Place>> {
  const docs = await findPlaces({ path: { in: [...new Set(paths)] } })
  const places = docs.map(toPlace).filter((place) => place !== null && hasOwnPage(place))
  return new Map(places.flatMap((place) => (place ? [[place.path, place]] : [])))
}
