import { expect, test } from 'vitest'

import { panelsInComfort } from '@/lib/domain/comfort/ceiling-limit'
import { POWERBOARD } from '@/lib/seed/catalogue/powerboard'
import { LIBRARY_FOLDER, readLibrary } from '@/lib/seed/library/library'

import { PANEL_ROOMS } from './panel-rooms'

const { length, width } = POWERBOARD.dimensions
const AIR_C = 20

/** The panel at its stated temperature, which radiates as a surface a little cooler. */
const PANEL = {
  lengthM: length / 1_000,
  widthM: width / 1_000,
  riseK: POWERBOARD.specifications.operatingTempC - AIR_C,
}

test.each(PANEL_ROOMS)('$name: its ceiling may have the panels in the picture', (room) => {
  const { areaM2: floorAreaM2, heightM, panels } = room
  const lostWatts = { sides: 0, ceiling: 0, floor: 0 } // a well-insulated room
  expect(
    panelsInComfort({ room: { floorAreaM2, heightM, airC: AIR_C, lostWatts }, panel: PANEL }),
  ).toBeGreaterThanOrEqual(panels)
})

test('the pictures are in the library, and their captions agree', () => {
  const entries = readLibrary(LIBRARY_FOLDER)
  const captionOf = (key: string) => entries.find((entry) => entry.key === key)?.caption
  expect(PANEL_ROOMS.map(({ picture }) => captionOf(picture))).toEqual([
    '', // the one at the top of the homepage
    'A kitchen of some 16 m² with three panels.',
    'A garden office of some 17 m² with four panels.',
  ])
})
