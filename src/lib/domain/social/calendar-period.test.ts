import { expect, it } from 'vitest'

import { calendarPeriod, type PeriodKind } from './calendar-period'

it.each<[PeriodKind, string, first: string, last: string, count: number]>([
  ['week', '2026-11-23', '2026-11-23', '2026-11-29', 7], // a Monday
  ['week', '2026-11-29', '2026-11-23', '2026-11-29', 7], // a Sunday
  ['week', '2027-01-01', '2026-12-28', '2027-01-03', 7],
  ['week', '2026-03-29', '2026-03-23', '2026-03-29', 7], // the clocks go forward
  ['month', '2026-11-23', '2026-11-01', '2026-11-30', 30],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31', 31],
  ['month', '2027-02-10', '2027-02-01', '2027-02-28', 28],
  ['month', '2028-02-29', '2028-02-01', '2028-02-29', 29],
])('the %s of %s is %s to %s', (kind, date, first, last, count) => {
  const { days, before, after } = calendarPeriod(kind, date)
  expect([days[0], days.at(-1), days.length]).toEqual([first, last, count])
  expect(calendarPeriod(kind, before).days.at(-1)).toBe(before)
  expect(calendarPeriod(kind, after).days[0]).toBe(after)
  expect(days).not.toContain(before)
  expect(days).not.toContain(after)
})
