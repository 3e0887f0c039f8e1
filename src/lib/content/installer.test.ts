import { expect, test } from 'vitest'

import { aboutMiles, byCounty, type Installer } from './installer'

const firm = (town: string, county: string): Installer => ({
  slug: town,
  name: town,
  summary: '',
  town,
  county,
  postcodeAreas: [],
  website: '',
  registrations: [],
  position: null,
  isSample: false,
})

test('sorts counties, and towns within them, with no county last', () => {
  const groups = byCounty([
    firm('Nowhere', ''),
    firm('York', 'North Yorkshire'),
    firm('Frome', 'Somerset'),
    firm('Bath', 'Somerset'),
  ])
  expect(groups.map(({ county, installers }) => [county, ...installers.map(({ town }) => town)])).toEqual([
    ['North Yorkshire', 'York'],
    ['Somerset', 'Bath', 'Frome'],
    ['', 'Nowhere'],
  ])
})

test.each([
  [0, 'within about 3 miles'],
  [2.99, 'within about 3 miles'],
  [3, 'about 3 miles'],
  [11.6, 'about 12 miles'],
])('%d miles is shown as %s', (miles, words) => {
  expect(aboutMiles(miles)).toBe(words)
})
