import { expect, test } from 'vitest'

import { addDays, weekdayOf } from '../calendar/london-time'
import { openingOn, OPENINGS, visitsByOpening } from './opening'

const fortnight = (from: string) => Array.from({ length: 14 }, (_, days) => addDays(from, days))

test('the openings alternate, across the ends of months, years and summer time', () => {
  for (const from of ['2026-12-25', '2028-02-22', '2026-03-20', '2026-10-20'])
    for (const day of fortnight(from)) expect(openingOn(addDays(day, 1))).not.toBe(openingOn(day))
})

test('within a fortnight each opening is shown on every day of the week', () => {
  for (const opening of OPENINGS) {
    const days = fortnight('2026-11-30').filter((day) => openingOn(day) === opening)
    expect(new Set(days.map(weekdayOf)).size).toBe(7)
  }
})

test('visits are added up by opening, from the day after the texts were changed', () => {
  const row = (day: string, visitors: number) => ({ day, visitors, priced: 2, quoted: 1 })
  const rows = [row('2026-12-01', 1_000), row('2026-12-02', 10), row('2026-12-03', 20), row('2026-12-04', 40)]
  const visits = visitsByOpening(rows, '2026-12-01')
  expect(visits[openingOn('2026-12-02')]).toEqual({ days: 2, visitors: 50, priced: 4, quoted: 2 })
  expect(visits[openingOn('2026-12-03')]).toEqual({ days: 1, visitors: 20, priced: 2, quoted: 1 })
})
