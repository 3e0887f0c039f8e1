import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isHoliday } from './bank-holidays'
import { addDays, weekdayOf } from './london-time'
import { addWorkingDays } from './working-days'

test.each([
  ['2026-11-23', 'Monday', '2026-11-26'],
  ['2026-11-27', 'Friday', '2026-12-02'],
  ['2026-11-28', 'Saturday', '2026-12-02'],
  ['2026-11-29', 'Sunday', '2026-12-02'],
  ['2027-03-25', 'the day before Good Friday', '2027-04-01'],
  ['2026-12-23', 'two days before Christmas', '2026-12-30'],
])('three working days after %s, %s, are %s', (date, _what, expected) => {
  expect(addWorkingDays({ date, count: 3, closedDates: [] })).toBe(expected)
})

test('days on which we are closed do not count', () => {
  expect(addWorkingDays({ date: '2026-11-23', count: 3, closedDates: ['2026-11-25', '2026-11-28'] })).toBe('2026-11-27')
})

test('always a working day, with exactly the others between', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3650 }), fc.integer({ min: 1, max: 10 }), (offset, count) => {
      const date = addDays('2026-01-01', offset)
      const end = addWorkingDays({ date, count, closedDates: [] })
      let worked = 0
      for (let day = date; day !== end;) {
        day = addDays(day, 1)
        if (![0, 6].includes(weekdayOf(day)) && !isHoliday(day)) worked += 1
      }
      expect(worked).toBe(count)
      expect(addWorkingDays({ date: addDays(end, -1), count: 1, closedDates: [] })).toBe(end)
    }),
  )
})
