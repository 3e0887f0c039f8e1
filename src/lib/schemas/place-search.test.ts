import { expect, test } from 'vitest'

import { otherPlaceSchema, placeSearchSchema } from './place-search'

test.each([
  ['BA3 2AA', 'BA3'],
  ['ec1a1bb', 'EC1A'],
  ['sn10', 'SN10'],
  [' Midsomer Norton ', 'Midsomer Norton'],
  ['bath/widcombe', 'bath/widcombe'],
])('%j is searched for as %j', (typed, searched) => {
  expect(placeSearchSchema.parse({ place: typed })).toEqual({ place: searched })
  expect(placeSearchSchema.parse({ place: searched })).toEqual({ place: searched })
  expect(otherPlaceSchema.parse({ with: typed })).toEqual({ with: searched })
})

test.each([undefined, '', 'B', 'b'.repeat(61), ['Bath', 'Frome']])('%j is not searched for', (place) => {
  const { error } = placeSearchSchema.safeParse({ place })
  expect(error?.issues.map(({ message }) => message)).toContain('Please enter a place or a postcode')
})
