import { expect, test } from 'vitest'

import { slugFrom } from './slug-field'
import { checkSlug } from './text-checks'

test.each([
  ['Stone barn conversion', 'stone-barn-conversion'],
  ['Gas & oil: what’s left?', 'gas-oil-whats-left'],
  ['  Café Crème — 2026  ', 'cafe-creme-2026'],
  ['Ynys Môn', 'ynys-mon'],
])('makes an address of %j', (source, slug) => {
  expect(slugFrom({ source, maxLength: 100 })).toBe(slug)
  expect(checkSlug(slug)).toBe(true)
})

test('keeps what somebody typed', () => {
  expect(slugFrom({ value: ' my-own ', source: 'Stone barn', maxLength: 100 })).toBe('my-own')
})

test('cuts a long one without leaving a hyphen at the end', () => {
  expect(slugFrom({ source: 'heating for barns', maxLength: 8 })).toBe('heating')
})

test('stays empty without anything to make it from', () => {
  expect(slugFrom({ value: '', source: undefined, maxLength: 100 })).toBe('')
})
