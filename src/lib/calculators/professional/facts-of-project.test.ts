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

test('has ceilings to spare in a recent home, and none in an old one', () => {
  expect(factsOf(RECENT_EXAMPLE).facts.hasSpare).toBe(true)
  expect(factsOf(EXAMPLE_PROJECT).facts.hasSpare).toBe(false)
})
