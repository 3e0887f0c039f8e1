import { expect, test } from 'vitest'

import { singleRooms } from './single-rooms'

const panel = { lengthM: 1.2, widthM: 0.6, riseK: 35, watts: 225 }
const prices = { panelPence: 28_900, deliveryPence: 15_000, installPencePerPanel: 15_000 }
const home = {
  floorAreaM2: 80,
  heightM: 2.5,
  airC: 20,
  storeys: 2,
  lostWatts: { sides: 2_000, ceiling: 400, floor: 600 },
}
const roomsOf = (changes: Partial<typeof home> = {}, lossWatts = 3_000) => {
  const heat = { lossWatts, ruleWatts: 0, roofShare: 0.125, floorShare: 0.25 }
  return singleRooms({ home: { ...home, ...changes, heat }, panel, prices })
}

test('a home has a bathroom and a study, which need their share of the heat, under the roof or above the ground', () => {
  expect(roomsOf()).toEqual([
    { name: 'A bathroom', areaM2: 5, panels: 1, neededWatts: 164.0625, givenWatts: 164.0625, pricePence: 58_900 },
    { name: 'A study', areaM2: 8, panels: 2, neededWatts: 337.5, givenWatts: 337.5, pricePence: 102_800 },
  ])
})

test('the bathroom is at the top, and the study above the ground', () => {
  const lostBelow = { lostWatts: { sides: 2_000, ceiling: 0, floor: 600 } }
  const [bathroom, study] = roomsOf(lostBelow, 5_000)
  expect(bathroom?.givenWatts).toBe(bathroom?.neededWatts)
  expect(study?.givenWatts).toBeLessThan(study?.neededWatts ?? NaN)
})

const GARDEN_OFFICE = { storeys: 1, lostWatts: { sides: 350, ceiling: 60, floor: 90 } }

test('a garden office is one room', () => {
  expect(roomsOf({ ...GARDEN_OFFICE, floorAreaM2: 16 }, 500)).toMatchObject([{ name: 'One room', areaM2: 16 }])
  expect(roomsOf({ ...GARDEN_OFFICE, floorAreaM2: 17 }, 500)).toHaveLength(2)
})

test('a room whose ceiling may have no panel is left out', () => {
  expect(roomsOf({ lostWatts: { sides: 2_000, ceiling: 400, floor: 9_000 } }, 12_000).map(({ name }) => name)).toEqual([
    'A bathroom',
  ])
})
