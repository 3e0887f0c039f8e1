import { expect, test } from 'vitest'

import { distanceKm, milesOf } from './great-circle'
import { areaOf, positionOf } from './outward-codes'
import codes from './outward-codes.json'

test.each([
  ['SN10', { latitude: 51.352, longitude: -1.996 }],
  ['BA1', { latitude: 51.39, longitude: -2.36 }],
  ['ZE1', { latitude: 60.155, longitude: -1.145 }],
  ['BT1', { latitude: 54.6, longitude: -5.93 }],
  ['AB13', { latitude: 57.106, longitude: -2.236 }],
  ['AB14', { latitude: 57.093, longitude: -2.261 }],
  ['EC1A', { latitude: 51.52, longitude: -0.1 }],
  ['W1A', { latitude: 51.517, longitude: -0.145 }],
  ['M3', { latitude: 53.484, longitude: -2.25 }],
  ['TR21', { latitude: 49.915, longitude: -6.315 }],
])('locates %s', (code, expected) => {
  const found = positionOf(code)
  expect(found?.isWholeArea).toBe(false)
  expect(milesOf(distanceKm(found?.position ?? { latitude: 0, longitude: 0 }, expected))).toBeLessThan(3)
})

test('uses the centre of the area for an unknown code', () => {
  const found = positionOf('SN98')
  expect(found?.isWholeArea).toBe(true)
  expect(
    distanceKm(found?.position ?? { latitude: 0, longitude: 0 }, { latitude: 51.5, longitude: -1.95 }),
  ).toBeLessThan(20)
})

test.each(['WD1', 'OX8', 'GU13', 'EC1', 'SW1', 'W1'])('%s is no outward code', (code) => {
  expect(positionOf(code)?.isWholeArea).toBe(true)
})

test('returns null for an unknown area', () => {
  expect(positionOf('ZZ1')).toBeNull()
  expect(positionOf('')).toBeNull()
})

test('every code is within the United Kingdom and correctly formatted', () => {
  const strays = Object.entries(codes).filter(
    ([code, [latitude = 0, longitude = 0]]) =>
      !SHAPE.test(code) || latitude < 49.8 || latitude > 60.9 || longitude < -8.2 || longitude > 1.8,
  )
  expect(strays).toEqual([])
})

const SHAPE = /^[A-Z]{1,2}(?:\d{1,2}|\d[A-Z])$/

test('covers every area of the United Kingdom', () => {
  expect(new Set(Object.keys(codes).map(areaOf)).size).toBe(121)
})
