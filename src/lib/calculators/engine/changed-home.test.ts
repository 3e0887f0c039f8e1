import { expect, test } from 'vitest'

import { changedHome } from './changed-home'

const TOLD =
  'postcode=BA&type=semi&area=83&built=1967-1975&insulation=loft&heating=oil&occupancy=all-day&currentBill=900&billUnit=pounds&altitude=100&own=home.floor-area_90+price.oil_9'
const first = { built: '1967-1975', postcode: 'BA', area: '82', heating: 'oil' }

const after = (change: Partial<typeof first>, kept = TOLD) =>
  new URLSearchParams(changedHome({ kept, begun: TOLD, first, now: { ...first, ...change } }).query)

const differences = (query: URLSearchParams) => {
  const told = new URLSearchParams(TOLD)
  const names = [...new Set([...told.keys(), ...query.keys()])]
  return Object.fromEntries(
    names.flatMap((name) => (told.get(name) === query.get(name) ? [] : [[name, query.get(name)]])),
  )
}

test('a home that has not changed is the home that was told', () => {
  expect(differences(after({}))).toEqual({})
})

test('what changes is offered, with words, and the rest stays as told', () => {
  expect(differences(after({ built: '2012-2022' }))).toEqual({ built: '2012-2022' })
  const now = { ...first, built: '2012-2022' }
  expect(changedHome({ kept: TOLD, begun: TOLD, first, now }).words).toBe(
    'Semi-detached or end of terrace, 83 m², built 2012 to 2022',
  )
})

test('the height goes with the place, the bill with the home and its heating, and an own figure with its answer', () => {
  expect(differences(after({ postcode: 'AB' }))).toEqual({ postcode: 'AB', altitude: null })
  expect(differences(after({ heating: 'lpg' }))).toEqual({ heating: 'lpg', currentBill: null, billUnit: null })
  expect(differences(after({ area: '95' }))).toEqual({
    area: '95',
    currentBill: null,
    billUnit: null,
    own: 'price.oil_9',
  })
})

test('what another tool has changed stays, unless this tool knows of it', () => {
  const kept = TOLD.replace('occupancy=all-day', 'occupancy=evenings').replace('built=1967-1975', 'built=from-2023')
  expect(differences(after({ area: '95' }, kept))).toMatchObject({ occupancy: 'evenings', area: '95' })
  expect(differences(after({ area: '95' }, kept))).not.toHaveProperty('built')
})

const own = (query: URLSearchParams) => query.get('own')?.split(' ') ?? []

test('own figures that a tool knows are offered as they are now, one that was taken out too', () => {
  const asBegun = { ...first, own: 'home.floor-area_90 price.oil_9' }
  const changed = (figures: string) =>
    own(
      new URLSearchParams(
        changedHome({ kept: TOLD, begun: TOLD, first: asBegun, now: { ...asBegun, own: figures } }).query,
      ),
    )
  expect(changed('home.floor-area_90 price.oil_9')).toEqual(['home.floor-area_90', 'price.oil_9'])
  expect(changed('home.floor-area_90 home.wall.u-value_0.3 price.oil_8')).toEqual([
    'home.floor-area_90',
    'home.wall.u-value_0.3',
    'price.oil_8',
  ])
  expect(changed('home.floor-area_90')).toEqual(['home.floor-area_90'])
})

test('own figures from another tool stay in one that knows none', () => {
  const kept = TOLD.replace('own=home.floor-area_90', 'own=home.wall.u-value_0.3')
  expect(own(after({ built: '2012-2022' }, kept))).toEqual([
    'home.floor-area_90',
    'home.wall.u-value_0.3',
    'price.oil_9',
  ])
  expect(own(after({ area: '95' }, kept))).toEqual(['home.wall.u-value_0.3', 'price.oil_9'])
})

test('a tool that knows some own figures leaves the others as any tool has changed them', () => {
  const kept = TOLD.replace('price.oil_9', 'price.oil_8+home.roof.u-value_0.2')
  const ownKeys = ['home.roof.u-value', 'home.air-changes']
  const asBegun = { ...first, own: '' }
  const changed = (figures: string) =>
    own(
      new URLSearchParams(
        changedHome({ kept, begun: TOLD, first: asBegun, now: { ...asBegun, own: figures }, ownKeys }).query,
      ),
    )
  expect(changed('home.air-changes_0.5')).toEqual(['home.air-changes_0.5', 'home.floor-area_90', 'price.oil_8'])
  expect(changed('')).toEqual(['home.floor-area_90', 'price.oil_8'])
})
