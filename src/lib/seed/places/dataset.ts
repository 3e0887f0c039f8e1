import { readFileSync } from 'node:fs'
import path from 'node:path'

import { degreeDaysToday } from '@/lib/domain/climate/climate-quantities'
import { COUNTIES, type County, countyOf } from '@/lib/domain/locations/counties'
import { hasOwnPage, parentPathOf, type Place } from '@/lib/domain/locations/place'
import { placeClimate } from '@/lib/domain/locations/place-climate'
import { areaOf } from '@/lib/domain/places/outward-codes'

const FILE = path.resolve(/* turbopackIgnore: true */ process.cwd(), 'src/lib/seed/places/places.json')

type Row = [
  path: string,
  name: string,
  localName: string | null,
  kind: Place['kind'],
  county: string,
  latitude: number,
  longitude: number,
  population: number | null,
  postcodeDistricts: string,
  district: string,
  electricityRegion: string,
  tier: number,
  otherRegions: string | null,
]

/** Cities, towns, villages and suburbs of the dataset. */
export function readDataset(): Place[] {
  const { rows } = JSON.parse(readFileSync(FILE, 'utf8')) as { rows: Row[] } // a file of ours
  return rows.map((row) => {
    const [
      address,
      name,
      localName,
      kind,
      county,
      latitude,
      longitude,
      population,
      codes,
      district,
      region,
      tier,
      others,
    ] = row
    return {
      path: address,
      name,
      localName,
      kind,
      county,
      latitude,
      longitude,
      population,
      postcodeDistricts: codes.split(' '),
      district,
      electricityRegion: region,
      otherRegions: others?.split(' ') ?? [],
      tier,
    }
  })
}

/** A row of the places table, by column. */
export type PlaceRow = Record<string, string | number | boolean | null>

const COUNTRIES = ['England', 'Northern Ireland', 'Scotland', 'Wales']
const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** Mean position of the places in an area, which is all that a map needs. */
function middleOf(places: readonly Place[]): { latitude: number; longitude: number } {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    latitude: mean(places.map(({ latitude }) => latitude)),
    longitude: mean(places.map(({ longitude }) => longitude)),
  }
}

export const countryRows = (places: readonly Place[]): PlaceRow[] =>
  COUNTRIES.filter((name) => places.some(({ county }) => countyOf(county).nation === name)).map((name) => ({
    path: `country/${slugOf(name)}`,
    parent_path: null,
    slug: slugOf(name),
    name,
    kind: 'country',
    county: '',
    nation: name,
    ...middleOf(places.filter(({ county }) => countyOf(county).nation === name)),
    tier: 3,
  }))

export const countyRows = (places: readonly Place[]): PlaceRow[] =>
  COUNTIES.filter(({ slug }) => places.some(({ county }) => county === slug)).map((county) => ({
    path: `county/${county.slug}`,
    parent_path: `country/${slugOf(county.nation)}`,
    slug: county.slug,
    name: county.name,
    kind: 'county',
    county: county.slug,
    ...sharedColumns(county),
    ...middleOf(places.filter((place) => place.county === county.slug)),
    population: county.population,
    postcode_areas: county.postcodeAreas.join(' '),
    electricity_region: county.electricityRegions[0] ?? null,
    tier: 1,
    is_indexable: true,
    indexing_reason: 'A county page lists what is in the county',
  }))

export function placeRow(place: Place): PlaceRow {
  const { postcodeDistricts } = place
  return {
    path: place.path,
    parent_path: parentPathOf(place),
    slug: place.path.split('/').at(-1) ?? '',
    name: place.name,
    local_name: place.localName,
    kind: place.kind,
    county: place.county,
    ...sharedColumns(countyOf(place.county)),
    degree_days: Math.round(degreeDaysToday(placeClimate(place)).value),
    latitude: place.latitude,
    longitude: place.longitude,
    population: place.population,
    postcode_areas: [...new Set(postcodeDistricts.map(areaOf))].join(' '),
    postcode_districts: postcodeDistricts.join(' '),
    local_authority: place.district,
    electricity_region: place.electricityRegion,
    other_regions: place.otherRegions.join(' ') || null,
    tier: place.tier,
    ...(!hasOwnPage(place) && { indexing_reason: 'Listed on the page of its town' }),
  }
}

const sharedColumns = ({ nation, region, degreeDays }: County) => ({ nation, region, degree_days: degreeDays })
