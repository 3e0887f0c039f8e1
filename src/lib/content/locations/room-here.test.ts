import { expect, test } from 'vitest'

import type { LocalHome } from '@/lib/domain/locations/local-homes'
import type { Place } from '@/lib/domain/locations/place'

import { roomHere } from './room-here'

const home = (key: LocalHome['key'], livingRoom: LocalHome['livingRoom']): LocalHome => ({
  key,
  label: '',
  floorAreaM2: 62,
  designWatts: 0,
  fitted: livingRoom,
  circuits: 1,
  livingRoom,
  yearKwh: 0,
  pence: null,
})

const place: Place = {
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

const said = (hasPrice: boolean) =>
  roomHere({
    facts: {
      place,
      homes: [home('flat', { panels: 3, neededWatts: 600, givenWatts: 600 })],
      price: hasPrice ? { here: 26.32, average: 26, period: '', vatChange: null } : null,
    },
    panel: { powerWatts: 225 },
    list: { panelPence: 28_900, deliveryPence: 15_000 },
  })

test('a room has its panels, their price and an hour of them', () => {
  expect(said(true)).toBe(
    'A 16 m² living room in Bath, in a 1990s flat, takes 3 panels: £1,017 delivered, inc. VAT, and 18p an hour at full power. Fitting is extra.',
  )
})

test('where the price cap does not apply, an hour has no price', () => {
  expect(said(false)).toContain('£1,017 delivered, inc. VAT. Fitting')
})
