import { expect, test } from 'vitest'

import { type KeptSeason, NOTHING_KEPT } from './kept-season'
import { shownSeason } from './shown-season'

const done = (at: string) => ({ kind: 'done', slug: 'curtains', at }) as const
const PLAYED = [done('2026-11-10T10:00:00Z')]
const LAST = '2026-09-28'
const NEXT = '2027-10-04'

test.each([
  ['2027-03-28', [], LAST],
  ['2027-03-28', PLAYED, LAST],
  ['2027-03-29', PLAYED, LAST],
  ['2027-10-03', PLAYED, LAST],
  ['2027-03-29', [], NEXT],
  ['2027-05-01', [done('2025-11-10T10:00:00Z')], NEXT],
  ['2027-05-01', [...PLAYED, { ...done('2026-11-10T11:00:00Z'), kind: 'undone' as const }], NEXT],
  ['2027-10-04', PLAYED, NEXT],
])('on %s, after %o, the winter from %s is shown', (today, events, startDate) => {
  expect(shownSeason({ today, kept: { ...NOTHING_KEPT, events } })).toEqual({ startDate })
})

const readings = (...dates: string[]): Partial<KeptSeason> => ({
  readings: dates.map((date, index) => ({ fuel: 'gas', unit: 'kwh', date, value: 1_000 * index })),
})
const gas = (date: string): Partial<KeptSeason> => ({ days: { electricity: {}, gas: { [date]: 30 } } })

test.each<[string, Partial<KeptSeason>, string]>([
  ['readings of two winters', readings('2025-10-07', '2026-03-17', '2026-10-06', '2027-03-16'), LAST],
  ['one reading', readings('2027-03-28'), LAST],
  ['readings just before and just after it', readings('2026-09-27', '2027-03-29'), LAST],
  ['a day of a file', gas('2026-12-01'), LAST],
  ['readings of the winter before only', readings('2025-10-07', '2026-03-17'), NEXT],
  ['readings after it only', readings('2027-03-29', '2027-04-04'), NEXT],
  ['a day of the winter before only', gas('2025-12-01'), NEXT],
])('after a winter without a mark but with %s, the right one is shown', (_, measured, startDate) => {
  expect(shownSeason({ today: '2027-04-05', kept: { ...NOTHING_KEPT, ...measured } })).toEqual({ startDate })
})
