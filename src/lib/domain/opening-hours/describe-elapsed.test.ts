import { describe, expect, it } from 'vitest'

import { describeElapsed } from './describe-elapsed'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

describe('describeElapsed', () => {
  it.each([
    [-5 * MINUTE_MS, 'under 1 min'],
    [0, 'under 1 min'],
    [MINUTE_MS - 1, 'under 1 min'],
    [MINUTE_MS, '1 min'],
    [HOUR_MS - 1, '59 min'],
    [HOUR_MS, '1 h'],
    [HOUR_MS + 5 * MINUTE_MS, '1 h 05'],
    [HOUR_MS + 20 * MINUTE_MS, '1 h 20'],
    [24 * HOUR_MS - 1, '23 h 59'],
    [24 * HOUR_MS, '1 day'],
    [48 * HOUR_MS - 1, '1 day'],
    [48 * HOUR_MS, '2 days'],
  ])('%i ms is %s', (elapsedMs, words) => {
    expect(describeElapsed(elapsedMs)).toBe(words)
  })
})
