import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { L_ROOM } from '../../../../tests/fixtures/drawn-rooms'
import { isInside } from '../../../../tests/fixtures/room-shapes'
import { seededRandom } from '../quantity/seeded-random'
import { ceilingMmAt } from '../room-plan/ceiling'
import { sidesOf } from '../room-plan/corners'
import { outlineAreaM2 } from '../room-plan/outline'
import { roomProblem } from './check-room'
import type { DesignRoom } from './design'
import { newRoom } from './new-room'
import { ceilingOf, ceilingPerFloor, meanHeightMm, type Slope, slopeProblem, wallHeightsMm } from './slope'

const LOFT: DesignRoom = {
  ...newRoom({
    id: 'a',
    name: 'Loft',
    kind: 'bedroom',
    at: { xMm: 1_000, yMm: 2_000 },
    lengthMm: 5_000,
    widthMm: 4_000,
  }),
  heightMm: 1_200,
  slope: { towards: 'north', ridgeMm: 3_200 },
}
const rising = (towards: Slope['towards'], ridgeMm = 3_200): DesignRoom => ({ ...LOFT, slope: { towards, ridgeMm } })

describe('a ceiling that rises', () => {
  it.each([
    ['north', [1_200, 1_200, 3_200, 3_200]],
    ['south', [3_200, 3_200, 1_200, 1_200]],
    ['east', [1_200, 3_200, 3_200, 1_200]],
    ['west', [3_200, 1_200, 1_200, 3_200]],
  ] as const)('to the %s is low at one end and high at the other', (towards, heights) => {
    const found = wallHeightsMm(rising(towards))
    expect(found.map(({ fromMm }) => Math.round(fromMm))).toEqual(heights)
    expect(found.map(({ toMm }) => Math.round(toMm))).toEqual([...heights.slice(1), heights[0]])
  })

  it('has the volume of its mean height and the area of its angle', () => {
    expect(meanHeightMm(LOFT)).toBeCloseTo(2_200)
    expect(ceilingPerFloor(LOFT)).toBeCloseTo(Math.hypot(4, 2) / 4)
    expect(ceilingPerFloor({ ...LOFT, slope: null })).toBe(1)
    expect(meanHeightMm({ ...LOFT, slope: null })).toBe(1_200)
  })

  it.each([
    ['eaves-too-low', { ...LOFT, heightMm: 650 }],
    ['ridge-too-low', rising('north', 1_200)],
    ['too-high', rising('north', 12_050)],
    ['too-steep', rising('north', 8_200)],
    ['too-low-on-average', rising('north', 1_750)],
    ['opening-off-the-wall', { ...LOFT, openings: [{ ...windowAt(0), sillMm: 300 }] }],
    ['opening-off-the-wall', { ...LOFT, openings: [windowAt(1)] }],
  ] as const)('is rejected: %s', (problem, room) => expect(roomProblem(room)).toBe(problem))

  it('may have a window where the wall is high enough', () => {
    expect(roomProblem(LOFT)).toBeNull()
    expect(roomProblem({ ...LOFT, openings: [windowAt(2)] })).toBeNull()
    expect(roomProblem({ ...LOFT, openings: [{ ...windowAt(1), fromMm: 2_800 }] })).toBeNull()
    expect(roomProblem({ ...LOFT, heightMm: 700 })).toBeNull()
  })
})

function windowAt(wall: number) {
  return { id: 'w', kind: 'window' as const, wall, fromMm: 500, widthMm: 1_000, sillMm: 900, heightMm: 1_200 }
}

it('volumes, ceilings and walls are within 0.5 % of a Monte Carlo integral', () => {
  const random = seededRandom(20_261_125)
  for (const outline of [LOFT.outline, L_ROOM]) {
    for (const towards of ['north', 'west'] as const) {
      const room = { ...rising(towards), outline }
      const ceiling = ceilingOf(room)
      let [inside, volume] = [0, 0]
      const tries = 60_000
      for (let tried = 0; tried < tries; tried += 1) {
        const point = { xMm: 6_000 * random(), yMm: 6_000 * random() }
        if (!isInside(outline, point)) continue
        inside += 1
        volume += ceilingMmAt(ceiling, point)
      }
      expect(Math.abs(volume / inside / meanHeightMm(room) - 1)).toBeLessThan(0.005)
      for (const [wall, { from, to }] of sidesOf(outline).entries()) {
        let height = 0
        for (let tried = 0; tried < 20_000; tried += 1) {
          const share = (tried + random()) / 20_000
          const at = { xMm: from.xMm + share * (to.xMm - from.xMm), yMm: from.yMm + share * (to.yMm - from.yMm) }
          height += ceilingMmAt(ceiling, at) / 20_000
        }
        const ends = wallHeightsMm(room)[wall]
        expect(Math.abs(height / (((ends?.fromMm ?? NaN) + (ends?.toMm ?? NaN)) / 2) - 1)).toBeLessThan(0.005)
      }
    }
  }
})

it('a sloping ceiling covers its room from the low side to the high side, and is larger than the floor', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('west', 'east', 'south', 'north'),
      fc.integer({ min: 700, max: 3_000 }),
      fc.integer({ min: 710, max: 9_000 }),
      fc.constantFrom(LOFT.outline, L_ROOM),
      (towards, heightMm, ridgeMm, outline) => {
        const room = { ...LOFT, outline, heightMm, slope: { towards, ridgeMm } as const }
        fc.pre(slopeProblem(room) === null)
        const heights = outline.map((corner) => ceilingMmAt(ceilingOf(room), corner))
        expect(Math.min(...heights)).toBeCloseTo(heightMm, 6)
        expect(Math.max(...heights)).toBeCloseTo(ridgeMm, 6)
        expect(meanHeightMm(room)).toBeGreaterThan(heightMm)
        expect(meanHeightMm(room)).toBeLessThan(ridgeMm)
        expect(ceilingPerFloor(room)).toBeGreaterThan(1)
        expect(ceilingPerFloor(room)).toBeLessThan(2)
        expect(outlineAreaM2(outline)).toBeGreaterThan(0)
      },
    ),
  )
})
