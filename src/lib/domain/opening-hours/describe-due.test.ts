import { expect, it } from 'vitest'

import { describeDue } from './describe-due'

const saturday = '2026-11-21T10:00:00Z'

it.each([
  ['2026-11-21T10:15:00Z', saturday, 'by 10.15am today'],
  ['2026-11-21T10:15:59Z', saturday, 'by 10.15am today'],
  ['2026-11-21T09:05:00Z', saturday, 'by 9.05am today'],
  ['2026-11-21T12:00:00Z', saturday, 'by midday today'],
  ['2026-11-21T12:15:00Z', saturday, 'by 12.15pm today'],
  ['2026-11-21T18:00:00Z', saturday, 'by 6pm today'],
  ['2026-11-21T00:15:00Z', saturday, 'by 12.15am today'],
  ['2026-11-22T00:00:00Z', saturday, 'by midnight tomorrow'],
  ['2026-11-22T08:00:00Z', saturday, 'by 8am tomorrow'],
  ['2026-11-23T08:15:00Z', saturday, 'by 8.15am on Monday'],
  ['2026-11-27T08:15:00Z', saturday, 'by 8.15am on Friday'],
  ['2026-11-28T09:15:00Z', saturday, 'by 9.15am on Saturday 28 November'],
  ['2026-12-29T08:15:00Z', '2026-12-22T19:00:00Z', 'by 8.15am on Tuesday 29 December'],
  ['2026-11-20T17:30:00Z', saturday, 'by 5.30pm yesterday'],
  ['2026-11-19T17:30:00Z', saturday, 'by 5.30pm on Thursday 19 November'],
  ['2026-07-13T07:15:00Z', '2026-07-12T22:59:00Z', 'by 8.15am tomorrow'],
  ['2026-07-13T07:15:00Z', '2026-07-12T23:00:00Z', 'by 8.15am today'],
])('%s seen from %s reads "%s"', (dueAt, now, text) => {
  expect(describeDue(new Date(dueAt), new Date(now))).toBe(text)
})
