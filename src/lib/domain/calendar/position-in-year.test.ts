import { expect, test } from 'vitest'

import { positionInYear } from './position-in-year'

test.each([
  ['2026-01-01T00:00:00.000Z', 0],
  ['2024-07-01T09:00:00.000Z', 0.5],
  ['2026-06-30T23:30:00.000Z', 0.5], // already 1 July in London
])('%s is at %d', (iso, position) => expect(positionInYear(iso)).toBe(position))

test('the last day of a month comes before the next month', () => {
  expect(positionInYear('2026-12-31T12:00:00.000Z')).toBeLessThan(1)
  expect(positionInYear('2026-10-31T12:00:00.000Z')).toBeLessThan(positionInYear('2026-11-01T12:00:00.000Z'))
})
