import { expect, it } from 'vitest'

import { designOfPlan } from './design-of-plan'
import { openedDesign, withCommand } from './history'
import { packed, unpacked } from './packed-designs'

const flat = designOfPlan('flat')
if (!flat) throw new Error('no plan')
const id = flat.rooms[0]?.id ?? ''
const renamed = ['A', 'B', 'C'].reduce(
  (history, name) => withCommand(history, { type: 'do', command: { type: 'rename', id, name } }),
  openedDesign(flat),
)

it('lists a part that stays the same once, and gives all states back', () => {
  const states = [...renamed.past, renamed.design, { ...flat, wiring: { circuits: [], bunched: 2 } }]
  const small = packed(states)
  expect(small.rooms).toHaveLength(flat.rooms.length + 3)
  expect(small.homes).toHaveLength(1)
  expect(unpacked(small)).toEqual(states)
})

it.each([
  ['a home', { home: 1, rooms: [0] }],
  ['a room', { home: 0, rooms: [99] }],
  ['a room of its own', { home: 0, rooms: [0, 0] }],
  ['a wiring', { home: 0, rooms: [0], wiring: 0 }],
])('a state without %s makes none of them readable', (_, broken) => {
  const small = packed([flat])
  expect(unpacked({ ...small, designs: [...small.designs, broken] })).toBeNull()
})

it('another state can take the place of the design, and is undone as one step', () => {
  const back = withCommand(renamed, { type: 'replace', design: flat })
  expect(back.design).toBe(flat)
  expect(withCommand(back, { type: 'undo' }).design).toBe(renamed.design)
})
