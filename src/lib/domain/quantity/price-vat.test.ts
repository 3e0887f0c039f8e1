import { expect, it } from 'vitest'

import { vatChangeOn } from './price-vat'

const FREE = { percent: 0, until: '2027-03-31', percentAfter: 5 }

it.each([
  ['2026-10-01', false],
  ['2027-03-31', false],
  ['2027-04-01', true],
])('a change after 31 March 2027 has come on %s: %s', (date, hasCome) => {
  expect(vatChangeOn({ vat: FREE, date })).toEqual({ ...FREE, hasCome })
})

it.each([
  undefined,
  { percent: 5, until: null, percentAfter: null },
  { percent: 0, until: null, percentAfter: null },
  { percent: 5, until: '2027-03-31', percentAfter: 5 },
])('a price with %j will not change with VAT', (vat) => {
  expect(vatChangeOn({ vat, date: '2026-11-20' })).toBeNull()
})
