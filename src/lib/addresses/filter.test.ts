import fc from 'fast-check'
import { expect, test } from 'vitest'

import { filterParams, readFilter, SORTS } from './filter'
import { ADDRESS_KINDS } from './kinds'

const read = (query: string) => readFilter(new URLSearchParams(query))

test('without a query, everything by address', () => {
  expect(read('')).toEqual({
    text: '',
    kind: null,
    standing: null,
    isBroken: false,
    sort: 'path',
    isDescending: false,
    page: 1,
  })
})

test('a whole query', () => {
  expect(read('q=+heat+&kind=page&status=draft&broken=on&sort=-words&page=3')).toEqual({
    text: 'heat',
    kind: 'page',
    standing: 'draft',
    isBroken: true,
    sort: 'words',
    isDescending: true,
    page: 3,
  })
})

test.each([
  'kind=secret',
  'status=gone',
  'sort=path;drop table pages',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=1e9',
  'broken=yes',
])('%s is as if it were not there', (query) => {
  expect(read(query)).toEqual(read(''))
})

test('what a filter writes it reads again', () => {
  const filter = fc.record({
    text: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    kind: fc.constantFrom(null, ...ADDRESS_KINDS.map(({ value }) => value)),
    standing: fc.constantFrom(null, 'published' as const, 'draft' as const),
    isBroken: fc.boolean(),
    sort: fc.constantFrom(...SORTS),
    isDescending: fc.boolean(),
    page: fc.integer({ min: 1, max: 10_000 }),
  })
  fc.assert(
    fc.property(filter, (given) => {
      expect(readFilter(new URLSearchParams(filterParams(given).toString()))).toEqual(given)
    }),
  )
})
