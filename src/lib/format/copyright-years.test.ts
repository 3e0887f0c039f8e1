import { expect, it } from 'vitest'

import { copyrightYears } from './copyright-years'

it.each([
  ['2026-12-31T23:59:59Z', '2024–2026'],
  ['2027-01-01T00:00:00Z', '2024–2027'],
])('%s: %s', (at, years) => {
  expect(copyrightYears(new Date(at))).toBe(years)
})
