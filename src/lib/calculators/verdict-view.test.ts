import { expect, test } from 'vitest'

import { judge } from '@/lib/domain/estimate/verdict'

import { PLAIN_FACTS, SUITED_ROOM } from '../../../tests/fixtures/verdict-facts'
import { verdictLines, verdictView } from './verdict-view'

test('rooms are named with their panels and price, and what panels give where it is not enough', () => {
  const rooms = [SUITED_ROOM, { ...SUITED_ROOM, name: 'A bathroom', areaM2: 5.2, panels: 1, givenWatts: 225 }]
  const view = verdictView(judge({ ...PLAIN_FACTS, rooms }))
  expect(view.rooms?.lines).toEqual([
    'A study of 8 m²: 2 panels, £1,028',
    'A bathroom of 5 m²: 1 panel, £1,028, which gives 230 of 400 W',
  ])
  expect(verdictLines(view).at(-1)).toBe(`Rooms here, delivered and fitted: ${view.rooms?.lines.join('; ')}.`)
})

test('a home that panels suit names no rooms, and a home to insulate those for afterwards', () => {
  const heaters = { ...PLAIN_FACTS, heating: 'panel-heaters' } as const
  const view = verdictView(judge(heaters))
  expect(view).toMatchObject({ label: 'Good replacement', rooms: null })
  expect(verdictLines(view)).toEqual(view.reasons)
  expect(verdictView(judge({ ...heaters, isUnderBareLoft: true })).rooms?.heading).toMatch(/^Rooms for afterwards/)
})

test('a heat pump that costs much less is the last reason', () => {
  expect(verdictView(judge({ ...PLAIN_FACTS, heatPumpPence: 30_000 })).reasons.at(-1)).toMatch(
    /^A heat pump would heat/,
  )
})
