import { describe, expect, it } from 'vitest'

import type { DesignCommand } from './commands'
import { type Design, FIRST_DESIGN_HOME } from './design'
import { designOfPlan } from './design-of-plan'
import { edited } from './edit'
import { newRoom } from './new-room'
import { overlap } from './overlap'
import { TYPICAL_PLANS } from './typical-plans'

const at = (xMm: number, yMm: number, lengthMm = 4_000, widthMm = 3_000) =>
  newRoom({ id: 'a', name: 'A', kind: 'living', at: { xMm, yMm }, lengthMm, widthMm })
const outlineOf = (...corners: [number, number][]) => corners.map(([xMm, yMm]) => ({ xMm, yMm }))
const HERE = at(0, 0).outline

describe('two rooms overlap', () => {
  it.each([
    ['in a corner', at(3_950, 2_950).outline],
    ['wholly', HERE],
    ['if one is in the other', at(1_000, 1_000, 1_000, 1_000).outline],
    ['if they cross', at(1_000, -1_000, 1_000, 6_000).outline],
    ['at a slanting wall', outlineOf([3_000, 1_000], [6_000, 1_000], [6_000, 2_000])],
  ])('%s', (_, outline) => {
    expect(overlap(HERE, outline)).toBe(true)
    expect(overlap(outline, HERE)).toBe(true)
  })
  it.each([
    ['beside each other', at(4_000, 0).outline],
    ['above each other', at(0, 3_000).outline],
    ['corner to corner', at(4_000, 3_000).outline],
    [
      'in the recess of the other',
      outlineOf([4_000, 0], [8_000, 0], [8_000, 6_000], [0, 6_000], [0, 3_000], [4_000, 3_000]),
    ],
    ['along a slanting wall', outlineOf([4_000, 0], [6_000, 0], [4_000, 3_000])],
    ['past a slanting wall', outlineOf([4_100, 3_500], [9_000, -3_500], [9_000, 3_500])],
  ])('but not %s', (_, outline) => {
    expect(overlap(HERE, outline)).toBe(false)
    expect(overlap(outline, HERE)).toBe(false)
  })
})

const twoRooms = (second: ReturnType<typeof at>): Design => ({
  home: FIRST_DESIGN_HOME,
  rooms: [at(0, 0), { ...second, id: 'b' }],
})
const refusal = (design: Design, command: DesignCommand) => {
  const edit = edited(design, command)
  return edit.ok ? null : edit.problem
}

describe('a change that would make rooms overlap is refused', () => {
  const beside = twoRooms(at(4_000, 0))
  it.each<DesignCommand>([
    { type: 'move-room', id: 'b', by: { xMm: -50, yMm: 0 } },
    { type: 'move-wall', id: 'a', wall: 1, byMm: 50 },
    { type: 'resize', id: 'a', lengthMm: 4_500, widthMm: 3_000 },
    { type: 'add-room', room: { ...at(500, 500), id: 'c' } },
  ])('%o', (command) => expect(refusal(beside, command)).toBe('overlaps'))

  it('unless they are on different floors', () => {
    const above = twoRooms({ ...at(4_000, 0), storey: 1 })
    expect(refusal(above, { type: 'move-room', id: 'b', by: { xMm: -4_000, yMm: 0 } })).toBeNull()
  })

  it('but rooms that overlapped before can be edited and moved apart', () => {
    const across = twoRooms(at(2_000, 0))
    expect(refusal(across, { type: 'rename', id: 'b', name: 'Den' })).toBeNull()
    expect(refusal(across, { type: 'move-room', id: 'b', by: { xMm: 2_000, yMm: 0 } })).toBeNull()
  })
})

it('the rooms of typical plans do not overlap', () => {
  for (const { id } of TYPICAL_PLANS) {
    const rooms = designOfPlan(id)?.rooms ?? []
    for (const [index, room] of rooms.entries())
      for (const other of rooms.slice(index + 1))
        expect(room.storey === other.storey && overlap(room.outline, other.outline)).toBe(false)
  }
})
