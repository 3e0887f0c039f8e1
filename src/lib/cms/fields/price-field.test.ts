import { expect, test } from 'vitest'

import { checkPrice, priceField } from './price-field'

/** The part of a field's options that the number check reads. */
function check(value: number | null, options = {}) {
  return checkPrice(value, { min: 0, req: { t: (key: string) => key }, ...options } as unknown as Parameters<
    typeof checkPrice
  >[1])
}

test.each([0, 179, 289.0, 19.99, 0.1, 99_999_999.99])('takes %d', (pounds) => {
  expect(check(pounds)).toBe(true)
})

test.each([
  [1.005, 'Give pounds and pence: at most two decimals'],
  [100_000_000, 'Give an amount below 100,000,000'],
  [-0.01, 'validation:lessThanMin'],
])('refuses %d', (pounds, message) => {
  expect(check(pounds)).toBe(message)
})

test('may stay empty unless a message says otherwise', () => {
  expect(priceField({ name: 'price', label: 'Price' }).required).toBe(false)
  expect(check(null)).toBe(true)
  expect(priceField({ name: 'price', label: 'Price', requiredMessage: 'Price is required' }).required).toBe(true)
})
