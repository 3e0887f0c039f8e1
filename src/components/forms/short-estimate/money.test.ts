import { expect, test } from 'vitest'

import { pence, pounds } from './money'

test.each([
  [119_249, '£1,192'],
  [119_250, '£1,193'],
  [49, '£0'],
])('%d pence are %s', (value, text) => {
  expect(pounds(value)).toBe(text)
})

test.each([
  [5.922, '5.9p'],
  [99.9, '99.9p'],
  [100, '£1.00'],
  [1_234.5, '£12.35'],
])('%d pence an hour are %s', (value, text) => {
  expect(pence(value)).toBe(text)
})
