import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type Side, sideLengthMm } from '../room-plan/corners'
import type { DesignOpening } from './design'
import { slideOpening } from './slide-opening'

const WINDOW: DesignOpening = {
  id: 'w',
  kind: 'window',
  wall: 0,
  fromMm: 1_000,
  widthMm: 1_200,
  sillMm: 900,
  heightMm: 1_200,
}
const side = (x: number, y: number): Side => ({ from: { xMm: 0, yMm: 0 }, to: { xMm: x, yMm: y } })
const fromAfter = (wall: Side, xMm: number, yMm: number, stepMm = 50) =>
  slideOpening({ side: wall, opening: WINDOW, by: { xMm, yMm }, stepMm }).fromMm

describe('an opening slides along its wall', () => {
  it.each([
    ['with a wall to the right', side(4_000, 0), 60, 0, 1_050],
    ['against a wall to the left', side(-4_000, 0), 60, 0, 950],
    ['up with a wall that goes up', side(0, 4_000), 0, 110, 1_100],
    ['not across its wall', side(4_000, 0), 0, 500, 1_000],
    ['by its part along a slanting wall', side(3_000, 4_000), 0, 100, 1_100],
    ['to the start of the wall at most', side(4_000, 0), -9_000, 0, 0],
    ['to the end of the wall at most', side(4_000, 0), 9_000, 0, 2_800],
  ])('%s', (_, wall, xMm, yMm, fromMm) => expect(fromAfter(wall, xMm, yMm)).toBe(fromMm))

  it('and stays off the grid when it is moved across', () =>
    expect(
      slideOpening({
        side: side(4_000, 0),
        opening: { ...WINDOW, fromMm: 1_010 },
        by: { xMm: 0, yMm: 50 },
        stepMm: 50,
      }).fromMm,
    ).toBe(1_010))

  it('by fine steps', () => expect(fromAfter(side(4_000, 0), 14, 0, 10)).toBe(1_010))
})

it('an opening never leaves its wall', () => {
  const mm = fc.integer({ min: -8_000, max: 8_000 })
  fc.assert(
    fc.property(mm, mm, mm, mm, fc.constantFrom(10, 50), (x, y, xMm, yMm, stepMm) => {
      const wall = side(x, y)
      fc.pre(sideLengthMm(wall) >= WINDOW.fromMm + WINDOW.widthMm)
      const slid = slideOpening({ side: wall, opening: WINDOW, by: { xMm, yMm }, stepMm })
      expect(slid.fromMm).toBeGreaterThanOrEqual(0)
      expect(slid.fromMm + slid.widthMm).toBeLessThanOrEqual(sideLengthMm(wall))
    }),
  )
})
