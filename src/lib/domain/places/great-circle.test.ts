import fc from 'fast-check'
import { expect, test } from 'vitest'

import { distanceKm, milesOf, type Position } from './great-circle'

const LONDON = { latitude: 51.5074, longitude: -0.1278 }
const EDINBURGH = { latitude: 55.9533, longitude: -3.1883 }
const BATH = { latitude: 51.3811, longitude: -2.359 }
const BRISTOL = { latitude: 51.4545, longitude: -2.5879 }
const BELFAST = { latitude: 54.5973, longitude: -5.9301 }
const CARDIFF = { latitude: 51.4816, longitude: -3.1791 }

test.each([
  ['London to Edinburgh', LONDON, EDINBURGH, 534],
  ['Bath to Bristol', BATH, BRISTOL, 18],
  ['Belfast to Cardiff', BELFAST, CARDIFF, 392],
])('%s', (_, a, b, km) => {
  expect(Math.round(distanceKm(a, b))).toBe(km)
})

test('a quarter of the circumference', () => {
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 90, longitude: 0 })).toBeCloseTo(
    (Math.PI / 2) * 6371.0088,
  )
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(Math.PI * 6371.0088)
})

const positions: fc.Arbitrary<Position> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('is zero at the same point, symmetric, and satisfies the triangle inequality', () => {
  fc.assert(
    fc.property(positions, positions, positions, (a, b, c) => {
      expect(distanceKm(a, a)).toBe(0)
      expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a))
      // Between antipodes the haversine is near 1, where its arcsine loses up to a metre.
      expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 1e-3)
    }),
  )
})

test('a mile is 1.609344 km', () => {
  expect(milesOf(160.9344)).toBeCloseTo(100)
})
