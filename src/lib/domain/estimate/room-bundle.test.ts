import fc from 'fast-check'
import { expect, test } from 'vitest'

import { bundlePence, bundleSavingPence, roomPanels } from './room-bundle'

const HOME = { neededWatts: 9_000, floorAreaM2: 100 }

test.each([
  [10, 900, 4],
  [10.1, 909, 5],
  [2.5, 225, 1],
])('a room of %s m² needs %s W and %s panels', (roomM2, neededWatts, panels) => {
  const found = roomPanels({ roomM2, home: HOME, panelWatts: 225 })
  expect(found.neededWatts).toBeCloseTo(neededWatts)
  expect(found.panels).toBe(panels)
})

test.each([
  [100_000, 0, 100_000],
  [100_000, 10, 90_000],
  [99_999, 33.3, 66_699],
  [100_000, 100, 0],
])('%s p less %s % is %s p', (basePence, discountPercentage, pence) => {
  expect(bundlePence({ basePence, discountPercentage })).toBe(pence)
})

test.each([
  ['one panel', 1, 28_900, 28_900, 0],
  ['three panels', 3, 86_700, 86_700, 30_000],
  ['three panels with a discount', 3, 86_700, 80_000, 36_700],
])('%s', (_what, pieces, basePence, finalPence, saving) => {
  expect(bundleSavingPence({ pieces, deliveryPence: 15_000, basePence, finalPence })).toBe(saving)
})

test('the panels always provide the heat, and one fewer would not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 60 }), fc.integer({ min: 1_000, max: 30_000 }), (roomM2, neededWatts) => {
      const room = roomPanels({ roomM2, home: { neededWatts, floorAreaM2: 90 }, panelWatts: 225 })
      expect(room.panels * 225).toBeGreaterThanOrEqual(room.neededWatts - 1e-6)
      expect((room.panels - 1) * 225).toBeLessThan(room.neededWatts)
    }),
  )
})
