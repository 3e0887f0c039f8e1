import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dueAfterPause, responseDueAt } from './due-at'
import { DEFAULT_OPENING_HOURS, isOpenAt, type OpeningHours, openPeriods } from './opening-hours'

const hours = DEFAULT_OPENING_HOURS
const PROMISE_MINUTES = 15
const MINUTE_MS = 60_000

const due = (receivedAt: Date) => responseDueAt({ receivedAt, hours, promiseMinutes: PROMISE_MINUTES })

describe('responseDueAt', () => {
  it.each([
    ['while open', '2026-11-23T10:00:00Z', '2026-11-23T10:15:00.000Z'],
    ['rounded up to five minutes', '2026-11-23T10:00:30Z', '2026-11-23T10:20:00.000Z'],
    ['a quarter of an hour before closing', '2026-11-23T17:45:00Z', '2026-11-23T18:00:00.000Z'],
    ['ten minutes before closing', '2026-11-23T17:50:00Z', '2026-11-24T08:05:00.000Z'],
    ['at closing', '2026-11-23T18:00:00Z', '2026-11-24T08:15:00.000Z'],
    ['in the night', '2026-11-24T03:00:00Z', '2026-11-24T08:15:00.000Z'],
    ['late on Friday', '2026-11-20T17:55:00Z', '2026-11-21T09:10:00.000Z'],
    ['late on Saturday', '2026-11-21T15:58:00Z', '2026-11-23T08:15:00.000Z'],
    ['on Sunday', '2026-11-22T12:00:00Z', '2026-11-23T08:15:00.000Z'],
    ['late on Christmas Eve', '2026-12-24T17:50:00Z', '2026-12-29T08:05:00.000Z'],
    ['in summer', '2026-07-13T16:50:00Z', '2026-07-14T07:05:00.000Z'],
    ['before the clocks go forward', '2026-03-28T15:50:00Z', '2026-03-30T07:05:00.000Z'],
    ['before the clocks go back', '2026-10-24T14:50:00Z', '2026-10-26T08:05:00.000Z'],
  ])('received %s', (_when, receivedAt, expected) => {
    expect(due(new Date(receivedAt)).toISOString()).toBe(expected)
  })

  it('spans several short days', () => {
    const tenMinutes = { opensMinute: 600, closesMinute: 610 }
    const week = { 0: null, 1: tenMinutes, 2: tenMinutes, 3: null, 4: null, 5: null, 6: null }
    const dueAt = responseDueAt({
      receivedAt: new Date('2026-11-23T09:00:00Z'),
      hours: { ...hours, week },
      promiseMinutes: 25,
    })
    expect(dueAt.toISOString()).toBe('2026-11-30T10:05:00.000Z')
  })

  it('counts round the clock without opening hours', () => {
    const never: OpeningHours = { ...hours, week: { 0: null, 1: null, 2: null, 3: null, 4: null, 5: null, 6: null } }
    const receivedAt = new Date('2026-11-22T12:00:00Z')
    expect(responseDueAt({ receivedAt, hours: never, promiseMinutes: 15 }).toISOString()).toBe(
      '2026-11-22T12:15:00.000Z',
    )
  })

  const moments = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2035-12-31T00:00:00Z'),
    noInvalidDate: true,
  })

  it('is never rounded beyond closing time', () => {
    const odd: OpeningHours = { ...hours, week: { ...hours.week, 1: { opensMinute: 480, closesMinute: 1_022 } } }
    const dueAt = responseDueAt({ receivedAt: new Date('2026-11-23T16:46:00Z'), hours: odd, promiseMinutes: 15 })
    expect(dueAt.toISOString()).toBe('2026-11-23T17:02:00.000Z')
  })

  it('allows the promised opening time, rounded up to five minutes, and ends during opening hours', () => {
    fc.assert(
      fc.property(moments, (receivedAt) => {
        const dueAt = due(receivedAt)
        let openMs = 0
        for (const { opensAt, closesAt } of openPeriods({ from: receivedAt, hours })) {
          if (opensAt >= dueAt) break
          openMs += Math.min(closesAt.getTime(), dueAt.getTime()) - Math.max(opensAt.getTime(), receivedAt.getTime())
        }
        expect(openMs).toBeGreaterThanOrEqual(PROMISE_MINUTES * MINUTE_MS)
        expect(openMs).toBeLessThan((PROMISE_MINUTES + 5) * MINUTE_MS)
        expect(dueAt.getTime() % (5 * MINUTE_MS)).toBe(0)
        expect(isOpenAt({ at: new Date(dueAt.getTime() - 1), hours })).toBe(true)
      }),
    )
  })

  it('never puts a later enquiry before an earlier one', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 4 * 24 * 60 * MINUTE_MS }), (receivedAt, laterMs) => {
        const later = new Date(receivedAt.getTime() + laterMs)
        expect(due(later).getTime()).toBeGreaterThanOrEqual(due(receivedAt).getTime())
      }),
    )
  })
})

describe('dueAfterPause', () => {
  const afterPause = (from: string, to: string, dueAt = '2026-11-23T10:15:00Z') =>
    dueAfterPause({ dueAt: new Date(dueAt), from: new Date(from), to: new Date(to), hours }).toISOString()

  it.each([
    ['leaves what was left', '2026-11-23T10:05:00Z', '2026-11-23T14:00:00Z', '2026-11-23T14:10:00.000Z'],
    ['counts opening time only', '2026-11-23T10:05:00Z', '2026-11-23T17:55:00Z', '2026-11-24T08:05:00.000Z'],
    ['begins when we open', '2026-11-23T10:05:00Z', '2026-11-24T03:00:00Z', '2026-11-24T08:10:00.000Z'],
    ['that is undone changes nothing', '2026-11-23T10:05:00Z', '2026-11-23T10:06:00Z', '2026-11-23T10:15:00.000Z'],
    ['makes nothing late punctual', '2026-11-23T10:16:00Z', '2026-11-23T14:00:00Z', '2026-11-23T10:15:00.000Z'],
    ['is no time while we are closed', '2026-11-23T18:00:00Z', '2026-11-24T07:00:00Z', '2026-11-23T10:15:00.000Z'],
  ])('a pause %s', (_what, from, to, expected) => {
    expect(afterPause(from, to)).toBe(expected)
  })
})
