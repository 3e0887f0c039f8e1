import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { vectors } from '../../../../../tests/fixtures/heating-vectors'
import { integral } from '../../../../../tests/fixtures/integral'
import { OutOfRange } from '../../quantity/range-check'
import { opposedViewFactor, parallelViewFactor, type Rectangle, rectangleArea } from './rectangle-view-factor'

const rectangle = ([x1, x2, y1, y2]: number[]) => ({ x1, x2, y1, y2 }) as Rectangle

it.each(vectors('opposedRectangles'))('$id', ({ input, expect: expected }) => {
  const { a, b, c } = input as { a: number; b: number; c: number }
  expect(opposedViewFactor({ a, b, gap: c })).toBeCloseTo((expected as { F: number }).F, 7)
})

it.each(vectors('parallelRectangles'))('$id', ({ input, expect: expected }) => {
  const { A1, A2, z } = input as { A1: number[]; A2: number[]; z: number }
  expect(parallelViewFactor({ from: rectangle(A1), to: rectangle(A2), gap: z })).toBeCloseTo(
    (expected as { F: number }).F,
    7,
  )
})

const places = fc.double({ min: -2, max: 2, noNaN: true })
const lengths = fc.double({ min: 0.1, max: 3, noNaN: true })
const gaps = fc.double({ min: 1, max: 4, noNaN: true })
const rectangles = fc
  .record({ x: places, y: places, a: lengths, b: lengths })
  .map(({ x, y, a, b }): Rectangle => ({ x1: x, x2: x + a, y1: y, y2: y + b }))

const CELLS = 6

/** By definition: the sum over all pairs of area elements in parallel planes. */
function integrated(from: Rectangle, to: Rectangle, gap: number): number {
  const pairs = (x: number, y: number) =>
    integral(
      (xi) => integral((eta) => (gap * gap) / ((x - xi) ** 2 + (y - eta) ** 2 + gap * gap) ** 2, [to.y1, to.y2], CELLS),
      [to.x1, to.x2],
      CELLS,
    )
  return (
    integral((x) => integral((y) => pairs(x, y), [from.y1, from.y2], CELLS), [from.x1, from.x2], CELLS) /
    (Math.PI * rectangleArea(from))
  )
}

describe('view factors of two rectangles', () => {
  test('agree with integration over both', () => {
    fc.assert(
      fc.property(rectangles, rectangles, gaps, (from, to, gap) => {
        expect(Math.abs(parallelViewFactor({ from, to, gap }) - integrated(from, to, gap))).toBeLessThan(3e-4)
      }),
      { numRuns: 25 },
    )
  })

  test('of equal opposed ones follow from the general case', () => {
    fc.assert(
      fc.property(lengths, lengths, gaps, (a, b, gap) => {
        const same = { x1: 0, x2: a, y1: 0, y2: b }
        expect(opposedViewFactor({ a, b, gap })).toBeCloseTo(parallelViewFactor({ from: same, to: same, gap }), 9)
      }),
    )
  })

  test('are reciprocal', () => {
    fc.assert(
      fc.property(rectangles, rectangles, gaps, (one, other, gap) => {
        const there = rectangleArea(one) * parallelViewFactor({ from: one, to: other, gap })
        const back = rectangleArea(other) * parallelViewFactor({ from: other, to: one, gap })
        expect(there).toBeCloseTo(back, 10)
      }),
    )
  })

  test('decrease with distance, and are at most one', () => {
    fc.assert(
      fc.property(lengths, lengths, gaps, (a, b, gap) => {
        const near = opposedViewFactor({ a, b, gap })
        expect(opposedViewFactor({ a, b, gap: gap * 1.1 })).toBeLessThan(near)
        expect(near).toBeLessThan(1)
      }),
    )
  })

  /** Computed to sixty digits. */
  test.each([
    [0.01, 0.01, 50, 1.2732395e-8],
    [0.05, 0.05, 50, 3.1830967397738e-7],
    [0.05, 0.05, 1e-6, 0.99996000324895],
    [50, 50, 50, 0.19982489569839],
    [50, 50, 1e-6, 0.99999996000001],
    [0.05, 50, 50, 2.4999992423713e-4],
    [0.05, 50, 1, 0.0246662595424],
  ])('of %d m × %d m, %d m apart, are fully accurate', (a, b, gap, share) =>
    expect(opposedViewFactor({ a, b, gap }) / share).toBeCloseTo(1, 6),
  )

  test.each([
    [[0, 0.05, 0, 0.05], 50, 3.1830967397738e-7],
    [[0, 0.05, 0, 0.05], 0.4, 4.9224614929023e-3],
    [[0.4, 0.45, 0, 0.05], 0.3, 1.1529263704771e-3],
    [[40, 40.05, 0, 0.05], 1, 3.104619461128e-10],
    [[3, 3.6, 2, 3.2], 50, 9.0402886641591e-5],
    [[0, 50, 0, 50], 50, 0.13867503680564],
    [[0, 50, 0, 50], 1, 0.26260888244878],
  ])('from a square of 5 cm to %j, %d m away, are fully accurate', (to, gap, share) => {
    expect(parallelViewFactor({ from: rectangle([0, 0.05, 0, 0.05]), to: rectangle(to), gap }) / share).toBeCloseTo(
      1,
      6,
    )
  })

  test('need sides and a gap', () => {
    const unit = { x1: 0, x2: 1, y1: 0, y2: 1 }
    expect(() => opposedViewFactor({ a: 1, b: 0, gap: 1 })).toThrow('side must lie between')
    expect(() => opposedViewFactor({ a: 1, b: 1, gap: 0 })).toThrow(OutOfRange)
    expect(() => parallelViewFactor({ from: unit, to: unit, gap: 0 })).toThrow(OutOfRange)
    expect(() => parallelViewFactor({ from: unit, to: { ...unit, x2: -1 }, gap: 1 })).toThrow(OutOfRange)
    expect(() => parallelViewFactor({ from: { ...unit, y2: NaN }, to: unit, gap: 1 })).toThrow(OutOfRange)
  })
})
