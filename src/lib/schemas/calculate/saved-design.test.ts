import fc from 'fast-check'
import { expect, it } from 'vitest'

import type { DesignCommand } from '@/lib/domain/design/commands'
import { type Design, DESIGN_LIMITS, FIRST_DESIGN_HOME, ROOM_GAP_MM } from '@/lib/domain/design/design'
import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import { edited } from '@/lib/domain/design/edit'
import { openedDesign, withCommand } from '@/lib/domain/design/history'
import { newRoom, withUsualWindow } from '@/lib/domain/design/new-room'
import { TYPICAL_PLANS } from '@/lib/domain/design/typical-plans'
import { usualJoists } from '@/lib/domain/design/usual-joists'
import { LONGEST_MM } from '@/lib/domain/room-plan/outline'

import { DESIGN_FORM } from './design-form'
import { laidDesignSchema } from './design-pack'
import { designSchema, savedDesignSchema } from './saved-design'

const saved = (id: string) => ({ version: DESIGN_FORM, savedAt: '2026-11-23T20:00:00.000Z', design: designOfPlan(id) })

it.each(TYPICAL_PLANS.map(({ id }) => id))('%s is read as it was saved', (id) => {
  expect(savedDesignSchema.parse(JSON.parse(JSON.stringify(saved(id))))).toEqual(saved(id))
})

it('reads a design saved before slopes existed, and panels shorter on the plan than on their slope', () => {
  const { design, ...rest } = saved('flat')
  const [first] = design?.rooms ?? []
  if (!first || !design) throw new Error('no room')
  const { slope, ...before } = first
  expect(slope).toBeNull()
  const read = savedDesignSchema.parse({ ...rest, design: { ...design, rooms: [before] } })
  expect(read.design.rooms).toEqual([first])
  const sloping = {
    ...first,
    joists: null,
    slope: { towards: 'north' as const, ridgeMm: 4_000 },
    panels: [{ westMm: 1_000, eastMm: 2_200, southMm: 1_000, northMm: 1_563.9 }],
  }
  expect(savedDesignSchema.parse({ ...rest, design: { ...design, rooms: [sloping] } }).design.rooms).toEqual([sloping])
})

it('rejects designs that no command can produce', () => {
  const { design, ...rest } = saved('flat')
  if (!design) throw new Error('no design')
  const [first, ...others] = design.rooms
  if (!first) throw new Error('no room')
  const accepts = (changed: unknown) => savedDesignSchema.safeParse({ ...rest, design: changed }).success
  expect(accepts(design)).toBe(true)
  expect(accepts({ ...design, rooms: [{ ...first, walls: first.walls.slice(1) }, ...others] })).toBe(false)
  expect(accepts({ ...design, rooms: [{ ...first, heightMm: 100 }, ...others] })).toBe(false)
  expect(accepts({ ...design, rooms: [first, first] })).toBe(false)
  expect(accepts({ ...design, home: { ...design.home, postcodeArea: 'QQ' } })).toBe(false)
  expect(savedDesignSchema.safeParse({ ...rest, version: 2, design }).success).toBe(false)
})

it('reads chosen circuits, and a design saved before they could be chosen', () => {
  const { design, ...rest } = saved('flat')
  const [first, second] = design?.rooms.map(({ id }) => id) ?? []
  const read = (...circuits: object[]) =>
    savedDesignSchema.safeParse({ ...rest, design: { ...design, wiring: { circuits, bunched: 2 } } })
  const split = { rooms: [first], over: 2 }
  const shared = { rooms: [first, second], over: 1 }
  expect(read(split).data?.design.wiring).toEqual({ circuits: [split], bunched: 2 })
  expect(read(shared).success).toBe(true)
  expect(savedDesignSchema.parse({ ...rest, design }).design).not.toHaveProperty('wiring')
  for (const wrong of [
    [split, shared],
    [{ ...split, over: 1 }],
    [{ ...split, over: 5 }],
    [{ ...shared, over: 2 }],
    [{ rooms: [first, first], over: 1 }],
    [{ rooms: [], over: 1 }],
  ])
    expect(read(...wrong).success).toBe(false)
  for (const bunched of [0, 10, 1.5])
    expect(
      savedDesignSchema.safeParse({ ...rest, design: { ...design, wiring: { circuits: [], bunched } } }).success,
    ).toBe(false)
})

