import { expect, test } from 'vitest'

import { climateOf } from '@/lib/domain/climate/area-climate'
import { monthlyMeansOf } from '@/lib/domain/climate/area-months'
import { degreeDaysToday } from '@/lib/domain/climate/climate-quantities'
import { districtHeightM } from '@/lib/domain/climate/district-height'
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

test.each(CITIES.map((city) => [city.name, city] as const))('%s has the climate of the calculators', (_name, city) => {
  const area = climateOf(city.district.replace(/\d.*/, ''))
  const altitudeM = districtHeightM(city.district)
  if (!area || altitudeM === null) throw new Error(`No climate of ${city.district}`)
  const climate = { ...area, altitudeM }
  expect(city.degreeDays).toBe(Math.round(degreeDaysToday(climate).value))
  expect(city.monthlyMeansC).toEqual(monthlyMeansOf(climate).map((meanC) => Math.round(10 * meanC) / 10))
})
