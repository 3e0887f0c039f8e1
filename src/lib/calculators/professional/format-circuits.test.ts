import { expect, test } from 'vitest'

import type { RoomKind } from '@/lib/domain/building/heat-loss/room-kinds'
import type { InstallationMethod } from '@/lib/domain/electrical/circuits/cable-capacity'
import type { Cable } from '@/lib/domain/electrical/circuits/volt-drop'

import { SAMPLE_BASIS } from '../quick/sample-numbers'
import { EXAMPLE_PROJECT } from './example-project'
import { capacityWords, formatBathRooms, formatCable, formatUncounted } from './format-circuits'
import { projectResult } from './project-result'

/** The example's rooms, with the first two changed to these kinds. */
function words(...kinds: readonly RoomKind[]): string | null {
  const rooms = EXAMPLE_PROJECT.rooms.map((room, index) => ({ ...room, kind: kinds[index] ?? 'bedroom' }))
  const { circuits } = projectResult({ project: { ...EXAMPLE_PROJECT, rooms }, basis: SAMPLE_BASIS })
  return circuits && formatBathRooms(circuits)
}

test('panels in rooms with a bath or shower have extra requirements, listed by room', () => {
  expect(words('bathroom', 'shower')).toBe(
    'Lounge, Dining room: no panel in zone 0, and in zones 1 and 2 only an IPX4 one behind a 30 mA RCD (BS 7671, section 701). Check where each panel will go.',
  )
})

test('other rooms have none', () => expect(words('wc', 'utility')).toBeNull())

test.each<[Cable['mm2'], InstallationMethod, number, string, string]>([
  [2.5, '101', 17, 'enough for its 16 A breaker', ''],
  [1.5, '101', 13, 'less than its 16 A breaker lets through', 'This run needs 2.5 mm².'],
  [2.5, '103', 13.5, 'less than its 16 A breaker lets through', 'This run needs 4 mm².'],
])('a cable must carry its breaker: %d mm² by method %s', (cableMm2, cableMethod, amps, carries, needs) => {
  const { circuits } = projectResult({
    project: { ...EXAMPLE_PROJECT, home: { ...EXAMPLE_PROJECT.home, cableMm2, cableMethod } },
    basis: SAMPLE_BASIS,
  })
  if (!circuits) throw new Error('no circuits')
  expect(circuits.capacity.value).toBe(amps)
  expect([capacityWords(circuits), formatCable(circuits)]).toEqual([carries, needs])
})

test.each([
  [
    ['shower', 'car'],
    ['shower'],
    'electric shower and car charger. The supply would not carry electric shower as well.',
  ],
  [
    ['oven-and-hob', 'shower', 'car'],
    ['shower', 'car'],
    'The supply would not carry electric shower or car charger as well.',
  ],
  [['shower'], [], 'They are not counted: electric shower. The supply would carry any one of them as well.'],
] as const)('of loads left out, %j, %j are too much', (all, tooMuch, words) =>
  expect(formatUncounted({ all, tooMuch })).toContain(words),
)

test('nothing is asked once all loads are counted', () => expect(formatUncounted({ all: [], tooMuch: [] })).toBeNull())

test('the working matches the schedule and assigns every room to a circuit', () => {
  const { circuits } = projectResult({ project: EXAMPLE_PROJECT, basis: SAMPLE_BASIS })
  expect(circuits?.working.circuits.value).toBe(circuits?.schedule.length)
  expect(circuits?.working.fullest.value).toBe(circuits?.schedule[0]?.panels)
  const rooms = circuits?.schedule.flatMap((circuit) => circuit.rooms.map(({ id }) => id)) ?? []
  expect(new Set(rooms).size).toBe(rooms.length)
})
