import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type CablePoint, cableRoute } from './cable-route'

const at = (xMm: number, yMm: number, zMm = 2_400): CablePoint => ({ xMm, yMm, zMm })
const UNIT = at(0, 0, 1_800)

describe('the route of a cable', () => {
  it.each([
    ['no panel', [], 0, 0],
    ['up to the ceiling, then square across', [at(3_000, 4_000)], 7_600, 9],
    ['on from panel to panel', [at(1_000, 0), at(3_000, 0)], 3_600, 4],
    ['the nearest panel first', [at(3_000, 0), at(1_000, 0)], 3_600, 4],
    ['down to a lower ceiling and up again', [at(1_000, 0), at(2_000, 0, 2_000)], 3_000, 4],
    ['a whole metre is not rounded up', [at(9_400, 0)], 10_000, 11],
  ] as const)('%s', (_, to, drawnMm, lengthM) => {
    expect(cableRoute({ from: UNIT, to })).toMatchObject({ drawnMm, lengthM })
  })

  it('reaches every panel once and is never shorter than the distance to the farthest', () => {
    const position = fc.record({ xMm: fc.integer({ min: 0, max: 20_000 }), yMm: fc.integer({ min: 0, max: 20_000 }) })
    fc.assert(
      fc.property(fc.array(position, { maxLength: 13 }), (positions) => {
        const to = positions.map(({ xMm, yMm }) => at(xMm, yMm))
        const { points, drawnMm, lengthM } = cableRoute({ from: UNIT, to })
        expect(points).toHaveLength(to.length + 1)
        expect(new Set(points.slice(1))).toEqual(new Set(to))
        const farthest = Math.max(0, ...to.map(({ xMm, yMm }) => xMm + yMm + 600))
        expect(drawnMm).toBeGreaterThanOrEqual(farthest)
        expect(lengthM * 1_000).toBeGreaterThanOrEqual(drawnMm)
      }),
    )
  })
})
