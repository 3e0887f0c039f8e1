import { expect, test } from 'vitest'

import { londonMoment } from './london-moment'

test.each([
  ['2026-11-03T10:15:00Z', 'Tuesday 3 November 2026, 10.15am'],
  ['2026-07-01T16:05:00Z', 'Wednesday 1 July 2026, 5.05pm'],
  ['2026-12-31T00:00:00Z', 'Thursday 31 December 2026, 12.00am'],
])('%s is %s', (at, words) => {
  expect(londonMoment(new Date(at))).toBe(words)
})
