import { expect, it } from 'vitest'

import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import { TYPICAL_PLANS } from '@/lib/domain/design/typical-plans'

import { DESIGN_FORM } from './design-form'
import { savedDesignSchema } from './saved-design'

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
