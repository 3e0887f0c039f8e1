import { describe, expect, test } from 'vitest'

import { FACTS_MIN } from '@/lib/content/locations/uniqueness'
import { payloadClient } from '@/lib/data/payload-client'
import { countyOf } from '@/lib/domain/locations/counties'
import { hasOwnPage } from '@/lib/domain/locations/place'
import { locationAt } from '@/lib/routing/locations'
import { readDataset } from '@/lib/seed/places/dataset'
import { importPlaces } from '@/lib/seed/places/import-places'

import { pool } from '../support/rows'

const payload = await payloadClient()

const dataset = readDataset()
const sample = dataset.filter(({ county }) => county === 'rutland')

const placeAt = async (path: string) => {
  const { docs } = await payload.find({ collection: 'places', where: { path: { equals: path } }, depth: 1 })
  return docs[0]
}

describe('a new site has', () => {
  test('every place of the dataset, every county and country', async () => {
    const { rows } = await pool.query<{ kind: string; count: number }>(
      'select kind::text, count(*)::int from places group by kind',
    )
    expect(Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))).toEqual({
      country: 4,
      county: 107,
      city: 77,
      town: 1474,
      village: 232,
      suburb: 9370,
    })
  })

  test.each([
    ['bath', 'Somerset', 'L', 'BA'],
    ['swindon', 'Wiltshire', 'H', 'SN'],
    ['middlesbrough', 'North Yorkshire', 'F', 'TS'],
    ['kingston-upon-hull', 'East Riding of Yorkshire', 'M', 'HU'],
    ['cardiff', 'Cardiff', 'K', 'CF'],
    ['belfast', 'County Antrim', 'NI', 'BT'],
    ['inverness', 'Highland', 'P', 'IV'],
    ['edinburgh', 'Edinburgh', 'N', 'EH'],
    ['glasgow', 'Glasgow', 'N', 'G'],
    ['aberdeen', 'Aberdeen', 'P', 'AB'],
    ['leeds', 'West Yorkshire', 'M', 'LS'],
    ['manchester', 'Greater Manchester', 'G', 'M'],
    ['liverpool', 'Merseyside', 'D', 'L'],
    ['birmingham', 'West Midlands', 'E', 'B'],
    ['norwich', 'Norfolk', 'A', 'NR'],
    ['plymouth', 'Devon', 'L', 'PL'],
    ['truro', 'Cornwall', 'L', 'TR'],
    ['brighton-and-hove', 'East Sussex', 'J', 'BN'],
    ['oxford', 'Oxfordshire', 'H', 'OX'],
    ['cambridge', 'Cambridgeshire', 'A', 'CB'],
    ['york', 'North Yorkshire', 'F', 'YO'],
    ['newcastle-upon-tyne', 'Tyne and Wear', 'F', 'NE'],
    ['carlisle', 'Cumbria', 'G', 'CA'],
    ['wrexham', 'Wrexham', 'D', 'LL'],
    ['swansea', 'Swansea', 'K', 'SA'],
    ['devizes', 'Wiltshire', 'H', 'SN'],
    ['cardiff/roath', 'Cardiff', 'K', 'CF'],
    ['cardiff/splott', 'Cardiff', 'K', 'CF'],
    ['london/hackney', 'Greater London', 'C', 'E'],
    ['bath/widcombe', 'Somerset', 'L', 'BA'],
  ])('%s in %s', async (path, county, region, area) => {
    const place = await placeAt(path)
    expect(place).toMatchObject({ electricityRegion: region })
    expect(countyOf(place?.county ?? '').name).toBe(county)
    expect(place?.postcodeAreas?.split(' ')).toContain(area)
  })

  test('each place below its parent', async () => {
    const above = async (path: string) => (await placeAt(path))?.parent
    expect(await above('bath/widcombe')).toMatchObject({ path: 'bath' })
    expect(await above('bath')).toMatchObject({ path: 'county/somerset' })
    expect(await above('county/somerset')).toMatchObject({ path: 'country/england' })
    const { rows } = await pool.query(`select path from places where parent_id is null and kind <> 'country'`)
    expect(rows).toEqual([])
  })
})

test('every place with a page has a path that resolves to it and to nothing else', () => {
  const paths = dataset.filter(hasOwnPage).map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  const wrong = dataset.filter(({ path, kind }) => {
    const meaning = locationAt(path.split('/'))
    return meaning?.kind !== (kind === 'suburb' ? 'suburb' : 'place') || meaning.path !== path
  })
  expect(wrong).toEqual([])
})

test('listed pages are in the tiers published first, and differ from every page nearby', async () => {
  const { rows } = await pool.query<{ kind: string; tier: string; similarity: string }>(
    `select kind::text, tier, similarity from places where is_indexable and kind not in ('county', 'country')`,
  )
  expect(rows.length).toBeGreaterThan(1_000)
  expect(rows.filter(({ similarity }) => Number(similarity) > 50)).toEqual([])
  expect(rows.filter(({ kind, tier }) => Number(tier) > (kind === 'suburb' ? 1 : 2))).toEqual([])
  expect(FACTS_MIN).toBeGreaterThanOrEqual(6)
})

describe('importing again', () => {
  test('writes nothing', async () => {
    const before = await pool.query('select max(updated_at) from places')
    expect(await importPlaces(payload)).toEqual({ written: 0, total: dataset.length + 111 })
    expect((await pool.query('select max(updated_at) from places')).rows).toEqual(before.rows)
  })

  test('keeps what staff have changed, until they release it', async () => {
    const oakham = await placeAt('oakham')
    await payload.update({
      collection: 'places',
      id: oakham?.id ?? 0,
      data: { population: 11_500, editorial: 'Market days are Wednesday and Saturday.' },
    })
    await importPlaces(payload, { dataset: sample })
    expect(await placeAt('oakham')).toMatchObject({ population: 11_500, isEdited: true })
    await payload.update({ collection: 'places', id: oakham?.id ?? 0, data: { isEdited: false } })
    await importPlaces(payload, { dataset: sample })
    expect(await placeAt('oakham')).toMatchObject({
      population: oakham?.population,
      editorial: 'Market days are Wednesday and Saturday.',
    })
  })

  test('text added by staff does not stop the import', async () => {
    const uppingham = await placeAt('uppingham')
    const updated = await payload.update({
      collection: 'places',
      id: uppingham?.id ?? 0,
      data: { editorial: 'Known for its school.' },
    })
    expect(updated.isEdited).toBe(false)
  })
})

test('a path follows from the slug and the parent', async () => {
  const town = await placeAt('oakham')
  const made = await payload.create({
    collection: 'places',
    data: {
      name: 'Barleythorpe Park',
      slug: '',
      kind: 'suburb',
      parent: town?.id,
      county: 'rutland',
      nation: 'England',
      latitude: 52.68,
      longitude: -0.75,
      tier: 2,
    } as never,
  })
  expect(made).toMatchObject({ path: 'oakham/barleythorpe-park', isEdited: true })
})
