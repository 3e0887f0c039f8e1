import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { areaMm2 } from '../room-plan/corners'
import { readOutline } from '../room-plan/outline'
import { wallLengthsMm } from './check-room'
import type { DesignRoom } from './design'
import { withWallLength, withWallMoved } from './move-wall'
import { newRoom, withUsualWindow } from './new-room'

/** 5 by 4 m, with a window from 1.25 to 3.75 m in the south wall. */
const ROOM = withUsualWindow(newRoom({ id: 'a', name: 'Lounge', kind: 'living', lengthMm: 5_000, widthMm: 4_000 }))
const cornersOf = ({ outline }: DesignRoom) => outline.map(({ xMm, yMm }) => `${xMm},${yMm}`).join(' ')
const areaM2 = ({ outline }: DesignRoom) => areaMm2(outline) / 1e6

describe('a wall', () => {
  it('moves outwards and inwards, and its neighbours follow', () => {
    expect(cornersOf(withWallMoved(ROOM, { wall: 1, byMm: 500 }))).toBe('0,0 5500,0 5500,4000 0,4000')
    expect(cornersOf(withWallMoved(ROOM, { wall: 3, byMm: -1_020 }))).toBe('1000,0 5000,0 5000,4000 1000,4000')
    expect(cornersOf(withWallMoved(ROOM, { wall: 0, byMm: 300 }))).toBe('0,-300 5000,-300 5000,4000 0,4000')
    expect(withWallMoved(ROOM, { wall: 1, byMm: 20 })).toBe(ROOM)
    expect(withWallMoved(ROOM, { wall: 9, byMm: 500 })).toBe(ROOM)
  })

  it('makes an L of its end, and keeps its window and what is behind it', () => {
    const room = withWallMoved(ROOM, { wall: 2, byMm: -1_500, part: { fromMm: 0, toMm: 2_000 } })
    expect(cornersOf(room)).toBe('0,0 5000,0 5000,2500 3000,2500 3000,4000 0,4000')
    expect(room.walls).toEqual(['outside', 'heated', 'heated', 'heated', 'heated', 'outside'])
    expect(room.openings).toEqual(ROOM.openings)
    expect(areaM2(room)).toBe(17)
  })

  it('makes a bay of its middle, and the window goes with it', () => {
    const room = withWallMoved(ROOM, { wall: 0, byMm: 600, part: { fromMm: 1_000, toMm: 4_000 } })
    expect(cornersOf(room)).toBe('0,0 1000,0 1000,-600 4000,-600 4000,0 5000,0 5000,4000 0,4000')
    expect(room.walls.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'outside'))
    expect(room.openings).toMatchObject([{ wall: 2, fromMm: 250, widthMm: 2_500 }])
  })

  it('makes an L of its other end, in the last wall too', () => {
    const room = withWallMoved(ROOM, { wall: 3, byMm: 1_000, part: { fromMm: 2_000, toMm: 4_000 } })
    expect(cornersOf(room)).toBe('-1000,0 5000,0 5000,4000 0,4000 0,2000 -1000,2000')
  })

  it('gets a step where the next wall runs on in line with it', () => {
    const split = withWallMoved(ROOM, { wall: 2, byMm: -1_000, part: { fromMm: 0, toMm: 2_000 } })
    const straight = withWallMoved(split, { wall: 2, byMm: 1_000 })
    expect(wallLengthsMm(straight)).toEqual([5_000, 4_000, 2_000, 3_000, 4_000])
    const again = withWallMoved(straight, { wall: 3, byMm: 500 })
    expect(cornersOf(again)).toBe('0,0 5000,0 5000,4000 3000,4000 3000,4500 0,4500')
  })

  it('gets a typed length by moving the wall after it', () => {
    expect(cornersOf(withWallLength(ROOM, { wall: 0, lengthMm: 4_180 }))).toBe('0,0 4200,0 4200,4000 0,4000')
    expect(cornersOf(withWallLength(ROOM, { wall: 3, lengthMm: 4_500 }))).toBe('0,-500 5000,-500 5000,4000 0,4000')
  })
})

it('a room stays a room on the grid, and its area changes by what was moved', () => {
  const walls = fc.integer({ min: 0, max: 3 })
  fc.assert(
    fc.property(
      walls,
      fc.integer({ min: 0, max: 39 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 30 }),
      (wall, from, more, by) => {
        const lengthMm = wallLengthsMm(ROOM)[wall] ?? 0
        const [fromMm, toMm, byMm] = [50 * from, Math.min(lengthMm, 50 * (from + more)), 50 * by]
        const room = withWallMoved(ROOM, { wall, byMm, part: { fromMm, toMm } })
        expect(readOutline(room.outline).ok).toBe(true)
        expect(room.walls).toHaveLength(room.outline.length)
        expect(areaM2(room)).toBeCloseTo(areaM2(ROOM) + (Math.max(0, toMm - fromMm) * byMm) / 1e6)
      },
    ),
  )
})
