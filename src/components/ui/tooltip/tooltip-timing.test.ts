import { expect, it } from 'vitest'

import { tooltipDelayMs } from './tooltip-timing'

it.each([
  { nowMs: 5_000, closedAtMs: null, delayMs: 700 },
  { nowMs: 5_000, closedAtMs: 5_000, delayMs: 0 },
  { nowMs: 5_000, closedAtMs: 4_701, delayMs: 0 },
  { nowMs: 5_000, closedAtMs: 4_700, delayMs: 700 },
])('$delayMs ms at $nowMs after one closed at $closedAtMs', ({ delayMs, ...times }) => {
  expect(tooltipDelayMs(times)).toBe(delayMs)
})
