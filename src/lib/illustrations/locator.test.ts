import { expect, test } from 'vitest'

import { CITIES } from '@/lib/calculators/home/cities'

import { countyOutline, drawUk, mapPoint } from './locator'

test('places a city where the home page’s map has it', () => {
  const bath = CITIES.find(({ slug }) => slug === 'bath')
  expect(mapPoint({ latitude: 51.3828, longitude: -2.3593 })).toEqual(bath?.map)
})

test('the UK is drawn with every county', () => {
  for (const slug of ['somerset', 'cumbria', 'shropshire']) expect(drawUk()).toContain(countyOutline(slug))
})

test('has an outline of every county, and none of others', () => {
  expect(countyOutline('somerset')).toMatch(/^M/)
  expect(countyOutline('atlantis')).toBeNull()
})
