import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { CASE_COUNT } from '../../../../tests/fixtures/case-count'
import { isInside, lShapedRoom } from '../../../../tests/fixtures/room-shapes'
import { ceilingMmAt, isLevel, levelCeiling } from './ceiling'
import { isFixable, joistsBehind } from './joists'
import { contains, expanded, overlaps, type PlanRectangle } from './rectangle'

const read = lShapedRoom({ lengthMm: 5_000, widthMm: 4_000, notchLengthMm: 2_000, notchWidthMm: 1_500 })
if (!read.ok) throw new Error(read.reason)
const { outline } = read

const rectangle = (westMm: number, southMm: number, lengthMm = 1_200, widthMm = 600): PlanRectangle => ({
  westMm,
  eastMm: westMm + lengthMm,
  southMm,
  northMm: southMm + widthMm,
})

describe('an L-shaped room', () => {
  it.each([
    [2_000, 2_000, true],
    [4_000, 3_000, false],
    [2_999, 3_999, true],
    [3_000, 3_000, true],
    [5_000, 1_000, true],
    [0, 0, true],
    [5_001, 1_000, false],
    [-1, 2_500, false],
    [2_000, 2_500, true],
    [6_000, 2_500, false],
  ])('has the point %d, %d inside: %s', (xMm, yMm, inside) => expect(isInside(outline, { xMm, yMm })).toBe(inside))

  it.each([
    [rectangle(0, 0), true],
    [rectangle(3_800, 1_900), true],
    [rectangle(3_850, 1_900), false],
    [rectangle(3_800, 1_950), false],
    [rectangle(1_800, 3_400), true],
    [rectangle(2_500, 2_200), false],
    [rectangle(3_400, 3_000), false],
    [rectangle(-50, 0), false],
    [rectangle(0, 0, 5_000, 2_500), true],
    [rectangle(0, 0, 5_000, 4_000), false],
  ])('holds %o: %s', (panel, held) => expect(contains(outline, panel)).toBe(held))

  it('holds a rectangle if and only if all its points are inside', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 100 }), fc.integer({ min: -10, max: 80 }), (x, y) => {
        const panel = rectangle(50 * x, 50 * y)
        const points = Array.from({ length: 25 * 13 }, (_, index) => ({
          xMm: panel.westMm + 50 * (index % 25),
          yMm: panel.southMm + 50 * Math.floor(index / 25),
        }))
        expect(contains(outline, panel)).toBe(points.every((point) => isInside(outline, point)))
      }),
      { numRuns: CASE_COUNT },
    )
  })
})

it('rectangles may touch but not overlap', () => {
  expect(overlaps(rectangle(0, 0), rectangle(1_200, 0))).toBe(false)
  expect(overlaps(rectangle(0, 0), rectangle(0, 600))).toBe(false)
  expect(overlaps(rectangle(0, 0), rectangle(1_150, 550))).toBe(true)
  expect(overlaps(rectangle(0, 0), expanded(rectangle(1_250, 0), 100))).toBe(true)
})

describe('a ceiling', () => {
  const sloping = { heightMm: 1_200, riseMmPerM: { x: 0, y: 400 } }

  it('slopes as a plane', () => {
    expect(ceilingMmAt(sloping, { xMm: 700, yMm: 2_500 })).toBe(2_200)
    expect([isLevel(sloping), isLevel(levelCeiling(2_400))]).toEqual([false, true])
  })
})

describe('joists', () => {
  const joists = { spacingMm: 600, along: 'x', oneAtMm: 300 } as const

  it('are found behind a panel whichever of them is given', () => {
    expect(joistsBehind({ joists: { ...joists, along: 'y' }, panel: rectangle(1_000, 0) })).toEqual([1_500, 2_100])
    expect(joistsBehind({ joists: { ...joists, along: 'y', oneAtMm: 4_500 }, panel: rectangle(1_000, 0) })).toEqual([
      1_500, 2_100,
    ])
  })

  it.each([
    [rectangle(0, 0), 600, false],
    [rectangle(0, 250), 600, false],
    [rectangle(0, 0, 600, 1_200), 600, true],
    [rectangle(0, 0), 400, false],
    [rectangle(0, 200), 400, true],
    [rectangle(0, 300), 400, false],
  ] as const)('can carry %o at %d mm: %s', (panel, spacingMm, fixable) =>
    expect(isFixable({ joists: { ...joists, spacingMm }, panel })).toBe(fixable),
  )
})
