import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { bankHolidays, isHoliday } from './bank-holidays'
import { addDays, weekdayOf } from './london-time'

describe('bankHolidays', () => {
  // GOV.UK, "UK bank holidays", England and Wales.
  it.each([
    [2024, '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26'],
    [2025, '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26'],
    [2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
    [2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
    [2028, '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
  ])('%i: %s', (year, days) => {
    expect(bankHolidays(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`))
  })

  it('moves a Sunday Christmas past Boxing Day', () => {
    expect(bankHolidays(2033).slice(-2)).toEqual(['2033-12-26', '2033-12-27'])
  })

  it.each(['1954-04-18', '1981-04-19', '2000-04-23', '2008-03-23', '2038-04-25', '2285-03-22'])(
    'Easter Sunday %s',
    (easter) => {
      expect(bankHolidays(Number(easter.slice(0, 4))).slice(1, 3)).toEqual([addDays(easter, -2), addDays(easter, 1)])
    },
  )

  it('has eight distinct weekdays in order every year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1978, max: 2400 }), (year) => {
        const days = bankHolidays(year)
        expect(new Set(days).size).toBe(8)
        expect(days).toEqual([...days].sort())
        expect(days.every((day) => weekdayOf(day) >= 1 && weekdayOf(day) <= 5)).toBe(true)
      }),
    )
  })
})

describe('isHoliday', () => {
  it.each(['2026-12-25', '2026-12-26', '2026-12-28', '2028-01-01', '2028-01-03', '2026-04-03'])(
    '%s is a holiday',
    (date) => {
      expect(isHoliday(date)).toBe(true)
    },
  )

  it.each(['2026-12-24', '2026-12-27', '2026-12-29', '2026-04-05', '2026-02-25'])('%s is not', (date) => {
    expect(isHoliday(date)).toBe(false)
  })
})
