import { describe, expect, it } from 'vitest'

import type { Design, DesignRoom } from './design'
import { FIRST_DESIGN_HOME } from './design'
import { edited } from './edit'
import { newOpening } from './new-opening'
import { newRoom } from './new-room'

const LEVEL = newRoom({ id: 'a', name: 'Bedroom', kind: 'bedroom', lengthMm: 4_000, widthMm: 3_000 })
/** Wall 2, in the east, is the high one; wall 4, in the west, is the low one. */
const LOFT: DesignRoom = { ...LEVEL, heightMm: 800, slope: { towards: 'east', ridgeMm: 3_000 } }
const WALLS = [0, 1, 2, 3]
const KINDS = ['window', 'door'] as const

const isAccepted = (room: DesignRoom, kind: 'window' | 'door', wall: number) => {
  const design: Design = { home: FIRST_DESIGN_HOME, rooms: [room] }
  return edited(design, { type: 'put-opening', id: room.id, opening: newOpening({ room, kind, wall }) }).ok
}

describe('a new window or door', () => {
  it('has the usual size in the middle of a wall of the usual height', () => {
    expect(newOpening({ room: LEVEL, kind: 'window', wall: 0 })).toEqual({
      id: 'window-1',
      kind: 'window',
      wall: 0,
      fromMm: 1_400,
      widthMm: 1_200,
      sillMm: 900,
      heightMm: 1_200,
    })
    expect(newOpening({ room: LEVEL, kind: 'door', wall: 1 })).toMatchObject({ sillMm: 0, heightMm: 2_050 })
  })

  it('has the usual size in the high wall below a sloping ceiling', () => {
    expect(newOpening({ room: LOFT, kind: 'window', wall: 1 })).toMatchObject({ sillMm: 900, heightMm: 1_200 })
    expect(newOpening({ room: LOFT, kind: 'door', wall: 1 })).toMatchObject({ sillMm: 0, heightMm: 2_050 })
  })

  it('is lower, with a lower sill, where the wall is low', () => {
    const eaves = { ...LOFT, heightMm: 1_500 }
    expect(newOpening({ room: eaves, kind: 'window', wall: 3 })).toMatchObject({ sillMm: 300, heightMm: 1_200 })
    expect(newOpening({ room: LOFT, kind: 'window', wall: 3 })).toMatchObject({ sillMm: 0, heightMm: 800 })
  })

  it.each(KINDS)('can be added to every wall of a room, level or not: a %s', (kind) => {
    for (const room of [LEVEL, LOFT]) expect(WALLS.filter((wall) => isAccepted(room, kind, wall))).toEqual(WALLS)
  })

  it('starts after the last one in the wall', () => {
    const first = newOpening({ room: LEVEL, kind: 'door', wall: 0 })
    const second = newOpening({ room: { ...LEVEL, openings: [first] }, kind: 'door', wall: 0 })
    expect([first.fromMm, second.fromMm]).toEqual([1_550, 2_550])
  })
})
