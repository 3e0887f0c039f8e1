import type { Position } from '../places/great-circle'

export const PLACE_KINDS = [
  { value: 'country', label: 'Country' },
  { value: 'county', label: 'County' },
  { value: 'city', label: 'City' },
  { value: 'town', label: 'Town' },
  { value: 'village', label: 'Large village' },
  { value: 'suburb', label: 'Suburb' },
] as const

export type PlaceKind = (typeof PLACE_KINDS)[number]['value']

/** A city, town, village or suburb. Counties and countries have their own facts. */
export type Place = Position & {
  /** Below /locations, unique: 'bath', 'bath/widcombe'. */
  path: string
  name: string
  /** In Welsh or Gaelic. */
  localName: string | null
  kind: Exclude<PlaceKind, 'country' | 'county'>
  /** Slug of its county. */
  county: string
  population: number | null
  /** 'BA1', 'BA2' */
  postcodeDistricts: readonly string[]
  /** ONS code of its council. */
  district: string
  /** Letter of its electricity region, 'NI' in Northern Ireland. */
  electricityRegion: string
  /** Letters of other regions within 2 km. */
  otherRegions: readonly string[]
  /** From 1, the most important, to 3. */
  tier: number
}

/** Whether a place has its own page. Minor suburbs are only listed on the page of their town. */
export const hasOwnPage = ({ kind, tier }: { kind: PlaceKind; tier: number }): boolean =>
  kind !== 'country' && (kind !== 'suburb' || tier <= 2)

/** The path of a suburb's city or town, or of any other place's county. */
export function parentPathOf({ path, kind, county }: Pick<Place, 'path' | 'kind' | 'county'>): string {
  return kind === 'suburb' ? path.slice(0, path.indexOf('/')) : `county/${county}`
}
