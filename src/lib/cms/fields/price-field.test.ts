import { expect, test } from 'vitest'

import { checkPrice, priceField } from './price-field'

/** The field options that the number check reads. */
function check(value: number | null, options = {}) {
  return checkPrice(value, { min: 0, req: { t: (key: string) => key }, ...options } as unknown as Parameters<
    typeof checkPrice
  >[1])
}

test.each([0, 179, 289.0, 19.99, 0.1, 99_999_999.99])('accepts %d', (pounds) => {
  expect(check(pounds)).toBe(true)
})

test.each([
  [1.005, 'Enter pounds and pence, with at most two decimal places'],
  [100_000_000, 'Enter an amount below 100,000,000'],
  [-0.01, 'validation:lessThanMin'],
])('refuses %d', (pounds, message) => {
  expect(check(pounds)).toBe(message)
})

test('may be empty unless a message makes it required', () => {
  expect(priceField({ name: 'price', label: 'Price' }).required).toBe(false)
  expect(check(null)).toBe(true)
  expect(priceField({ name: 'price', label: 'Price', requiredMessage: 'Price is required' }).required).toBe(true)
})
