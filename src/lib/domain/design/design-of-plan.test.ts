import { expect, it } from 'vitest'

import { outlineAreaM2 } from '../room-plan/outline'
import { roomProblem } from './check-room'
import { designOfPlan } from './design-of-plan'
import { TYPICAL_PLANS } from './typical-plans'

it.each(TYPICAL_PLANS.map(({ id }) => id))('%s is a valid design of a plausible size', (id) => {
  const rooms = designOfPlan(id)?.rooms ?? []
  expect(rooms.map(roomProblem)).toEqual(rooms.map(() => null))
  const floorM2 = rooms.reduce((sum, { outline }) => sum + outlineAreaM2(outline), 0)
  expect(floorM2).toBeGreaterThan(45)
  expect(floorM2).toBeLessThan(170)
  expect(rooms.some(({ walls }) => walls.includes('outside'))).toBe(true)
})

it('tells external walls from party walls and inner ones', () => {
  const wallsOf = (plan: string, name: string) => designOfPlan(plan)?.rooms.find((room) => room.name === name)?.walls
  expect(wallsOf('mid-terrace', 'Living room')).toEqual(['outside', 'heated', 'heated', 'heated'])
  expect(wallsOf('mid-terrace', 'Kitchen')).toEqual(['heated', 'heated', 'outside', 'outside'])
  expect(wallsOf('semi-1935', 'Living room')).toEqual(['outside', 'heated', 'heated', 'heated'])
  expect(wallsOf('semi-1935', 'Kitchen')).toEqual(['heated', 'outside', 'outside', 'heated'])
  expect(wallsOf('detached', 'Kitchen and dining room')).toEqual([
    'heated',
    'heated',
    'heated',
    'outside',
    'outside',
    'outside',
  ])
})

it('puts the roof over the top storey and the ground below the lowest, unless it is a flat', () => {
  const edges = (plan: string) =>
    designOfPlan(plan)?.rooms.map(({ storey, below, above }) => `${storey} ${below} ${above}`)
  expect(new Set(edges('semi-1935'))).toEqual(new Set(['0 ground heated', '1 heated roof']))
  expect(new Set(edges('flat'))).toEqual(new Set(['0 heated roof']))
  expect(designOfPlan('castle')).toBeNull()
})
