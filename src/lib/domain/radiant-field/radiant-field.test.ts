import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { depthOfRise, radiantRise } from './radiant-rise'
import { sphereViewFactor } from './view-factor'

const panel = { x1: -0.6, x2: 0.6, y1: -0.3, y2: 0.3 }

describe('view factor of a panel from a small sphere', () => {
  // Integrated by four million rays as well; both agree within 0.1 %.
  test.each([
    { point: { x: 0, y: 0, gap: 1.8 }, expected: 0.01655561 },
    { point: { x: 1.5, y: 0.8, gap: 1.8 }, expected: 0.00692664 },
  ])('$point', ({ point, expected }) => {
    expect(sphereViewFactor({ point, panel })).toBeCloseTo(expected, 7)
  })

  test('seven panels over a lounge', () => {
    const panels = [
      [0.4, 1.6, 0.7, 1.3], [0.4, 1.6, 2.7, 3.3], [1.9, 3.1, 0.7, 1.3], [1.9, 3.1, 2.7, 3.3],
      [3.4, 4.6, 0.7, 1.3], [3.4, 4.6, 2.7, 3.3], [1.9, 3.1, 1.7, 2.3],
    ] as const
    const inView = (x: number, y: number) =>
      panels.reduce((sum, [x1, x2, y1, y2]) => sum + sphereViewFactor({ point: { x, y, gap: 1.8 }, panel: { x1, x2, y1, y2 } }), 0)
    expect(inView(2.5, 2)).toBeCloseTo(0.064655, 6)
    expect(inView(1, 1)).toBeCloseTo(0.04399, 6)
    expect(inView(0.5, 0.5)).toBeCloseTo(0.030722, 6)
  })

  const metres = fc.double({ min: -4, max: 4, noNaN: true })
  const gap = fc.double({ min: 0.01, max: 4, noNaN: true })

  test('is the same from either side of the panel', () => {
    fc.assert(
      fc.property(metres, metres, gap, (x, y, gap) => {
        expect(sphereViewFactor({ point: { x, y, gap }, panel })).toBeCloseTo(sphereViewFactor({ point: { x: -x, y: -y, gap }, panel }), 12)
      }),
    )
  })

  test('the parts of a panel fill what the whole fills, and never more than half of everything', () => {
    fc.assert(
      fc.property(metres, metres, gap, (x, y, gap) => {
        const point = { x, y, gap }
        const whole = sphereViewFactor({ point, panel })
        const parts = sphereViewFactor({ point, panel: { ...panel, x2: 0.1 } }) + sphereViewFactor({ point, panel: { ...panel, x1: 0.1 } })
        expect(parts).toBeCloseTo(whole, 12)
        expect(whole).toBeGreaterThan(0)
        expect(whole).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})

describe('rise in mean radiant temperature', () => {
  test('a seated person 1.8 m under one panel', () => {
    expect(radiantRise({ point: { x: 0, y: 0, gap: 1.8 }, panels: [panel], panelC: 52.5, roomC: 18 })).toBeCloseTo(0.6786, 4)
  })

  test('none without panels, and two count for more than one', () => {
    const point = { x: 0.4, y: 0, gap: 1.2 }
    const rise = (count: number) => radiantRise({ point, panels: Array(count).fill(panel), panelC: 52.5, roomC: 19 })
    expect(rise(0)).toBeCloseTo(0, 10)
    expect(rise(2)).toBeGreaterThan(1.9 * rise(1))
  })

  test('falls to a given value at one depth', () => {
    const scene = { panels: [panel], panelC: 52.5, roomC: 19 }
    const gap = depthOfRise({ ...scene, x: 0.2, y: 0, riseK: 1, deepest: 2.4 })
    expect(radiantRise({ ...scene, point: { x: 0.2, y: 0, gap } })).toBeCloseTo(1, 2)
    expect(depthOfRise({ ...scene, x: 0.2, y: 0, riseK: 0.01, deepest: 2.4 })).toBeCloseTo(2.4, 3)
  })
})