const EMPTY: Design = { home: FIRST_DESIGN_HOME, rooms: [] }

function drawn(id: string, { xMm, yMm, sizeMm }: { xMm: number; yMm: number; sizeMm: number }) {
  const at = { xMm, yMm }
  const room = newRoom({ id, name: id, kind: 'living', at, lengthMm: sizeMm, widthMm: sizeMm })
  return withUsualWindow({ ...room, joists: usualJoists(room, FIRST_DESIGN_HOME.built) })
}

it('reads as many rooms as are allowed, of the largest size, in a row', () => {
  const design = Array.from({ length: DESIGN_LIMITS.rooms }).reduce<Design>((before, _, index) => {
    const at = { xMm: index * (LONGEST_MM + ROOM_GAP_MM), yMm: 0, sizeMm: LONGEST_MM }
    const edit = edited(before, { type: 'add-room', room: drawn(`room-${index + 1}`, at) })
    if (!edit.ok) throw new Error(edit.problem)
    return edit.design
  }, EMPTY)
  expect(design.rooms).toHaveLength(DESIGN_LIMITS.rooms)
  expect(designSchema.safeParse(design).success).toBe(true)
  expect(laidDesignSchema.safeParse({ design, laid: {} }).success).toBe(true)
})

it('reads any design that the editor makes, wherever its rooms are put', () => {
  const IDS = ['a', 'b', 'c']
  const id = fc.constantFrom(...IDS)
  const reach = 1.5 * DESIGN_LIMITS.reachMm
  const far = fc.oneof(
    fc.integer({ min: -reach, max: reach }),
    fc.constantFrom(-DESIGN_LIMITS.reachMm, DESIGN_LIMITS.reachMm, 0),
  )
  const size = fc.integer({ min: 500, max: 60_000 })
  const point = fc.record({ xMm: far, yMm: far })
  const command: fc.Arbitrary<DesignCommand> = fc.oneof(
    fc.record({ id, at: point, sizeMm: size }).map((one) => ({
      type: 'add-room' as const,
      room: drawn(one.id, { ...one.at, sizeMm: one.sizeMm }),
    })),
    fc.record({ type: fc.constant('remove-room' as const), id }),
    fc.record({ type: fc.constant('move-room' as const), id, by: point }),
    fc.record({ type: fc.constant('resize' as const), id, lengthMm: size, widthMm: size }),
    fc.record({
      type: fc.constant('move-corner' as const),
      id,
      corner: fc.integer({ min: 0, max: 3 }),
      to: point,
      keepsAngles: fc.boolean(),
    }),
  )
  const steps = fc.array(command, { maxLength: 12 }).map((commands) => {
    const added = new Set<string>()
    // As in the editor, a new room has an id of its own.
    return commands.filter((one) => {
      if (one.type === 'remove-room') added.delete(one.id)
      if (one.type !== 'add-room') return true
      if (added.has(one.room.id)) return false
      added.add(one.room.id)
      return true
    })
  })
  fc.assert(
    fc.property(steps, (commands) => {
      const { design } = commands.reduce(
        (history, one) => withCommand(history, { type: 'do', command: one }),
        openedDesign(EMPTY),
      )
      expect(designSchema.safeParse(design).error).toBeUndefined()
    }),
  )
})

it('reads a room whose joists were left behind by its walls before it was moved', () => {
  const limit = DESIGN_LIMITS.reachMm
  const first = { ...drawn('a', { xMm: 0, yMm: 0, sizeMm: 4_000 }), joists: null, openings: [] }
  const joists = { spacingMm: 400 as const, along: 'y' as const, oneAtMm: 50 }
  const before: Design = { ...EMPTY, rooms: [{ ...first, joists }] }
  const commands: DesignCommand[] = [
    { type: 'resize', id: 'a', lengthMm: 50_000, widthMm: 4_000 },
    { type: 'move-corner', id: 'a', corner: 0, to: { xMm: 46_000, yMm: 0 }, keepsAngles: true },
    { type: 'move-room', id: 'a', by: { xMm: -46_000 - limit, yMm: 0 } },
  ]
  const { design, problem } = commands.reduce(
    (history, command) => withCommand(history, { type: 'do', command }),
    openedDesign(before),
  )
  expect(problem).toBeNull()
  expect(design.rooms[0]?.joists?.oneAtMm).toBeLessThan(-limit)
  expect(designSchema.safeParse(design).error).toBeUndefined()
})
