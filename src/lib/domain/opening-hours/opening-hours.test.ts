import { describe, expect, it } from 'vitest'

import { DEFAULT_OPENING_HOURS, isOpenAt, type OpeningHours, openPeriods } from './opening-hours'

const never: OpeningHours = {
  ...DEFAULT_OPENING_HOURS,
  week: { 0: null, 1: null, 2: null, 3: null, 4: null, 5: null, 6: null },
}

describe('isOpenAt', () => {
  it.each([
    ['Monday before opening', '2026-11-23T07:59:59Z', false],
    ['Monday at opening', '2026-11-23T08:00:00Z', true],
    ['Monday before closing', '2026-11-23T17:59:59Z', true],
    ['Monday at closing', '2026-11-23T18:00:00Z', false],
    ['Saturday at eight', '2026-11-21T08:30:00Z', false],
    ['Saturday at nine', '2026-11-21T09:00:00Z', true],
    ['Saturday at four', '2026-11-21T16:00:00Z', false],
    ['Sunday', '2026-11-22T12:00:00Z', false],
    ['summer, seven in UTC', '2026-07-13T07:00:00Z', true],
    ['summer, five in UTC', '2026-07-13T17:00:00Z', false],
    ['Easter Monday', '2026-04-06T12:00:00Z', false],
    ['Boxing Day on a Saturday', '2026-12-26T12:00:00Z', false],
  ])('%s', (_when, at, expected) => {
    expect(isOpenAt({ at: new Date(at), hours: DEFAULT_OPENING_HOURS })).toBe(expected)
  })

  it('closes on listed dates', () => {
    const hours = { ...DEFAULT_OPENING_HOURS, closedDates: ['2026-11-23'] }
    expect(isOpenAt({ at: new Date('2026-11-23T12:00:00Z'), hours })).toBe(false)
    expect(isOpenAt({ at: new Date('2026-11-24T12:00:00Z'), hours })).toBe(true)
  })

  it('can open on bank holidays', () => {
    const hours = { ...DEFAULT_OPENING_HOURS, closedOnBankHolidays: false }
    expect(isOpenAt({ at: new Date('2026-04-06T12:00:00Z'), hours })).toBe(true)
  })

  it('is never open without hours', () => {
    expect(isOpenAt({ at: new Date('2026-11-23T12:00:00Z'), hours: never })).toBe(false)
  })

  it('is never open when the hours end before they begin', () => {
    const hours = { ...never, week: { ...never.week, 1: { opensMinute: 600, closesMinute: 540 } } }
    expect(isOpenAt({ at: new Date('2026-11-23T09:30:00Z'), hours })).toBe(false)
  })
})

describe('openPeriods', () => {
  const firstFrom = (from: Date, hours: OpeningHours) => {
    const [first] = openPeriods({ from, hours })
    return first && [first.opensAt, first.closesAt].map((time) => time.toISOString())
  }

  it.each([
    ['before opening', '2026-11-23T07:00:00Z', '2026-11-23T08:00', '2026-11-23T18:00'],
    ['while open', '2026-11-23T10:00:00Z', '2026-11-23T08:00', '2026-11-23T18:00'],
    ['at closing', '2026-11-23T18:00:00Z', '2026-11-24T08:00', '2026-11-24T18:00'],
    ['Friday evening', '2026-11-20T20:00:00Z', '2026-11-21T09:00', '2026-11-21T16:00'],
    ['Saturday evening', '2026-11-21T20:00:00Z', '2026-11-23T08:00', '2026-11-23T18:00'],
    ['Christmas Eve', '2026-12-24T18:00:00Z', '2026-12-29T08:00', '2026-12-29T18:00'],
    ['over the change to summer time', '2026-03-28T20:00:00Z', '2026-03-30T07:00', '2026-03-30T17:00'],
  ])('%s', (_when, from, opens, closes) => {
    const times = [opens, closes].map((minute) => `${minute}:00.000Z`)
    expect(firstFrom(new Date(from), DEFAULT_OPENING_HOURS)).toEqual(times)
  })

  it('skip a day that closes as it opens', () => {
    const hours = {
      ...never,
      week: { ...never.week, 2: { opensMinute: 600, closesMinute: 600 }, 3: { opensMinute: 600, closesMinute: 660 } },
    }
    expect(firstFrom(new Date('2026-11-23T10:00:00Z'), hours)).toEqual([
      '2026-11-25T10:00:00.000Z',
      '2026-11-25T11:00:00.000Z',
    ])
  })

  it('are none when it never opens', () => {
    expect(firstFrom(new Date('2026-11-23T10:00:00Z'), never)).toBeUndefined()
  })
})
