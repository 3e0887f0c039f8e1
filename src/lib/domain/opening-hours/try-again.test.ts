import { expect, test } from 'vitest'

import { DEFAULT_OPENING_HOURS, type OpeningHours } from './opening-hours'
import { tryAgainAt } from './try-again'

const NEVER: OpeningHours = {
  ...DEFAULT_OPENING_HOURS,
  week: { 0: null, 1: null, 2: null, 3: null, 4: null, 5: null, 6: null },
}

const again = (calls: number, at: string, hours = DEFAULT_OPENING_HOURS) =>
  tryAgainAt({ calls, now: new Date(at), hours }).toISOString()

test.each([
  ['after two hours', 1, '2026-11-23T10:00:00Z', '2026-11-23T12:00:00.000Z'],
  ['after two hours of opening time', 1, '2026-11-23T17:00:00Z', '2026-11-24T09:00:00.000Z'],
  ['after a missed call in the morning, in the afternoon', 2, '2026-11-23T10:00:00Z', '2026-11-24T16:00:00.000Z'],
  ['after one in the afternoon, in the morning', 2, '2026-11-23T15:00:00Z', '2026-11-24T10:00:00.000Z'],
  ['a day later each time', 3, '2026-11-23T15:00:00Z', '2026-11-25T10:00:00.000Z'],
  ['not when we are closed: at 4pm on a Saturday', 2, '2026-11-27T10:00:00Z', '2026-11-28T09:00:00.000Z'],
  ['over a Sunday', 2, '2026-11-28T13:00:00Z', '2026-11-30T10:00:00.000Z'],
  ['in summer time', 2, '2026-07-06T13:00:00Z', '2026-07-07T09:00:00.000Z'],
])('%s', (_when, calls, at, expected) => {
  expect(again(calls, at)).toBe(expected)
})

test('without opening hours, in two hours', () => {
  expect(again(4, '2026-11-23T10:00:00Z', NEVER)).toBe('2026-11-23T12:00:00.000Z')
})
