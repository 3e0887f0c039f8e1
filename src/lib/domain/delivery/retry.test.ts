import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type DeliveryFailure, nextAttempt } from './retry'

const now = new Date('2026-11-23T10:00:00Z')
const SECOND_MS = 1_000
const HOUR_MS = 3_600_000

function delayMs(
  attempts: number,
  { retryAfterMs = null, random = 0.5 }: { retryAfterMs?: number | null; random?: number } = {},
) {
  const failure: DeliveryFailure = { permanent: false, retryAfterMs }
  const next = nextAttempt({ attempts, failure, now, random: () => random })
  return next.kind === 'retry' ? next.at.getTime() - now.getTime() : 'park'
}

describe('nextAttempt', () => {
  it.each([
    [1, 10],
    [2, 20],
    [3, 40],
    [8, 1_280],
    [9, 1_800],
    [11, 1_800],
    [12, 3_600],
    [83, 3_600],
  ])('after attempt %i waits %i seconds', (attempts, seconds) => {
    expect(delayMs(attempts)).toBe(seconds * SECOND_MS)
  })

  it('gives up after three days', () => {
    expect(delayMs(84)).toBe('park')
    expect(delayMs(85)).toBe('park')
  })

  it('gives up immediately on a permanent failure', () => {
    const failure = { permanent: true, retryAfterMs: 1_000 }
    expect(nextAttempt({ attempts: 1, failure, now, random: () => 0 })).toEqual({ kind: 'park' })
  })

  it.each([
    ['longer than the usual wait', 60 * SECOND_MS, 60 * SECOND_MS],
    ['shorter than the usual wait', 1 * SECOND_MS, 10 * SECOND_MS],
    ['longer than six hours', 7 * HOUR_MS, 6 * HOUR_MS],
  ])('with a Retry-After %s', (_what, retryAfterMs, expected) => {
    expect(delayMs(1, { retryAfterMs })).toBe(expected)
  })

  it('applies jitter of a fifth either way', () => {
    expect(delayMs(1, { random: 0 })).toBe(8 * SECOND_MS)
    expect(delayMs(1, { random: 0.999_999 })).toBe(12 * SECOND_MS)
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 83 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (attempts, random) => {
          const middle = Number(delayMs(attempts))
          const spread = Number(delayMs(attempts, { random }))
          expect(Math.abs(spread - middle)).toBeLessThanOrEqual(middle * 0.2 + 1)
        },
      ),
    )
  })
})
