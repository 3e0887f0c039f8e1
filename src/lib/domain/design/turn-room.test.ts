import { expect, it } from 'vitest'

import { pointOnSide, sidesOf } from '../room-plan/corners'
import { roomProblem } from './check-room'
import { type Design, type DesignRoom, FIRST_DESIGN_HOME } from './design'
import { edited } from './edit'
import { extentOf } from './extent'
import { newRoom } from './new-room'
import { mirrored, turned } from './turn-room'

const box = (westMm: number, southMm: number) => ({ westMm, southMm, eastMm: westMm + 200, northMm: southMm + 100 })
/** An L with a window, a light, joists and a slope. */
const ROOM: DesignRoom = {
  ...newRoom({ id: 'a', name: 'Loft', kind: 'bedroom', at: { xMm: 1_000, yMm: 500 }, lengthMm: 5_000, widthMm: 4_000 }),
  outline: [
    [1_000, 500],
    [6_000, 500],
    [6_000, 2_500],
    [4_000, 2_500],
    [4_000, 4_500],
    [1_000, 4_500],
  ].map(([xMm = 0, yMm = 0]) => ({ xMm, yMm })),
  walls: ['outside', 'heated', 'unheated', 'heated', 'outside', 'heated'],
  openings: [{ id: 'w', kind: 'window', wall: 0, fromMm: 500, widthMm: 1_000, sillMm: 900, heightMm: 1_000 }],
  obstacles: [{ id: 'o', kind: 'light', area: box(1_500, 1_000) }],
  joists: { spacingMm: 400, along: 'x', oneAtMm: 600 },
  slope: { towards: 'east', ridgeMm: 3_400 },
}
const twice = (room: DesignRoom) => mirrored(mirrored(room))
const windowAt = (room: DesignRoom) => {
  const [opening] = room.openings
  const side = opening && sidesOf(room.outline)[opening.wall]
  return side && [pointOnSide(side, opening.fromMm), pointOnSide(side, opening.fromMm + opening.widthMm)]
}

it('four turns, or two mirrorings, change nothing', () => {
  const around = turned(turned(turned(turned(ROOM))))
  expect(around).toEqual(ROOM)
  expect(twice(ROOM)).toEqual(ROOM)
})

it('a turned room lies on its side in the same corner, with everything in it', () => {
  const room = turned(ROOM)
  expect(roomProblem(room)).toBeNull()
  expect(extentOf(room.outline)).toEqual({ westMm: 1_000, eastMm: 5_000, southMm: 500, northMm: 5_500 })
  expect(windowAt(room)).toEqual([
    { xMm: 5_000, yMm: 1_000 },
    { xMm: 5_000, yMm: 2_000 },
  ])
  expect(room.obstacles[0]?.area).toEqual({ westMm: 4_400, eastMm: 4_500, southMm: 1_000, northMm: 1_200 })
  expect(room.joists).toEqual({ spacingMm: 400, along: 'y', oneAtMm: 4_900 })
  expect(room.slope?.towards).toBe('north')
})

it('a mirrored room has its window, walls and slope on the other side', () => {
  const room = mirrored(ROOM)
  expect(roomProblem(room)).toBeNull()
  expect(windowAt(room)).toEqual([
    { xMm: 4_500, yMm: 500 },
    { xMm: 5_500, yMm: 500 },
  ])
  expect(room.obstacles[0]?.area).toEqual({ westMm: 5_300, eastMm: 5_500, southMm: 1_000, northMm: 1_100 })
  expect(room.slope?.towards).toBe('west')
  expect(room.joists).toEqual(ROOM.joists)
  const alongY = { ...ROOM, joists: { spacingMm: 600, along: 'y', oneAtMm: 1_200 } } as const
  expect(mirrored(alongY).joists?.oneAtMm).toBe(5_800)
  const behind = (drawn: DesignRoom, at: number) =>
    sidesOf(drawn.outline).flatMap(({ from, to }, wall) =>
      from.xMm === at && to.xMm === at ? [drawn.walls[wall]] : [],
    )
  expect(behind(room, 1_000)).toEqual(behind(ROOM, 6_000))
})

it('a copy stands beside the others, and the consumer unit stays in its corner', () => {
  const design: Design = { home: { ...FIRST_DESIGN_HOME, consumerUnit: { roomId: 'a', corner: 4 } }, rooms: [ROOM] }
  const copied = edited(design, { type: 'duplicate-room', id: 'a' })
  expect(copied.ok && copied.design.rooms.map(({ id, name }) => [id, name])).toEqual([
    ['a', 'Loft'],
    ['room-2', 'Loft 2'],
  ])
  expect(copied.ok && copied.design.rooms[1]?.outline[0]).toEqual({ xMm: 6_500, yMm: 500 })
  expect(edited(design, { type: 'duplicate-room', id: 'z' })).toEqual({ ok: false, problem: 'no-such-room' })
  const part = { fromMm: 2_000, toMm: 3_000 }
  const moved = edited(design, { type: 'move-wall', id: 'a', wall: 0, byMm: 500, part })
  expect(moved.ok && moved.design.home.consumerUnit).toEqual({ roomId: 'a', corner: 8 })
})
