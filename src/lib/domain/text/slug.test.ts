import { expect, test } from 'vitest'

import { slugOf } from './slug'

test.each([
  ['Stone barn conversion', 'stone-barn-conversion'],
  ['Gas & oil: what’s left?', 'gas-oil-whats-left'],
  ['  Café Crème — 2026  ', 'cafe-creme-2026'],
  ['Ynys Môn', 'ynys-mon'],
  ["King's Lynn", 'kings-lynn'],
  ['—', ''],
])('the slug of %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

test('leaves no trailing hyphen after truncation', () => {
  expect(slugOf('heating for barns', 8)).toBe('heating')
})
