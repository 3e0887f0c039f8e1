import { expect, test } from 'vitest'

import { lastNight } from './last-night'

test.each([
  ['2026-11-30T02:29:59Z', '2026-11-29T02:30:00.000Z'],
  ['2026-11-30T02:30:00Z', '2026-11-30T02:30:00.000Z'],
  ['2026-11-30T23:59:00Z', '2026-11-30T02:30:00.000Z'],
  ['2026-07-01T01:29:00Z', '2026-06-30T01:30:00.000Z'],
  ['2026-07-01T01:30:00Z', '2026-07-01T01:30:00.000Z'],
])('at %s the last night was %s', (now, night) => {
  expect(lastNight(new Date(now)).toISOString()).toBe(night)
})
