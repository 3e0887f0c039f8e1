import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { BOX } from '../../../../tests/fixtures/drawn-rooms'
import { levelCeiling } from './ceiling'
import { ceilingFace, cosineOf } from './ceiling-face'
import type { RoomPlan } from './room-plan'

/** Rises by 3 m over 4 m, so that lengths on it are 5/4 of those on the plan. */
const STEEP: RoomPlan = {
  outline: BOX,
  ceiling: { heightMm: 1_000, riseMmPerM: { x: 0, y: 750 } },
  obstacles: [{ kind: 'hatch', area: { westMm: 0, eastMm: 600, southMm: 800, northMm: 1_200 } }],
  joists: { spacingMm: 400, along: 'x', oneAtMm: 400 },
}
const faceOf = (plan: RoomPlan) => {
  const face = ceilingFace(plan)
  if (!face) throw new Error('no face')
  return face
}

describe('the face of a ceiling', () => {
  it('is the plan itself if it is level', () => {
    const level = { ...STEEP, ceiling: levelCeiling(2_400) }
    const { onFace, toFace, toPlan } = faceOf(level)
    const panel = { westMm: 1, eastMm: 2, southMm: 3, northMm: 4 }
    expect(onFace).toBe(level)
    expect(toFace(panel)).toBe(panel)
    expect(toPlan(panel)).toBe(panel)
  })

  it('has the true lengths of a slope', () => {
    const { onFace, toPlan } = faceOf(STEEP)
    expect(cosineOf(STEEP.ceiling)).toBe(0.8)
    expect(onFace.outline[2]).toEqual({ xMm: 5_000, yMm: 5_000 })
    expect(onFace.obstacles[0]?.area).toEqual({ westMm: 0, eastMm: 600, southMm: 1_000, northMm: 1_500 })
    expect(onFace.joists?.oneAtMm).toBe(500)
    expect(onFace.ceiling).toEqual({ heightMm: 1_000, riseMmPerM: { x: 0, y: 600 } })
    expect(toPlan({ westMm: 0, eastMm: 1_200, southMm: 1_000, northMm: 1_600 })).toEqual({
      westMm: 0,
      eastMm: 1_200,
      southMm: 800,
      northMm: 1_280,
    })
  })

  it('keeps the positions of joists that run up the slope', () => {
    expect(faceOf({ ...STEEP, joists: { spacingMm: 400, along: 'y', oneAtMm: 400 } }).onFace.joists?.oneAtMm).toBe(400)
  })

  it('is null for a slope towards a corner', () => {
    expect(ceilingFace({ ...STEEP, ceiling: { heightMm: 1_000, riseMmPerM: { x: 100, y: 100 } } })).toBeNull()
  })
})

it('a panel keeps its size when converted to the plan and back, on either axis', () => {
  const mm = fc.integer({ min: 0, max: 80 }).map((steps) => 50 * steps)
  fc.assert(
    fc.property(mm, mm, fc.integer({ min: -1_700, max: 1_700 }), fc.boolean(), (westMm, southMm, rise, isAlongX) => {
      const riseMmPerM = isAlongX ? { x: rise, y: 0 } : { x: 0, y: rise }
      const { toFace, toPlan } = faceOf({ ...STEEP, ceiling: { heightMm: 4_000, riseMmPerM } })
      const panel = { westMm, eastMm: westMm + 1_200, southMm, northMm: southMm + 600 }
      expect(toFace(toPlan(panel))).toEqual(panel)
    }),
  )
})
