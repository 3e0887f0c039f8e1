import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fitted, pictureCorners, type Placing, planOfPixel, scaledByLine } from './underlay'

const UPRIGHT: Placing = { at: { xMm: 1_000, yMm: 5_000 }, mmPerPx: 10, turnedRad: 0 }
const SIZE = { widthPx: 400, heightPx: 300 }

describe('a picture under the plan', () => {
  it('runs to the right and down from its top left corner', () => {
    expect(planOfPixel(UPRIGHT, { x: 100, y: 50 })).toEqual({ xMm: 2_000, yMm: 4_500 })
    expect(pictureCorners(UPRIGHT, SIZE)[2]).toEqual({ xMm: 5_000, yMm: 2_000 })
  })

  it('runs up and to the right when it is turned by a quarter', () => {
    const { xMm, yMm } = planOfPixel({ ...UPRIGHT, turnedRad: Math.PI / 2 }, { x: 100, y: 50 })
    expect(xMm).toBeCloseTo(1_500)
    expect(yMm).toBeCloseTo(6_000)
  })

  it('covers what is drawn', () => {
    const extent = { westMm: 0, eastMm: 8_000, southMm: 0, northMm: 7_000 }
    expect(fitted(SIZE, extent)).toEqual({ at: { xMm: 0, yMm: 7_000 }, mmPerPx: 70 / 3, turnedRad: 0 })
    expect(fitted(SIZE, { ...extent, northMm: 3_000 }).mmPerPx).toBe(20)
  })
})

describe('its scale', () => {
  const line = { placing: UPRIGHT, from: { xMm: 1_000, yMm: 4_000 }, to: { xMm: 4_000, yMm: 4_000 }, squares: false }

  it('comes from two points and their distance, about the first', () => {
    expect(scaledByLine({ ...line, distanceMm: 6_000 })).toEqual({
      ok: true,
      placing: { at: { xMm: 1_000, yMm: 6_000 }, mmPerPx: 20, turnedRad: 0 },
    })
  })

  it.each([
    ['points-too-close', { ...line, to: { xMm: 2_499, yMm: 4_000 }, distanceMm: 6_000 }],
    ['distance-out-of-range', { ...line, distanceMm: 99 }],
    ['distance-out-of-range', { ...line, distanceMm: 50_001 }],
    ['distance-out-of-range', { ...line, distanceMm: NaN }],
  ] as const)('is rejected: %s', (problem, input) => expect(scaledByLine(input)).toEqual({ ok: false, problem }))

  const pixel = fc.record({
    x: fc.double({ min: 0, max: 1_600, noNaN: true }),
    y: fc.double({ min: 0, max: 1_200, noNaN: true }),
  })
  const slip = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true })
  const placings = fc.record({
    at: fc.record({ xMm: fc.integer({ min: -9_000, max: 9_000 }), yMm: fc.integer({ min: -9_000, max: 9_000 }) }),
    mmPerPx: fc.double({ min: 0.5, max: 50, noNaN: true }),
    turnedRad: fc.double({ min: -3, max: 3, noNaN: true }),
  })

  it('is within 1 % of the truth if each point is half a pixel out, and exact if none is', () => {
    fc.assert(
      fc.property(
        placings,
        pixel,
        pixel,
        slip,
        slip,
        fc.integer({ min: 500, max: 30_000 }),
        fc.boolean(),
        (placing, one, other, slipOne, slipOther, distanceMm, squares) => {
          fc.pre(Math.hypot(one.x - other.x, one.y - other.y) >= 152)
          for (const outPx of [0, 0.5]) {
            const near = (at: typeof one, angle: number) =>
              planOfPixel(placing, { x: at.x + outPx * Math.cos(angle), y: at.y + outPx * Math.sin(angle) })
            const scaled = scaledByLine({
              placing,
              from: near(one, slipOne),
              to: near(other, slipOther),
              distanceMm,
              squares,
            })
            if (!scaled.ok) throw new Error(scaled.problem)
            const [a, b] = [planOfPixel(scaled.placing, one), planOfPixel(scaled.placing, other)]
            const error = Math.hypot(a.xMm - b.xMm, a.yMm - b.yMm) / distanceMm - 1
            expect(Math.abs(error)).toBeLessThanOrEqual(outPx === 0 ? 1e-9 : 0.01)
            if (outPx === 0 && squares)
              expect(Math.min(Math.abs(a.xMm - b.xMm), Math.abs(a.yMm - b.yMm))).toBeLessThan(1e-5)
          }
        },
      ),
    )
  })
})
