import { expect, test } from 'vitest'

import { isKeepableSearch } from './keepable-search'

test.each([
  'heated mirror',
  'ip65 bathroom',
  'BS 7671',
  '12.5 mm',
  'price for 100 m2',
  'listed building consent',
  'SN10',
  'x'.repeat(60),
])('%j may be stored', (term) => {
  expect(isKeepableSearch(term)).toBe(true)
})

test.each([
  'ada@example.com',
  'ada @ example com',
  '07700 900225',
  '+44 1632 960123',
  '960 123',
  'order 123456',
  'ada lovelace BA2 4QF',
  'ba24qf',
  'x'.repeat(61),
])('%j may not be stored', (term) => {
  expect(isKeepableSearch(term)).toBe(false)
})
