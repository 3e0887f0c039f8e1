import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { londonTime } from '../calendar/london-time'
import { type CallDay, callDays, findSlot, readSlot, slotDay, slotKey, slotTimes } from './call-slots'
import { DEFAULT_OPENING_HOURS, isOpenAt, type OpeningHours } from './opening-hours'

const hours = DEFAULT_OPENING_HOURS
const NEVER: OpeningHours = { ...hours, week: { 0: null, 1: null, 2: null, 3: null, 4: null, 5: null, 6: null } }
const MINUTE_MS = 60_000

const daysAt = (now: string, over = hours) => callDays({ now: new Date(now), hours: over })
const keysOf = (day: CallDay | undefined) => day?.slots.map(slotKey) ?? []

describe('callDays', () => {
  it('offers every half hour of the next five open days', () => {
    const days = daysAt('2026-11-22T12:00:00Z')
    expect(days.map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'])
    expect(keysOf(days[0])).toHaveLength(20)
    expect([keysOf(days[0])[0], keysOf(days[0]).at(-1)]).toEqual(['2026-11-23T08:00Z', '2026-11-23T17:30Z'])
  })

  it.each([
    ['on a Saturday, that day counts', '2026-11-21T10:00:00Z', '2026-11-21'],
    ['with no half hour left, the day does not', '2026-11-21T15:30:00Z', '2026-11-23'],
    ['over Christmas, the first working day', '2026-12-24T17:20:00Z', '2026-12-29'],
  ])('%s', (_what, now, first) => {
    expect(daysAt(now)[0]?.date).toBe(first)
    expect(daysAt(now)).toHaveLength(5)
  })

  it.each([
    ['just before the hour', '2026-11-23T09:44:00Z', '2026-11-23T10:00Z'],
    ['a quarter of an hour before it', '2026-11-23T09:45:00Z', '2026-11-23T10:00Z'],
    ['a minute later', '2026-11-23T09:46:00Z', '2026-11-23T10:30Z'],
    ['before we open', '2026-11-23T05:00:00Z', '2026-11-23T08:00Z'],
    ['in summer, by London’s clock', '2026-07-13T05:00:00Z', '2026-07-13T07:00Z'],
  ])('allows a quarter of an hour’s notice: %s', (_when, now, first) => {
    expect(keysOf(daysAt(now)[0])[0]).toBe(first)
  })

  it('keeps to whole slots within odd opening hours', () => {
    const odd = { opensMinute: 8 * 60 + 10, closesMinute: 9 * 60 + 20 }
    const days = daysAt('2026-11-23T03:00:00Z', { ...hours, week: { ...NEVER.week, 1: odd } })
    expect(keysOf(days[0])).toEqual(['2026-11-23T08:30Z'])
  })

  it('is empty without opening hours', () => {
    expect(daysAt('2026-11-23T10:00:00Z', NEVER)).toEqual([])
  })

  it('offers only open half hours, in order, on at most five days, each with a valid key', () => {
    const moments = fc.date({
      min: new Date('2024-01-01T00:00:00Z'),
      max: new Date('2035-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(moments, (now) => {
        const days = callDays({ now, hours })
        const slots = days.flatMap((day) => day.slots)
        const starts = slots.map(({ startsAt }) => startsAt.getTime())
        expect(days).toHaveLength(5)
        expect(starts).toEqual(starts.toSorted((one, other) => one - other))
        expect(Math.min(...starts) - now.getTime()).toBeGreaterThanOrEqual(15 * MINUTE_MS)
        expect(slots.every(({ startsAt, endsAt }) => endsAt.getTime() - startsAt.getTime() === 30 * MINUTE_MS)).toBe(
          true,
        )
        expect(slots.every(({ startsAt }) => londonTime(startsAt).minute % 30 === 0)).toBe(true)
        expect(days.every((day) => day.slots.every(({ startsAt }) => londonTime(startsAt).date === day.date))).toBe(
          true,
        )
        for (const day of days) {
          const [first, last] = [day.slots[0]?.startsAt, day.slots.at(-1)?.endsAt]
          expect(
            first && isOpenAt({ at: first, hours }) && last && isOpenAt({ at: new Date(last.getTime() - 1), hours }),
          ).toBe(true)
        }
      }),
      { numRuns: 50 },
    )
  })
})

describe('findSlot', () => {
  const now = new Date('2026-11-23T09:00:00Z')

  it('reads back what slotKey wrote', () => {
    const slot = findSlot({ key: '2026-11-24T10:30Z', now, hours })
    expect(slot).toEqual({ startsAt: new Date('2026-11-24T10:30:00Z'), endsAt: new Date('2026-11-24T11:00:00Z') })
  })

  it.each(['2026-11-23T08:30Z', '2026-11-24T10:15Z', '2026-11-29T10:00Z', '2026-12-24T10:00Z', '', 'tomorrow'])(
    'rejects the slot "%s"',
    (key) => {
      expect(findSlot({ key, now, hours })).toBeNull()
    },
  )
})

describe('readSlot', () => {
  it('inverts slotKey at any time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (half) => {
        const startsAt = new Date(half * 30 * MINUTE_MS)
        const slot = { startsAt, endsAt: new Date(startsAt.getTime() + 30 * MINUTE_MS) }
        expect(readSlot(slotKey(slot))).toEqual(slot)
      }),
    )
  })

  it.each([
    '',
    'tomorrow',
    '2026-11-23',
    '2026-11-23T10:15Z',
    '2026-13-23T10:00Z',
    '2026-11-23T10:00:00Z',
    '2026-11-23T10:00',
  ])('rejects "%s"', (key) => {
    expect(readSlot(key)).toBeNull()
  })
})

describe('slot labels', () => {
  const slot = { startsAt: new Date('2026-07-13T10:30:00Z'), endsAt: new Date('2026-07-13T11:00:00Z') }

  it('show its times in London', () => {
    expect(slotTimes(slot)).toBe('11.30am to midday')
  })

  it.each([
    ['2026-07-13T06:00:00Z', 'today'],
    ['2026-07-12T23:30:00Z', 'today'],
    ['2026-07-12T22:30:00Z', 'tomorrow'],
    ['2026-07-10T09:00:00Z', 'on Monday'],
    ['2026-07-03T09:00:00Z', 'on Monday 13 July'],
  ])('name its day as seen from %s', (now, day) => {
    expect(slotDay(slot, new Date(now))).toBe(day)
  })
})
