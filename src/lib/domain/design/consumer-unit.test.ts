import { describe, expect, test } from 'vitest'

import type { DesignCommand } from './commands'
import { consumerUnitOf, panelPoint } from './consumer-unit'
import { type Design, type DesignHome, type DesignRoom, nextId } from './design'
import { edited } from './edit'
import { openedDesign, withCommand } from './history'
import { newRoom } from './new-room'

const room = (id: string, kind: DesignRoom['kind'], storey: number, heightMm = 2_400) =>
  newRoom({ id, name: id, kind, storey, heightMm, at: { xMm: 1_000, yMm: 2_000 }, lengthMm: 3_000, widthMm: 2_000 })
const design = (rooms: DesignRoom[], consumerUnit?: DesignHome['consumerUnit']): Design => ({
  home: { built: 'from-2023', postcodeArea: null, figures: null, ...(consumerUnit && { consumerUnit }) },
  rooms,
})
const lounge = room('lounge', 'living', 0, 2_700)
const hall = room('hall', 'hall', 0)
const bed = room('bed', 'bedroom', 1)
const loft = room('loft', 'store', 3)

test('is assumed in the hall, or in the first room of the lowest storey', () => {
  expect(consumerUnitOf(design([bed, lounge, hall]))).toMatchObject({ room: hall, isAssumed: true })
  expect(consumerUnitOf(design([bed, lounge]))).toMatchObject({ room: lounge, isAssumed: true })
  expect(consumerUnitOf(design([]))).toBeNull()
})

test('is where it was placed, as long as that room exists', () => {
  const placed = { roomId: 'bed', corner: 2 }
  expect(consumerUnitOf(design([hall, lounge, bed], placed))).toEqual({
    room: bed,
    point: { xMm: 4_000, yMm: 4_000, zMm: 2_700 + 300 + 1_400 },
    isAssumed: false,
  })
  expect(consumerUnitOf(design([hall], placed))).toMatchObject({ room: hall, isAssumed: true })
  expect(consumerUnitOf(design([bed], { roomId: 'bed', corner: 9 }))?.point).toMatchObject({ xMm: 1_000, yMm: 2_000 })
})

test('a panel is at its ceiling, above the storeys below; a storey without rooms has the usual height', () => {
  const panel = { westMm: 1_200, eastMm: 2_400, southMm: 2_200, northMm: 2_800 }
  expect(panelPoint(design([lounge, loft]), lounge, panel)).toEqual({ xMm: 1_800, yMm: 2_500, zMm: 2_700 })
  expect(panelPoint(design([lounge, loft]), loft, panel).zMm).toBe(2_700 + 300 + 2 * (2_400 + 300) + 2_400)
})

test('a panel on a slope is where the slope is above it', () => {
  const sloping = { ...lounge, heightMm: 1_000, slope: { towards: 'east' as const, ridgeMm: 4_000 } }
  const panel = { westMm: 1_500, eastMm: 2_500, southMm: 2_200, northMm: 2_800 }
  expect(panelPoint(design([sloping]), sloping, panel).zMm).toBe(2_000)
})

function after(before: Design, ...commands: DesignCommand[]): Design {
  return commands.reduce((design, command) => {
    const edit = edited(design, command)
    if (!edit.ok) throw new Error(edit.problem)
    return edit.design
  }, before)
}

describe('a placed unit', () => {
  const atLast = design([lounge, hall], { roomId: 'hall', corner: 3 })
  const at = (changed: Design) => changed.home.consumerUnit

  test.each<[string, DesignCommand, number]>([
    ['a corner added before it', { type: 'add-corner', id: 'hall', wall: 0 }, 4],
    ['a corner added in the wall that ends at it', { type: 'add-corner', id: 'hall', wall: 2 }, 4],
    ['a corner added after it', { type: 'add-corner', id: 'hall', wall: 3 }, 3],
    ['a corner added in another room', { type: 'add-corner', id: 'lounge', wall: 0 }, 3],
    ['an earlier corner removed', { type: 'remove-corner', id: 'hall', corner: 1 }, 2],
    ['a corner removed in another room', { type: 'remove-corner', id: 'lounge', corner: 1 }, 3],
    ['its room resized', { type: 'resize', id: 'hall', lengthMm: 4_000, widthMm: 2_000 }, 3],
    ['another room removed', { type: 'remove-room', id: 'lounge' }, 3],
  ])('stays where it is with %s', (_, command, corner) => {
    const changed = after(atLast, command)
    expect(at(changed)).toEqual({ roomId: 'hall', corner })
    expect(consumerUnitOf(changed)?.point).toEqual(consumerUnitOf(atLast)?.point)
  })

  test('stays before a later corner that is removed', () => {
    const before = design([hall], { roomId: 'hall', corner: 1 })
    expect(at(after(before, { type: 'remove-corner', id: 'hall', corner: 2 }))).toEqual({ roomId: 'hall', corner: 1 })
  })

  test('is no longer placed when its corner is removed', () => {
    expect(at(after(atLast, { type: 'remove-corner', id: 'hall', corner: 3 }))).toBeNull()
  })

  test('is no longer placed when its room is removed, nor in a new room with the same id', () => {
    const removed = after(atLast, { type: 'remove-room', id: 'hall' })
    expect(at(removed)).toBeNull()
    expect(at(after(removed, { type: 'add-room', room: { ...hall, storey: 3 } }))).toBeNull()
    const [first, second] = [room('room-1', 'living', 0), room('room-2', 'living', 1)]
    expect(nextId('room', [first])).toBe(second.id)
    const savedEarlier = design([first], { roomId: second.id, corner: 1 })
    expect(consumerUnitOf(after(savedEarlier, { type: 'add-room', room: second }))).toMatchObject({ isAssumed: true })
  })

  test.each<DesignCommand>([
    { type: 'remove-room', id: 'hall' },
    { type: 'remove-corner', id: 'hall', corner: 3 },
    { type: 'add-corner', id: 'hall', wall: 0 },
  ])('is back in its place when $type is undone', (command) => {
    const done = withCommand(openedDesign(atLast), { type: 'do', command })
    expect(at(done.design)).not.toEqual(at(atLast))
    expect(withCommand(done, { type: 'undo' }).design).toEqual(atLast)
  })

  test('stays where it was when an edit is refused', () => {
    const triangle = { ...hall, outline: hall.outline.slice(0, 3), walls: hall.walls.slice(0, 3) }
    const history = openedDesign(design([triangle], { roomId: 'hall', corner: 2 }))
    const refused = withCommand(history, { type: 'do', command: { type: 'remove-corner', id: 'hall', corner: 0 } })
    expect(refused).toEqual({ ...history, problem: 'too-few-corners' })
  })
})
