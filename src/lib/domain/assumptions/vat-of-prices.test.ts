import { expect, it } from 'vitest'

import { vatOfPrices } from './vat-of-prices'

it.each([
  [5, null, 5, 'with 5% VAT'],
  [0, '2027-03-31', 5, 'no VAT on electricity until 31 March 2027, 5% on gas'],
  [5, '2027-06-30', 20, '5% VAT on electricity until 30 June 2027, 20% on gas'],
  [0, null, 5, 'no VAT on electricity, 5% on gas'],
  [5, null, 0, '5% VAT on electricity, none on gas'],
  [0, null, 0, 'without VAT'],
])('VAT of %s %% until %s and %s %% on gas: %s', (percent, until, gasVatPercent, words) => {
  expect(
    vatOfPrices({ electricityVat: { percent, until, percentAfter: until === null ? null : 5 }, gasVatPercent }),
  ).toBe(words)
})
