import { describe, expect, it, test } from 'vitest'

import { vectors } from '../../../../../tests/fixtures/heating-vectors'
import { OutOfRange } from '../../quantity/range-check'
import { celsiusOf, fourthPower } from './fourth-power'
import type { Patch } from './patch'
import { depthOfRise, radiantRise } from './radiant-rise'

const panel: Patch = { plane: 'z', at: 0, x: [-0.6, 0.6], y: [-0.3, 0.3] }

test('fourth power of a temperature, and its inverse', () => {
  expect(fourthPower(26.85)).toBeCloseTo(300 ** 4, 0)
  expect(celsiusOf(fourthPower(52.5))).toBeCloseTo(52.5, 10)
})

describe('rise in mean radiant temperature', () => {
  it.each(vectors('mrtPanels'))('$id: a seated person 1.8 m under one panel', ({ input, expect: expected }) => {
    const { Tpanel, Tsur } = input as { Tpanel: number; Tsur: number }
    const rise = radiantRise({ point: { x: 0, y: 0, z: -1.8 }, panels: [panel], panelC: Tpanel, roomC: Tsur })
    expect(Tsur + rise).toBeCloseTo((expected as { C: number }).C, 4)
  })

  it('is zero without panels, and two count for more than one', () => {
    const point = { x: 0.4, y: 0, z: -1.2 }
    const rise = (count: number) =>
      radiantRise({ point, panels: Array<Patch>(count).fill(panel), panelC: 52.5, roomC: 19 })
    expect(rise(0)).toBeCloseTo(0, 10)
    expect(rise(2)).toBeGreaterThan(1.9 * rise(1))
  })

  it.each([{ panelC: 500 }, { roomC: NaN }])('rejects %o', (wrong) => {
    expect(() =>
      radiantRise({ point: { x: 0, y: 0, z: -1 }, panels: [panel], panelC: 52.5, roomC: 19, ...wrong }),
    ).toThrow(OutOfRange)
  })

  it('falls to a given value at one depth', () => {
    const scene = { panels: [panel], panelC: 52.5, roomC: 19 }
    const gap = depthOfRise({ ...scene, x: 0.2, y: 0, riseK: 1, deepest: 2.4 })
    expect(radiantRise({ ...scene, point: { x: 0.2, y: 0, z: -gap } })).toBeCloseTo(1, 2)
    expect(depthOfRise({ ...scene, x: 0.2, y: 0, riseK: 0.01, deepest: 2.4 })).toBeCloseTo(2.4, 3)
  })
})
