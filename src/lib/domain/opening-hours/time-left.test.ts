import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { responseDueAt } from './due-at'
import { DEFAULT_OPENING_HOURS, type OpeningHours } from './opening-hours'
import { openMs, timeLeft } from './time-left'

const hours = DEFAULT_OPENING_HOURS
const MINUTE_MS = 60_000

const at = (now: string, dueAt: string) =>
  timeLeft({ now: new Date(now), dueAt: new Date(dueAt), hours, promiseMinutes: 15 })

describe('timeLeft', () => {
  it.each([
    ['just arrived', '2026-11-23T10:00:00Z', '2026-11-23T10:15:00Z', 'running', 1, '15 min left'],
    ['running out', '2026-11-23T10:12:00Z', '2026-11-23T10:15:00Z', 'soon', 0.2, '3 min left'],
    ['not yet running out', '2026-11-23T10:09:59Z', '2026-11-23T10:15:00Z', 'running', 301 / 900, '5 min left'],
    ['at the deadline', '2026-11-23T10:15:00Z', '2026-11-23T10:15:00Z', 'soon', 0, 'under 1 min left'],
    ['past', '2026-11-23T10:19:00Z', '2026-11-23T10:15:00Z', 'past', 0, '4 min past'],
    ['while closed', '2026-11-21T20:00:00Z', '2026-11-23T08:15:00Z', 'closed', 1, 'by 8.15am on Monday'],
    ['shortly before closing', '2026-11-23T17:55:00Z', '2026-11-24T08:05:00Z', 'running', 10 / 15, '10 min left'],
    ['due in days', '2026-11-23T10:00:00Z', '2026-11-26T10:00:00Z', 'running', 1, 'by 10am on Thursday'],
    ['past over a night', '2026-11-24T08:03:00Z', '2026-11-23T17:55:00Z', 'past', 0, '8 min past'],
  ] as const)('%s', (_when, now, dueAt, state, left, words) => {
    expect(at(now, dueAt)).toEqual({ state, left: expect.closeTo(left, 6), words })
  })
})

describe('openMs', () => {
  it('is what was promised and the rounding of the deadline, from any arrival', () => {
    const arrival = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(arrival, fc.integer({ min: 1, max: 2_000 }), (from, promiseMinutes) => {
        const to = responseDueAt({ receivedAt: from, hours, promiseMinutes })
        const roundedMs = openMs({ from, to, hours }) - promiseMinutes * MINUTE_MS
        expect(roundedMs).toBeGreaterThanOrEqual(0)
        expect(roundedMs).toBeLessThan(5 * MINUTE_MS)
      }),
    )
  })

  it('is all of the time if we never open', () => {
    const never: OpeningHours = { ...hours, week: { 0: null, 1: null, 2: null, 3: null, 4: null, 5: null, 6: null } }
    const [from, to] = [new Date('2026-11-22T01:00:00Z'), new Date('2026-11-22T03:00:00Z')]
    expect(openMs({ from, to, hours: never })).toBe(120 * MINUTE_MS)
  })
})
