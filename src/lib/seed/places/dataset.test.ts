import { describe, expect, test } from 'vitest'

import { trailTo } from '@/lib/content/locations/trail'
import { countyOf } from '@/lib/domain/locations/counties'
import { districtOf } from '@/lib/domain/locations/districts'
import { mainArea } from '@/lib/domain/locations/main-area'
import { hasOwnPage, parentPathOf } from '@/lib/domain/locations/place'
import { locationAt } from '@/lib/routing/locations'
import { locationPage } from '@/lib/routing/routes'
import { breadcrumbData } from '@/lib/seo/json-ld/breadcrumb'
import { placeData } from '@/lib/seo/json-ld/place'

import { countryRows, countyRows, readDataset } from './dataset'

const dataset = readDataset()
const byPath = new Map(dataset.map((place) => [place.path, place]))
const published = dataset.filter(hasOwnPage)

describe('paths', () => {
  const rows = [...countryRows(dataset), ...countyRows(dataset)].map(({ path }) => String(path))

  test('no two rows of the import share one', () => {
    const paths = [...rows, ...byPath.keys()]
    expect(byPath.size).toBe(dataset.length)
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('each has one meaning: the page of that place or county', () => {
    const meaningOf = (path: string) => {
      const meaning = locationAt(path.split('/'))
      return meaning && `${meaning.kind} ${meaning.path}`
    }
    const kindOf = (kind: string) => (kind === 'suburb' ? kind : 'place')
    const places = published.filter(({ path, kind }) => meaningOf(path) !== `${kindOf(kind)} ${path}`)
    expect(places).toEqual([])
    const counties = rows.filter((path) => path.startsWith('county/') && meaningOf(path) !== `county ${path}`)
    expect(counties).toEqual([])
  })

  test('a suburb is below a town of the dataset, and everything in a county and council that exist', () => {
    const lost = dataset.filter((place) => {
      const parent = parentPathOf(place)
      const town = byPath.get(parent)
      return place.kind === 'suburb'
        ? !town || town.kind === 'suburb'
        : parent !== `county/${countyOf(place.county).slug}`
    })
    expect(lost).toEqual([])
    expect(dataset.filter(({ district }) => !districtOf(district))).toEqual([])
  })
})

test('the structured data of every page names its place, its address and what it is part of', () => {
  const origin = 'https://example.test'
  const addresses = new Set([
    '/locations',
    ...countyRows(dataset).map(({ path }) => locationPage(String(path))),
    ...published.map(({ path }) => locationPage(path)),
  ])
  const wrong = published.filter((place) => {
    const town = place.kind === 'suburb' ? (byPath.get(parentPathOf(place)) ?? null) : null
    const trail = [...trailTo({ place, town }), { path: locationPage(place.path), name: place.name }]
    const { itemListElement } = breadcrumbData({ trail, origin })
    const within = town?.name ?? countyOf(place.county).name
    const { name, url, geo } = placeData({ ...place, path: locationPage(place.path), within, origin }) as {
      name: string
      url: string
      geo: { latitude: number; longitude: number }
    }
    const isInUk = geo.latitude > 49 && geo.latitude < 61 && geo.longitude > -9 && geo.longitude < 2
    const isKnown = trail.every((crumb) => addresses.has(crumb.path) && crumb.name.trim() !== '')
    return !(
      isInUk &&
      isKnown &&
      within &&
      name === place.name &&
      addresses.has(url.slice(origin.length)) &&
      itemListElement
    )
  })
  expect(wrong).toEqual([])
})

/** Places whose county, council, electricity region and postcode area are well known, and easily confused. */
const KNOWN: readonly [path: string, county: string, council: string, region: string, area: string][] = [
  ['bath', 'Somerset', 'Bath and North East Somerset', 'L', 'BA'],
  ['swindon', 'Wiltshire', 'Swindon', 'H', 'SN'],
  ['salisbury', 'Wiltshire', 'Wiltshire', 'H', 'SP'],
  ['cardiff/roath', 'Cardiff', 'Cardiff', 'K', 'CF'],
  ['cardiff/splott', 'Cardiff', 'Cardiff', 'K', 'CF'],
  ['cardiff/llandaff', 'Cardiff', 'Cardiff', 'K', 'CF'],
  ['berwick-upon-tweed', 'Northumberland', 'Northumberland', 'N', 'TD'],
  ['newport-isle-of-wight', 'Isle of Wight', 'Isle of Wight', 'H', 'PO'],
  ['ryde', 'Isle of Wight', 'Isle of Wight', 'H', 'PO'],
  ['newport', 'Newport', 'Newport', 'K', 'NP'],
  ['london', 'Greater London', 'Greater London', 'C', 'SE'],
  ['london/hackney', 'Greater London', 'Hackney', 'C', 'E'],
  ['london/brixton', 'Greater London', 'Lambeth', 'C', 'SW'],
  ['london/croydon', 'Greater London', 'Croydon', 'J', 'CR'],
  ['london/wembley', 'Greater London', 'Brent', 'A', 'HA'],
  ['city-of-london', 'Greater London', 'City of London', 'C', 'EC'],
  ['liverpool', 'Merseyside', 'Liverpool', 'D', 'L'],
  ['birkenhead', 'Merseyside', 'Wirral', 'D', 'CH'],
  ['slough', 'Berkshire', 'Slough', 'H', 'SL'],
  ['middlesbrough', 'North Yorkshire', 'Middlesbrough', 'F', 'TS'],
  ['kingston-upon-hull', 'East Riding of Yorkshire', 'Kingston upon Hull', 'M', 'HU'],
  ['peterborough', 'Cambridgeshire', 'Peterborough', 'A', 'PE'],
  ['hereford', 'Herefordshire', 'Herefordshire', 'E', 'HR'],
  ['wrexham', 'Wrexham', 'Wrexham', 'D', 'LL'],
  ['holyhead', 'Anglesey', 'Anglesey', 'D', 'LL'],
  ['st-andrews', 'Fife', 'Fife', 'N', 'KY'],
  ['stornoway', 'Western Isles', 'Western Isles', 'P', 'HS'],
  ['lerwick', 'Shetland', 'Shetland', 'P', 'ZE'],
  ['glasgow', 'Glasgow', 'Glasgow', 'N', 'G'],
  ['belfast', 'County Antrim', 'Belfast', 'NI', 'BT'],
  ['newry', 'County Down', 'Newry, Mourne and Down', 'NI', 'BT'],
  ['enniskillen', 'County Fermanagh', 'Fermanagh and Omagh', 'NI', 'BT'],
]

test.each(KNOWN)('%s is in %s, under %s', (path, county, council, region, area) => {
  const place = byPath.get(path)
  if (!place) throw new Error(`The dataset has no ${path}`)
  expect([
    countyOf(place.county).name,
    districtOf(place.district)?.name,
    place.electricityRegion,
    mainArea(place),
  ]).toEqual([county, council, region, area])
})
