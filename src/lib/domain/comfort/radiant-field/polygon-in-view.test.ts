import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { CASE_COUNT } from '../../../../../tests/fixtures/case-count'
import { L_ROOM, SLANTED, U_ROOM } from '../../../../../tests/fixtures/drawn-rooms'
import { seededRandom } from '../../quantity/seeded-random'
import type { Outline } from '../../room-plan/outline'
import { hidingWalls, type PointM, shadowsFrom, visiblePieces, type WallLine, wallLines } from '../../room-plan/sight'
import { polygonFacingShare, polygonGlobeShare } from './polygon-in-view'
import { facingShare, globeShare } from './rectangle-in-view'

type Box = readonly [x1: number, x2: number, y1: number, y2: number]

const GAP = 1.8
const cornersOf = ([x1, x2, y1, y2]: Box) => [
  { x: x1, y: y1 },
  { x: x2, y: y1 },
  { x: x2, y: y2 },
  { x: x1, y: y2 },
]
const side = (from: PointM, to: PointM, { x, y }: PointM) =>
  (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)

/** Whether no wall lies between two points. Independent of the shadows under test. */
const isSeen = (walls: readonly WallLine[], one: PointM, other: PointM) =>
  !walls.some(
    ({ from, to }) =>
      side(from, to, one) * side(from, to, other) < 0 && side(one, other, from) * side(one, other, to) < 0,
  )

type View = { outline: Outline; at: PointM; panel: Box }

/** The shares by Monte Carlo: one random point in each of 200 × 200 cells of the panel. */
function sampled({ outline, at, panel: [x1, x2, y1, y2] }: View) {
  const random = seededRandom(20_261_123)
  const walls = wallLines(outline)
  const cells = 200
  const area = ((x2 - x1) * (y2 - y1)) / cells ** 2
  const shares = [0, 0]
  for (let cell = 0; cell < cells ** 2; cell += 1) {
    const x = x1 + ((x2 - x1) * ((cell % cells) + random())) / cells
    const y = y1 + ((y2 - y1) * (Math.floor(cell / cells) + random())) / cells
    if (!isSeen(walls, at, { x, y })) continue
    const squared = (x - at.x) ** 2 + (y - at.y) ** 2 + GAP ** 2
    const seen = (area * GAP) / (Math.PI * squared ** 2)
    for (const [index, weight] of [Math.sqrt(squared) / 4, GAP].entries())
      shares[index] = (shares[index] ?? NaN) + seen * weight
  }
  return shares
}

function calculated({ outline, at, panel }: View) {
  const whole = cornersOf(panel)
  const parts = (visiblePieces(whole, shadowsFrom(at, hidingWalls(outline))) ?? [whole]).map((part) =>
    part.map(({ x, y }) => ({ x: x - at.x, y: y - at.y })),
  )
  const total = (share: (part: PointM[]) => number) => parts.reduce((sum, part) => sum + share(part), 0)
  return [total((part) => polygonGlobeShare(part, GAP)), total((part) => polygonFacingShare(part, GAP))]
}

describe('a panel seen past a corner', () => {
  it.each<[string, View]>([
    ['wholly', { outline: L_ROOM, at: { x: 1, y: 1 }, panel: [3.5, 4.7, 0.5, 1.1] }],
    ['in part, from the long arm', { outline: L_ROOM, at: { x: 4.3, y: 1.2 }, panel: [1.2, 2.4, 3.1, 3.7] }],
    ['in part, from the short arm', { outline: L_ROOM, at: { x: 2, y: 3.5 }, panel: [3.4, 4.6, 1.1, 1.7] }],
    ['in part, overhead', { outline: L_ROOM, at: { x: 3.05, y: 2.3 }, panel: [2.3, 2.9, 2.4, 3.6] }],
    ['by a sliver', { outline: L_ROOM, at: { x: 4.8, y: 2.2 }, panel: [1.9, 2.9, 2.4, 3] }],
    ['past one of two corners', { outline: U_ROOM, at: { x: 1, y: 2.5 }, panel: [4.3, 5.5, 0.2, 0.8] }],
    ['past both corners', { outline: U_ROOM, at: { x: 1.9, y: 1.7 }, panel: [3.6, 4.8, 0.9, 1.5] }],
    ['past a slanting corner', { outline: SLANTED, at: { x: 4.2, y: 1.1 }, panel: [3.8, 5, 3, 3.6] }],
  ])('%s is within 0.5 %% of a Monte Carlo reference', (_, view) => {
    const reference = sampled(view)
    calculated(view).forEach((share, index) => {
      const expected = reference[index] ?? NaN
      expect(Math.abs(share - expected)).toBeLessThanOrEqual(0.005 * expected)
    })
  })

  it('is hidden in the other arm of a U', () => {
    const hidden = { outline: U_ROOM, at: { x: 1, y: 3.8 }, panel: [4.5, 5.7, 3, 3.6] } as const
    for (const share of calculated(hidden)) expect(share).toBeCloseTo(0, 12)
  })
})

describe('a whole rectangle', () => {
  const metres = fc.double({ min: -4, max: 4, noNaN: true })
  const boxes = fc
    .tuple(metres, metres, fc.double({ min: 0.1, max: 3, noNaN: true }), fc.double({ min: 0.1, max: 3, noNaN: true }))
    .map(([x, y, length, width]): Box => [x, x + length, y, y + width])
  const gaps = fc.double({ min: 0.3, max: 4, noNaN: true })

  it('matches the formulas for rectangles, with its corners in either direction', () => {
    fc.assert(
      fc.property(boxes, gaps, (box, gap) => {
        const [x1, x2, y1, y2] = box
        for (const corners of [cornersOf(box), cornersOf(box).toReversed()]) {
          expect(polygonGlobeShare(corners, gap)).toBeCloseTo(globeShare(x1, x2, y1, y2, gap), 10)
          expect(polygonFacingShare(corners, gap)).toBeCloseTo(facingShare(x1, x2, y1, y2, gap), 10)
        }
      }),
      { numRuns: CASE_COUNT },
    )
  })
})

it.each([0, 1, 2, 3, 4])('NaN as argument %i makes the view of a rectangle NaN', (index) => {
  const corners: [number, number, number, number, number] = [-1, 1, -1, 1, 2]
  corners[index] = NaN
  expect(globeShare(...corners)).toBeNaN()
})
