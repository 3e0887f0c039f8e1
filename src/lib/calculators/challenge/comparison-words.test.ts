import { expect, it } from 'vitest'

import type { Comparison } from '@/lib/domain/challenge/against-last-winter'

import { comparisonWords, weatherWords } from './comparison-words'

const COVERED = { days: 60, kwh: 1_000, share: 0.2, averageMonths: [] }
const compared = (savedKwh: number, p10: number, p90: number): Comparison => ({
  ok: true,
  last: COVERED,
  current: COVERED,
  expectedKwh: 1_000,
  savedKwh,
  band: { p10, p50: savedKwh, p90 },
})

it.each([
  [compared(413, 120, 700), 'About 410 kWh less than last winter’s habits would have used, likely 120 to 700.'],
  [compared(-413, -700, -120), 'About 410 kWh more than last winter’s habits would have used, likely 120 to 700.'],
  [
    compared(90, -50, 230),
    'No clear difference yet: between 50 kWh more and 230 kWh less than last winter’s habits would have used.',
  ],
  [
    { ok: false, last: { ...COVERED, days: 1 }, current: { ...COVERED, days: 0 } } as const,
    'We compare two winters once there are 14 days of each. So far: 1 day of last winter, 0 days of this one.',
  ],
])('%#', (comparison, words) => expect(comparisonWords(comparison, 14)).toBe(words))

it.each([
  [
    [],
    [],
    'and for how cold each month was (ET 7.1). The range of eight in ten results allows for your place being up to 5%',
  ],
  [[], ['2026-11'], 'where we know it. November 2026 counts as average: we have no figures for it yet.'],
  [
    ['2026-03'],
    ['2026-10', '2026-11'],
    'March 2026, October 2026 and November 2026 count as average: we have no figures for',
  ],
  [['2026-01', '2026-02', '2026-03'], ['2026-11'], '4 of the months count as average'],
])('the weather of %j and %j', (before, now, words) =>
  expect(
    weatherWords(
      { ok: false, last: { ...COVERED, averageMonths: before }, current: { ...COVERED, averageMonths: now } },
      'ET 7.1',
    ),
  ).toContain(words),
)
