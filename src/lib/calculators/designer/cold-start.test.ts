import { expect, it } from 'vitest'

import { newRoom, withUsualWindow } from '@/lib/domain/design/new-room'

import { SAMPLE_BASIS } from '../quick/sample-numbers'
import { COLD_START_C, coldStart } from './cold-start'
import { type ComfortValues, comfortValues, feltAt } from './comfort-values'
import { designCalculator } from './design-result'

const room = withUsualWindow(newRoom({ id: 'a', name: 'Lounge', kind: 'living', lengthMm: 5_000, widthMm: 4_000 }))
const home = { built: '2012-2022', postcodeArea: 'SN', figures: null } as const
const { rooms, outdoorC } = designCalculator(SAMPLE_BASIS).result({ home, rooms: [room] })
const [found] = rooms
if (!found) throw new Error('no room')

const view = { posture: 'seated', shows: 'operative' } as const
const feltIn = (values: ComfortValues | null) => {
  const felt = values && feltAt(values, { xMm: 2_000, yMm: 1_500 })
  if (!felt) throw new Error('outside')
  return felt
}

it('panels add about as much in a cold room, which still feels colder than when it has warmed through', () => {
  const steady = feltIn(comfortValues({ room, found, view }))
  const cold = feltIn(coldStart({ room, found, outdoorC, view }))
  expect(Math.abs(cold.riseK / steady.riseK - 1)).toBeLessThan(0.15)
  expect(cold.operativeC).toBeLessThan(steady.operativeC - 4)
  expect(cold.operativeC - COLD_START_C).toBeGreaterThan(0.2)
})

it('a room that is kept at that temperature feels about the same', () => {
  const already = { ...found, indoorC: COLD_START_C }
  const kept = feltIn(comfortValues({ room, found: already, view }))
  const started = feltIn(coldStart({ room, found: already, outdoorC, view }))
  expect(started.operativeC).toBeCloseTo(kept.operativeC, 0)
})
