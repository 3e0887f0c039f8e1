import { expect, test } from 'vitest'

import { readRetryAfter } from './retry-after'

const now = new Date('2026-11-03T10:00:00Z')

test.each([
  [null, null],
  ['7', 7_000],
  [' 0 ', 0],
  ['Tue, 03 Nov 2026 10:02:00 GMT', 120_000],
  ['Tue, 03 Nov 2026 09:00:00 GMT', 0],
  ['soon', null],
  ['', null],
  ['-5', null],
])('Retry-After: %j is %j ms', (header, waitMs) => {
  expect(readRetryAfter(header, now)).toBe(waitMs)
})
