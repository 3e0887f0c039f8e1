import { expect, test } from 'vitest'

import { nearestStation } from '../climate/stations'
import { compassPoint } from './compass'
import { COUNTIES, findCounty } from './counties'
import { nearestOthers } from './nearest'
import { shortestDay } from './winter-sun'

const BATH = { latitude: 51.3828, longitude: -2.3593 }

test.each([
  ['north', { latitude: 52, longitude: -2.3593 }],
  ['north-east', { latitude: 51.68, longitude: -1.88 }],
  ['east', { latitude: 51.3828, longitude: -2 }],
  ['south', { latitude: 51, longitude: -2.3593 }],
  ['south-west', { latitude: 51.08, longitude: -2.84 }],
  ['west', { latitude: 51.3828, longitude: -3 }],
])('%s of Bath', (point, to) => expect(compassPoint(BATH, to)).toBe(point))

test('the shortest day is longer and the sun higher further south', () => {
  // HM Nautical Almanac Office, 21 December: London 7 h 50 min, Lerwick 5 h 49 min.
  expect(Math.abs(shortestDay(51.51).minutes - 470)).toBeLessThanOrEqual(2)
  expect(Math.abs(shortestDay(60.15).minutes - 349)).toBeLessThanOrEqual(3)
  expect(shortestDay(51.51).noonAltitude).toBeCloseTo(15.05)
})

test('lists the nearest other positions, nearest first', () => {
  const positions = [0, 1, 3, 10].map((longitude) => ({ latitude: 52, longitude }))
  expect(nearestOthers(positions, 2)).toEqual([
    [1, 2],
    [0, 2],
    [1, 0],
    [2, 1],
  ])
})

test('every county has a unique slug', () => {
  expect(COUNTIES).toHaveLength(107)
  expect(new Set(COUNTIES.map(({ slug }) => slug)).size).toBe(107)
  expect(findCounty('atlantis')).toBeNull()
})

test('finds the nearest weather station', () => expect(nearestStation(BATH).station.name).toBe('Yeovilton'))
