import { expect, it } from 'vitest'

import { PRICED_ROOMS } from './priced-rooms'
import { roomPrice } from './room-price'

const prices = { panelPence: 28_900, deliveryPence: 15_000, powerWatts: 225, pencePerKwh: 26.32 }

it.each([
  ['living', { panels: 4, counted: 'four panels', delivered: '£1,306', anHour: '24p an hour' }],
  ['bathroom', { panels: 2, counted: 'two panels', delivered: '£728', anHour: '12p an hour' }],
  ['georgian', { panels: 6, counted: 'six panels', delivered: '£1,884', anHour: '36p an hour' }],
] as const)('the %s is priced with one delivery', (key, expected) =>
  expect(roomPrice(PRICED_ROOMS[key], prices)).toEqual(expected),
)
