import { expect, test } from 'vitest'

import { writtenDate, writtenMonth } from './written-date'

test.each([
  ['2026-11-03T09:00:00Z', '3 November 2026', 'November 2026'],
  ['2026-06-30T23:30:00Z', '1 July 2026', 'July 2026'], // past midnight in British Summer Time
  ['2026-12-31T23:30:00Z', '31 December 2026', 'December 2026'],
])('formats %s in London time', (iso, date, month) => {
  expect(writtenDate(iso)).toBe(date)
  expect(writtenMonth(iso)).toBe(month)
})
