import { expect, test } from 'vitest'

import { slugFrom } from './slug-field'
import { checkSlug } from './text-checks'

test.each([
  ['Stone barn conversion', 'stone-barn-conversion'],
  ['Gas & oil: what’s left?', 'gas-oil-whats-left'],
  ['  Café Crème — 2026  ', 'cafe-creme-2026'],
  ['Ynys Môn', 'ynys-mon'],
])('derives a slug from %j', (source, slug) => {
  expect(slugFrom({ source, maxLength: 100 })).toBe(slug)
  expect(checkSlug(slug)).toBe(true)
})

test('keeps a slug that was typed', () => {
  expect(slugFrom({ value: ' my-own ', source: 'Stone barn', maxLength: 100 })).toBe('my-own')
})

test('truncates a derived slug', () => {
  expect(slugFrom({ source: 'heating for barns', maxLength: 8 })).toBe('heating')
})

test('stays empty without a source value', () => {
  expect(slugFrom({ value: '', source: undefined, maxLength: 100 })).toBe('')
})
