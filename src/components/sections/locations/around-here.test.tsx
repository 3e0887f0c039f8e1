import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { Place } from '@/lib/domain/locations/place'

import { AroundHere } from './around-here'

const bath: Place = {
  path: 'bath',
  name: 'Bath',
  localName: null,
  kind: 'city',
  county: 'somerset',
  latitude: 51.38,
  longitude: -2.36,
  population: 94_782,
  postcodeDistricts: ['BA1'],
  district: 'E06000022',
  electricityRegion: 'L',
  otherRegions: [],
  tier: 1,
}

const shown = (...neighbours: Place[]) =>
  renderToStaticMarkup(
    <AroundHere
      location={{
        place: bath,
        angles: [],
        neighbours,
        town: null,
        suburbs: [],
        editorial: '',
        hasAdditions: false,
        isListed: true,
        listedTopics: [],
      }}
    />,
  )

test('degree days are compared only where they differ', () => {
  expect(shown({ ...bath, path: 'frome', name: 'Frome' })).not.toContain('Degree days')
  expect(
    shown({ ...bath, path: 'aberdeen', name: 'Aberdeen', county: 'aberdeen', postcodeDistricts: ['AB10'] }),
  ).toContain('Degree days')
})

test('the distance is on a separate line below the name', () => {
  expect(shown({ ...bath, path: 'frome', name: 'Frome', latitude: 51.2 })).toMatch(
    /Frome<\/a> <span class="block[^"]*">12 miles/,
  )
})
