import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { CASE_COUNT } from '../../../../tests/fixtures/case-count'
import { lShapedRoom, rectangularRoom } from '../../../../tests/fixtures/room-shapes'
import type { PlanPoint } from './corners'
import { outlineAreaM2, type OutlineProblem, readOutline } from './outline'

const corners = (...pairs: [x: number, y: number][]): PlanPoint[] => pairs.map(([xMm, yMm]) => ({ xMm, yMm }))
const areaOf = (read: ReturnType<typeof readOutline>) => (read.ok ? outlineAreaM2(read.outline) : read.reason)

describe('an outline', () => {
  it('of two measurements is a rectangle', () =>
    expect(areaOf(rectangularRoom({ lengthMm: 4_000, widthMm: 3_050 }))).toBeCloseTo(12.2, 9))

  it('with a notch is an L', () =>
    expect(
      areaOf(lShapedRoom({ lengthMm: 5_000, widthMm: 4_000, notchLengthMm: 2_000, notchWidthMm: 1_500 })),
    ).toBeCloseTo(17, 9))

  it('may have slanting walls', () =>
    expect(areaOf(readOutline(corners([0, 0], [4_000, 0], [3_000, 3_000])))).toBeCloseTo(6, 9))

  it('has the same corners whichever way it was drawn', () => {
    const drawn = corners([0, 0], [0, 3_000], [4_000, 3_000], [4_000, 0])
    expect(readOutline(drawn)).toEqual({ ok: true, outline: drawn.toReversed() })
    expect(readOutline(drawn.toReversed())).toEqual({ ok: true, outline: drawn.toReversed() })
  })

  it.each<[OutlineProblem, PlanPoint[]]>([
    ['too-few-corners', corners([0, 0], [4_000, 0])],
    [
      'too-many-corners',
      Array.from({ length: 61 }, (_, index) => ({ xMm: 50 * index, yMm: index === 60 ? 5_000 : 0 })),
    ],
    ['off-the-grid', corners([0, 0], [4_020, 0], [0, 3_000])],
    ['off-the-grid', corners([0, 0], [NaN, 0], [0, 3_000])],
    ['too-large', corners([0, 0], [50_050, 0], [0, 3_000])],
    ['repeated-corner', corners([0, 0], [4_000, 0], [4_000, 0], [0, 3_000])],
    ['repeated-corner', corners([0, 0], [4_000, 0], [0, 3_000], [0, 0])],
    ['crosses-itself', corners([0, 0], [4_000, 3_000], [4_000, 0], [0, 3_000])],
    ['crosses-itself', corners([0, 0], [4_000, 0], [2_000, 0], [2_000, 3_000])],
    ['crosses-itself', corners([2_000, 3_000], [0, 0], [4_000, 0], [2_000, 0])],
    ['crosses-itself', corners([0, 0], [4_000, 0], [4_000, 3_000], [2_000, 0], [0, 3_000])],
    ['too-small', corners([0, 0], [700, 0], [700, 700], [0, 700])],
  ])('is refused as %s', (reason, drawn) => expect(readOutline(drawn)).toEqual({ ok: false, reason }))

  it('of a notch as long as the room is refused', () =>
    expect(lShapedRoom({ lengthMm: 5_000, widthMm: 4_000, notchLengthMm: 5_000, notchWidthMm: 1_500 })).toMatchObject({
      ok: false,
    }))

  it('has the same area wherever it is and at whichever corner it begins', () => {
    const steps = (max: number) => fc.integer({ min: 2, max }).map((count) => count * 50)
    fc.assert(
      fc.property(
        fc.record({ lengthMm: steps(200), widthMm: steps(200), share: fc.double({ min: 0.1, max: 0.9, noNaN: true }) }),
        fc.integer({ min: -400, max: 400 }).map((count) => count * 50),
        fc.nat({ max: 5 }),
        ({ lengthMm, widthMm, share }, awayMm, start) => {
          const notch = (mm: number) => Math.max(50, Math.floor((mm * share) / 50) * 50)
          const read = lShapedRoom({
            lengthMm: lengthMm + 1_000,
            widthMm: widthMm + 1_000,
            notchLengthMm: notch(lengthMm),
            notchWidthMm: notch(widthMm),
          })
          if (!read.ok) throw new Error(read.reason)
          const turned = [...read.outline.slice(start), ...read.outline.slice(0, start)]
          const moved = turned.map(({ xMm, yMm }) => ({ xMm: xMm + awayMm, yMm: yMm - awayMm }))
          expect(areaOf(readOutline(moved))).toBeCloseTo(
            ((lengthMm + 1_000) * (widthMm + 1_000) - notch(lengthMm) * notch(widthMm)) / 1e6,
            9,
          )
        },
      ),
      { numRuns: CASE_COUNT },
    )
  })
})
