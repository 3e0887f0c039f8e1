import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { lShapedRoom } from '../../../../tests/fixtures/room-shapes'
import type { DesignRoom } from './design'
import { newRoom } from './new-room'
import { panelFixing } from './panel-fixing'

const room: DesignRoom = newRoom({ id: 'room-1', name: 'Lounge', kind: 'living', lengthMm: 5_000, widthMm: 4_000 })
const at = (westMm: number, southMm: number) => ({ westMm, eastMm: westMm + 1_200, southMm, northMm: southMm + 600 })

describe('the position of a panel', () => {
  test('is measured from the walls that it faces', () => {
    expect(panelFixing({ room, panel: at(500, 1_000) }).toWallMm).toEqual({
      west: 500,
      east: 3_300,
      south: 1_000,
      north: 2_400,
    })
  })

  test('in an L-shaped room stops at the nearer wall', () => {
    const shape = lShapedRoom({ lengthMm: 5_000, widthMm: 4_000, notchLengthMm: 2_000, notchWidthMm: 2_000 })
    if (!shape.ok) throw new Error(shape.reason)
    const angled = { ...room, outline: shape.outline, joists: null }
    const inTheFoot = panelFixing({ room: angled, panel: at(3_400, 500) })
    const inTheLeg = panelFixing({ room: angled, panel: at(500, 3_000) })
    expect(inTheFoot.toWallMm).toEqual({ west: 3_400, east: 400, south: 500, north: 900 })
    expect(inTheLeg.toWallMm).toEqual({ west: 500, east: 1_300, south: 3_000, north: 400 })
  })

  test('measures the joists behind it from its edge', () => {
    const joisted = (along: 'x' | 'y') => ({ ...room, joists: { spacingMm: 400, along, oneAtMm: 0 } as const })
    expect(panelFixing({ room: joisted('y'), panel: at(500, 1_000) }).joistsMm).toEqual([300, 700, 1_100])
    expect(panelFixing({ room: joisted('x'), panel: at(500, 1_000) }).joistsMm).toEqual([200])
  })

  test('up a slope is measured on the ceiling, and drawn inside the room', () => {
    // Rises by 3 m over 4 m, so that the plan has 4/5 of the lengths on the ceiling.
    const loft: DesignRoom = {
      ...newRoom({ id: 'room-1', name: 'Loft', kind: 'living', lengthMm: 4_000, widthMm: 3_000, heightMm: 1_000 }),
      slope: { towards: 'east', ridgeMm: 4_000 },
    }
    const panel = { westMm: 2_800, eastMm: 3_760, southMm: 1_000, northMm: 1_600 }
    const fixing = panelFixing({ room: loft, panel })
    expect(fixing.panel).toEqual({ westMm: 3_500, eastMm: 4_700, southMm: 1_000, northMm: 1_600 })
    expect(fixing.toWallMm).toEqual({ west: 3_500, east: 300, south: 1_000, north: 1_400 })
    expect(fixing.onPlan).toEqual({ panel, toWallMm: { west: 2_800, east: 240, south: 1_000, north: 1_400 } })
  })

  test('adds up to the room, wherever it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_800 }), fc.integer({ min: 0, max: 3_400 }), (westMm, southMm) => {
        const { toWallMm } = panelFixing({ room, panel: at(westMm, southMm) })
        expect(toWallMm.west + 1_200 + toWallMm.east).toBe(5_000)
        expect(toWallMm.south + 600 + toWallMm.north).toBe(4_000)
      }),
    )
  })
})
