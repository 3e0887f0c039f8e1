import { expect, test } from 'vitest'

import type { Project } from '@/lib/domain/estimate/project'

import { SAMPLE_BASIS as basis } from '../quick/sample-numbers'
import { EXAMPLE_PROJECT, RECENT_EXAMPLE } from './example-project'
import { factsOfProject } from './facts-of-project'
import { projectResult } from './project-result'
import type { RoomFigures } from './room-result'

function factsOf(project: Project) {
  const result = projectResult({ project, basis })
  const { totals, year } = result
  const systemOf = (key: string) => year?.systems.find(({ system }) => system === key)
  const [infrared, heatPump] = [systemOf('infrared'), systemOf('heat-pump')]
  if (!totals || !infrared || !heatPump) throw new Error('no result')
  const rooms = result.rooms.filter((room): room is RoomFigures => room.ok)
  return { facts: factsOfProject({ result, totals, infrared, current: null, heatPump }), rooms }
}

test('names the smallest rooms that panels can heat alone, with their price', () => {
  const { facts, rooms } = factsOf(EXAMPLE_PROJECT)
  const alone = rooms
    .filter(({ power, given }) => power.value - given.value < 0.5)
    .toSorted((one, other) => one.loss.floorArea.value - other.loss.floorArea.value)
  expect(facts.rooms.map(({ name }) => name)).toEqual(alone.slice(0, 2).map(({ room }) => room.name))
  expect(facts.rooms.length).toBeGreaterThan(0)
  for (const { panels, pricePence } of facts.rooms) expect(pricePence).toBe(panels * (17_900 + 15_000) + 15_000)
})

test('knows a house by its ground floor and its roof, and a building of one room', () => {
  const kindOf = (rooms: Project['rooms']) => factsOf({ ...RECENT_EXAMPLE, rooms }).facts
  const { rooms } = RECENT_EXAMPLE
  expect(kindOf(rooms)).toMatchObject({ isFlat: false, isOneRoom: false })
  expect(kindOf(rooms.slice(0, 4)).isFlat).toBeNull() // no roof
  expect(kindOf(rooms.slice(4)).isFlat).toBeNull() // no ground floor
  expect(kindOf(rooms.slice(0, 1)).isOneRoom).toBe(true)
})

test('has a bare loft only above its rooms', () => {
  const isBare = (rooms: Project['rooms']) => {
    const { home } = RECENT_EXAMPLE
    return factsOf({ ...RECENT_EXAMPLE, rooms, home: { ...home, fabric: { ...home.fabric, roof: 'roof.loft-0' } } })
      .facts.isUnderBareLoft
  }
  const { rooms } = RECENT_EXAMPLE
  expect(isBare(rooms)).toBe(true)
  expect(isBare(rooms.slice(0, 4))).toBe(false) // the storey below
  const insulated = rooms.map(({ elements, ...room }) => ({
    ...room,
    elements: elements.map((element) =>
      element.kind === 'ceiling' || element.kind === 'roof'
        ? { ...element, construction: 'roof.loft-270' as const }
        : element,
    ),
  }))
  expect(isBare(insulated)).toBe(false)
})

test('has ceilings to spare in a recent home, and none in an old one', () => {
  expect(factsOf(RECENT_EXAMPLE).facts.hasSpare).toBe(true)
  expect(factsOf(EXAMPLE_PROJECT).facts.hasSpare).toBe(false)
})
