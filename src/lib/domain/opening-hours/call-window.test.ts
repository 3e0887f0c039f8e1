import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { callWindow } from './call-window'
import { responseDueAt } from './due-at'
import { DEFAULT_OPENING_HOURS as hours, isOpenAt, type OpeningHours } from './opening-hours'
import { RESPONSE_PROMISE_MINUTES } from './promise'

const MINUTE_MS = 60_000

const windowOf = (dueAt: string, at: OpeningHours = hours) => {
  const { startsAt, endsAt } = callWindow({ dueAt: new Date(dueAt), hours: at })
  return [startsAt.toISOString().slice(0, 19), endsAt.toISOString().slice(0, 19)]
}

describe('callWindow', () => {
  it.each([
    ['while open', '2026-11-23T10:15:00.000Z', '2026-11-23T10:00:00', '2026-11-23T10:15:00'],
    ['in whole minutes', '2026-11-23T10:15:57.123Z', '2026-11-23T10:00:00', '2026-11-23T10:15:00'],
    ['soon after opening', '2026-11-30T08:12:57.000Z', '2026-11-30T08:00:00', '2026-11-30T08:12:00'],
    ['soon after opening on a Saturday', '2026-11-28T09:05:00.000Z', '2026-11-28T09:00:00', '2026-11-28T09:05:00'],
    ['soon after opening in summer', '2026-07-14T07:05:00.000Z', '2026-07-14T07:00:00', '2026-07-14T07:05:00'],
    ['within a minute of opening', '2026-11-23T08:00:30.000Z', '2026-11-23T08:00:00', '2026-11-23T08:01:00'],
    ['while we are closed after all', '2026-11-22T12:00:00.000Z', '2026-11-22T11:45:00', '2026-11-22T12:00:00'],
  ])('due %s', (_when, dueAt, startsAt, endsAt) => {
    expect(windowOf(dueAt)).toEqual([startsAt, endsAt])
  })

  it('is unbounded without opening hours', () => {
    const never: OpeningHours = { ...hours, week: { 0: null, 1: null, 2: null, 3: null, 4: null, 5: null, 6: null } }
    expect(windowOf('2026-11-22T12:00:00Z', never)).toEqual(['2026-11-22T11:45:00', '2026-11-22T12:00:00'])
  })

  it('goes on over midnight if we are open', () => {
    const day = { opensMinute: 0, closesMinute: 24 * 60 }
    const always: OpeningHours = { ...hours, week: { 0: day, 1: day, 2: day, 3: day, 4: day, 5: day, 6: day } }
    expect(windowOf('2026-11-24T00:05:00Z', always)).toEqual(['2026-11-23T23:50:00', '2026-11-24T00:05:00'])
  })

  it('lies within opening hours, whenever an enquiry arrives', () => {
    const moments = fc.date({
      min: new Date('2024-01-01T00:00:00Z'),
      max: new Date('2035-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moments, (receivedAt) => {
        const dueAt = responseDueAt({ receivedAt, hours, promiseMinutes: RESPONSE_PROMISE_MINUTES })
        const { startsAt, endsAt } = callWindow({ dueAt, hours })
        expect([isOpenAt({ at: startsAt, hours }), startsAt < endsAt]).toEqual([true, true])
        expect(endsAt.getTime() - startsAt.getTime()).toBeLessThanOrEqual(RESPONSE_PROMISE_MINUTES * MINUTE_MS)
        expect([startsAt, endsAt].map((at) => at.getTime() % MINUTE_MS)).toEqual([0, 0])
      }),
    )
  })
})
