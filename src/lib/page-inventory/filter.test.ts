import fc from 'fast-check'
import { expect, test } from 'vitest'

import { filterParams, readFilter, SORTS } from './filter'
import { INVENTORY_KINDS } from './kinds'

const read = (query: string) => readFilter(new URLSearchParams(query))

test('without a query, lists everything by path', () => {
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

test('reads a full query', () => {
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
])('ignores %s', (query) => {
  expect(read(query)).toEqual(read(''))
})

test('reads back what it writes', () => {
  const filter = fc.record({
    text: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    kind: fc.constantFrom(null, ...INVENTORY_KINDS.map(({ value }) => value)),
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
