import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { namePlace } from './name-place'

type Area = { west: number; north: number; width: number; height: number }

const cornersOf = ({ west, north, width, height }: Area) => [
  { x: west, y: north },
  { x: west + width, y: north },
  { x: west + width, y: north + height },
  { x: west, y: north + height },
]
const ROOM: Area = { west: 0, north: 0, width: 20, height: 14 }
const overlaps = (one: Area, other: Area) =>
  one.west < other.west + other.width &&
  other.west < one.west + one.width &&
  one.north < other.north + other.height &&
  other.north < one.north + one.height
const around = ({ x, y }: { x: number; y: number }, { width, height }: { width: number; height: number }): Area => ({
  west: x - width / 2,
  north: y - height / 2,
  width,
  height,
})
const whole = (min: number, max: number) => fc.integer({ min, max })
const panels = fc.array(
  fc.record({ west: whole(0, 16), north: whole(0, 12), width: whole(1, 4), height: whole(1, 2) }),
  { maxLength: 14 },
)
const boxes = fc.record({ width: whole(2, 8), height: whole(1, 4) })
const ask = (taken: readonly Area[], box: { width: number; height: number }, near = { x: 10, y: 3 }) =>
  namePlace({ room: cornersOf(ROOM), taken: taken.map(cornersOf), box, near })

/** Tries whole numbers only: as all sizes are whole numbers, there is no free position unless one of these is free. */
function hasRoom(taken: readonly Area[], box: { width: number; height: number }): boolean {
  for (let west = 0; west + box.width <= ROOM.width; west += 1)
    for (let north = 0; north + box.height <= ROOM.height; north += 1)
      if (!taken.some((area) => overlaps({ west, north, ...box }, area))) return true
  return false
}

describe('the position of a name', () => {
  it('is found whenever there is space, within the room and clear of every panel', () =>
    fc.assert(
      fc.property(panels, boxes, (taken, box) => {
        const middle = ask(taken, box)
        expect(middle !== null).toBe(hasRoom(taken, box))
        if (!middle) return
        const { west, north } = around(middle, box)
        expect(west >= 0 && north >= 0 && west + box.width <= 20 && north + box.height <= 14).toBe(true)
        const smaller = around(middle, { width: box.width - 1e-5, height: box.height - 1e-5 })
        expect(taken.some((area) => overlaps(smaller, area))).toBe(false)
      }),
    ))

  it('is as requested if free, and otherwise as close as possible', () => {
    expect(ask([], { width: 6, height: 2 })).toEqual({ x: 10, y: 3 })
    expect(ask([{ west: 0, north: 0, width: 20, height: 5 }], { width: 6, height: 2 })).toEqual({ x: 10, y: 6 })
  })

  it('is on the floor of a room with a corner cut out, and clear of shapes at an angle', () => {
    const room = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 8 },
      { x: 12, y: 8 },
      { x: 12, y: 12 },
      { x: 0, y: 12 },
    ]
    const middle = namePlace({ room, taken: [], box: { width: 6, height: 2 }, near: { x: 9, y: 3 } })
    expect(middle).toEqual({ x: 9, y: 9 })
    const slanting = [
      { x: 0, y: 0 },
      { x: 10, y: 8 },
      { x: 10, y: 9 },
      { x: 0, y: 1 },
    ]
    const beside = namePlace({
      room: cornersOf(ROOM),
      taken: [slanting],
      box: { width: 2, height: 1 },
      near: { x: 5, y: 4.5 },
    })
    expect(beside && Math.abs(beside.y - 0.5 - 0.8 * beside.x)).toBeGreaterThan(0.5 + 0.5 + 0.8)
  })

  it('is null for a name that is larger than the room', () => expect(ask([], { width: 21, height: 1 })).toBeNull())
})
