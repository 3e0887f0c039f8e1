import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays, isSummerTime, londonInstant, londonTime, weekdayOf } from './london-time'

// The current rule dates from 1996; Intl is an independent implementation of it.
const moments = fc.date({
  min: new Date('1996-01-01T00:00:00Z'),
  max: new Date('2037-12-31T23:59:59Z'),
  noInvalidDate: true,
})

const intl = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function byIntl(at: Date) {
  const part = Object.fromEntries(intl.formatToParts(at).map(({ type, value }) => [type, value]))
  return { date: `${part.year}-${part.month}-${part.day}`, minute: Number(part.hour) * 60 + Number(part.minute) }
}

describe('londonTime', () => {
  it('agrees with Intl at any instant', () => {
    fc.assert(
      fc.property(moments, (at) => {
        expect(londonTime(at)).toMatchObject(byIntl(at))
      }),
      { numRuns: 1_000 },
    )
  })

  it('agrees with Intl around every clock change', () => {
    const changes = [...Array(42).keys()].flatMap((offset) => [`${1996 + offset}-03-`, `${1996 + offset}-10-`])
    for (const month of changes) {
      for (let date = 24; date <= 31; date += 1) {
        for (const time of ['00:59:59.999', '01:00:00.000']) {
          const at = new Date(`${month}${date}T${time}Z`)
          expect(londonTime(at)).toMatchObject(byIntl(at))
        }
      }
    }
  })

  it.each([
    ['2026-03-29T00:59:59Z', false],
    ['2026-03-29T01:00:00Z', true],
    ['2026-10-25T00:59:59Z', true],
    ['2026-10-25T01:00:00Z', false],
  ])('at %s summer time is %s', (at, expected) => {
    expect(isSummerTime(new Date(at))).toBe(expected)
  })

  it('returns the weekday in London, not in UTC', () => {
    expect(londonTime(new Date('2026-07-05T23:30:00Z'))).toEqual({ date: '2026-07-06', weekday: 1, minute: 30 })
  })
})

describe('londonInstant', () => {
  it.each([
    ['2026-01-15', 480, '2026-01-15T08:00:00.000Z'],
    ['2026-07-15', 480, '2026-07-15T07:00:00.000Z'],
    ['2026-07-15', 1440, '2026-07-15T23:00:00.000Z'],
    ['2026-10-25', 90, '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', 120, '2026-10-25T02:00:00.000Z'],
    ['2026-03-29', 120, '2026-03-29T01:00:00.000Z'],
  ])('%s at minute %i is %s', (date, minute, expected) => {
    expect(londonInstant({ date, minute }).toISOString()).toBe(expected)
  })

  it('inverts londonTime except for the repeated hour', () => {
    fc.assert(
      fc.property(moments, (at) => {
        const back = londonInstant(londonTime(at)).getTime()
        const wholeMinute = Math.floor(at.getTime() / 60_000) * 60_000
        expect([wholeMinute, wholeMinute - 3_600_000]).toContain(back)
        expect(londonTime(new Date(back))).toEqual(londonTime(at))
      }),
    )
  })
})

describe('dates', () => {
  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-29', -1, '2026-03-28'],
  ])('%s and %i days', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected)
  })

  it('returns the weekday of a date', () => {
    expect(weekdayOf('2026-11-21')).toBe(6)
    expect(weekdayOf('2026-11-22')).toBe(0)
  })
})
