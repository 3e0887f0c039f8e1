import { expect, test } from 'vitest'

import { climateOf } from '@/lib/domain/climate/area-climate'
import { degreeDaysToday } from '@/lib/domain/climate/climate-quantities'
import { districtHeightM } from '@/lib/domain/climate/district-height'
import { UK_MAP_SIZE } from '@/lib/illustrations/uk-map-size'

import { CITIES } from './cities'

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
})
