import { expect, test } from 'vitest'

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
  expect(shownSeason({ today, events })).toEqual({ startDate })
})
