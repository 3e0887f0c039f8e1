import { expect, test } from 'vitest'

import { beganTooEarly, warrantyEndsOn } from './warranty'

test.each([
  ['2026-12-10', 10, '2036-12-09'],
  ['2028-02-29', 10, '2038-02-28'],
  ['2027-01-01', 1, '2027-12-31'],
])('a warranty from %s for %i years ends on %s', (fittedOn, years, end) => {
  expect(warrantyEndsOn({ fittedOn, years })).toBe(end)
})

test('work within the 14 days needs the request of the customer', () => {
  const early = { agreedOn: '2026-12-01', fittedOn: '2026-12-15', hasRequest: false }
  expect(beganTooEarly(early)).toBe(true)
  expect(beganTooEarly({ ...early, hasRequest: true })).toBe(false)
  expect(beganTooEarly({ ...early, fittedOn: '2026-12-16' })).toBe(false)
})
