import { expect, test } from 'vitest'

import { UK_MAP_SIZE } from '@/lib/illustrations/uk-map-size'

import { CITIES, monthlyDegreeDays } from './cities'

test.each(CITIES.map((city) => [city.name, city] as const))(
  '%s has monthly degree days that add up to the year',
  (_name, city) => {
    const months = monthlyDegreeDays(city)
    expect(months).toHaveLength(12)
    expect(months.reduce((sum, { degreeDays }) => sum + degreeDays, 0)).toBeCloseTo(city.degreeDays, 6)
    expect(months.reduce((sum, { days }) => sum + days, 0)).toBe(365)
    expect(Math.max(...months.map(({ degreeDays, days }) => degreeDays / days))).toBeLessThan(15.5)
  },
)

test('cities are within the map, coldest winter first', () => {
  for (const { map } of CITIES) {
    expect(map.x > 0 && map.x < UK_MAP_SIZE.width && map.y > 0 && map.y < UK_MAP_SIZE.height).toBe(true)
  }
  const degreeDays = CITIES.map((city) => city.degreeDays)
  expect(degreeDays).toEqual(degreeDays.toSorted((a, b) => b - a))
  expect(new Set(CITIES.map(({ slug }) => slug)).size).toBe(CITIES.length)
})
