import { expect, test } from 'vitest'

import { instantOfClock, londonClock, writtenHour } from './london-clock'

test.each([
  ['in winter', '2026-12-01T08:30', '2026-12-01T08:30:00.000Z'],
  ['in summer', '2026-07-01T08:30', '2026-07-01T07:30:00.000Z'],
  ['at midnight in summer', '2026-07-01T00:00', '2026-06-30T23:00:00.000Z'],
  ['the last minute before summer time', '2027-03-28T00:59', '2027-03-28T00:59:00.000Z'],
  ['the first minute of summer time', '2027-03-28T02:00', '2027-03-28T01:00:00.000Z'],
  ['after the clocks go back', '2026-10-25T02:00', '2026-10-25T02:00:00.000Z'],
])('%s', (_name, clock, instant) => {
  expect(instantOfClock(clock)).toBe(instant)
  expect(londonClock(instant)).toBe(clock)
})

test('a time in the skipped hour is read as one hour later', () => {
  expect(londonClock(instantOfClock('2027-03-28T01:30') ?? '')).toBe('2027-03-28T02:30')
})

test('a time in the repeated hour is read as its first occurrence', () => {
  expect(instantOfClock('2026-10-25T01:30')).toBe('2026-10-25T00:30:00.000Z')
  expect(londonClock('2026-10-25T01:30:00.000Z')).toBe('2026-10-25T01:30')
})

test.each([
  '',
  'tomorrow',
  '2026-12-01',
  '2026-02-30T08:00',
  '2026-13-01T08:00',
  '2026-12-01T24:00',
  '2026-12-01T08:60',
])('%j is not a time', (clock) => {
  expect(instantOfClock(clock)).toBeNull()
})

test.each([
  ['2026-12-01T08:30:00.000Z', 'Tuesday 1 December 2026 at 8.30am'],
  ['2026-07-01T11:00:00.000Z', 'Wednesday 1 July 2026 at 12pm'],
  ['2026-06-30T23:05:00.000Z', 'Wednesday 1 July 2026 at 12.05am'],
])('%s is written as a sentence', (iso, written) => {
  expect(writtenHour(iso)).toBe(written)
})
