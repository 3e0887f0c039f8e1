import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { CASE_COUNT } from '../../../../tests/fixtures/case-count'
import { BOX, drawn, L_ROOM, SLANTED, U_ROOM } from '../../../../tests/fixtures/drawn-rooms'
import { hidingWalls, type PointM, shadowsFrom, visiblePieces, visibleSpans, wallLines } from './sight'

const areaOf = (pieces: readonly (readonly PointM[])[]) =>
  pieces.reduce(
    (sum, piece) =>
      sum +
      piece.reduce((twice, { x, y }, index) => {
        const next = piece[(index + 1) % piece.length] ?? { x, y }
        return twice + x * next.y - next.x * y
      }, 0) /
        2,
    0,
  )
const square = (x: number, y: number, size: number) => [
  { x, y },
  { x: x + size, y },
  { x: x + size, y: y + size },
  { x, y: y + size },
]

describe('in an L-shaped room', () => {
  const hiding = hidingWalls(L_ROOM)

  it('only the two walls of the notch hide anything', () =>
    expect(hiding).toEqual([
      { from: { x: 5, y: 2.5 }, to: { x: 3, y: 2.5 } },
      { from: { x: 3, y: 2.5 }, to: { x: 3, y: 4 } },
    ]))

  it('the corner cuts a shape along the line of sight', () => {
    const panel = square(2, 3, 1)
    const area = (from: PointM) => areaOf(visiblePieces(panel, shadowsFrom(from, hiding)) ?? [panel])
    expect(area({ x: 1, y: 1 })).toBe(1)
    expect(area({ x: 4.5, y: 2 })).toBeCloseTo(0, 9)
    expect(area({ x: 4, y: 1.5 })).toBeCloseTo(0.125, 9)
  })

  it('a wall is partly visible, and not from behind', () => {
    const [south, , , notch, north] = wallLines(L_ROOM)
    if (!south || !notch || !north) throw new Error('The room has six walls')
    const spans = (from: PointM, wall = north) => visibleSpans({ from, wall, shadows: shadowsFrom(from, hiding) })
    expect(spans({ x: 4, y: 1.5 })).toEqual([[expect.closeTo(1.5, 9), 3]])
    expect(spans({ x: 1, y: 1 })).toEqual([[0, 3]])
    expect(spans({ x: 4, y: 1 }, notch)).toEqual([])
    expect(spans({ x: 2.5, y: 3.5 }, south)).toEqual([[0, expect.closeTo(4.25, 9)]])
  })
})

it('a convex room hides nothing', () => {
  expect(hidingWalls(BOX)).toEqual([])
  expect(hidingWalls(drawn([0, 0], [4, 0], [5, 2], [2, 3]))).toEqual([])
})

it('walls of a slanting room hide what is behind their corner', () =>
  expect(hidingWalls(SLANTED).map(({ from }) => from)).toEqual([
    { x: 5, y: 1 },
    { x: 4, y: 2 },
  ]))

describe.each([
  ['an L', L_ROOM],
  ['a U', U_ROOM],
  ['a slanting room', SLANTED],
])('from any point in %s', (_name, outline) => {
  const hiding = hidingWalls(outline)
  const metres = (most: number) => fc.integer({ min: 1, max: 997 * most }).map((count) => count / 997)
  const points = fc.record({ x: metres(6), y: metres(5) })

  it('the walls in view fill the whole circle', () => {
    fc.assert(
      fc.property(points, (from) => {
        fc.pre(isWellInside(from, outline))
        const angles = wallLines(outline).flatMap((wall) => {
          const length = Math.hypot(wall.to.x - wall.from.x, wall.to.y - wall.from.y)
          const at = (along: number) => ({
            x: wall.from.x + ((wall.to.x - wall.from.x) * along) / length - from.x,
            y: wall.from.y + ((wall.to.y - wall.from.y) * along) / length - from.y,
          })
          return visibleSpans({ from, wall, shadows: shadowsFrom(from, hiding) }).map(([start, end]) => {
            const [a, b] = [at(start), at(end)]
            return Math.atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y)
          })
        })
        expect(angles.reduce((sum, angle) => sum + angle, 0)).toBeCloseTo(2 * Math.PI, 6)
      }),
      { numRuns: CASE_COUNT },
    )
  })
})

/** Two centimetres or more from every wall, on the inner side by the crossing rule. */
function isWellInside({ x, y }: PointM, outline: typeof L_ROOM): boolean {
  let isIn = false
  for (const { from, to } of wallLines(outline)) {
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const along = Math.min(
      1,
      Math.max(0, ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / length ** 2),
    )
    if (Math.hypot(x - from.x - along * (to.x - from.x), y - from.y - along * (to.y - from.y)) < 0.02) return false
    if (from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)) isIn = !isIn
  }
  return isIn
}
