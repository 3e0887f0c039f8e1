import { describe, expect, test } from 'vitest'

import { readSearch } from './search'

describe('readSearch', () => {
  test.each([
    [{}, { q: '', page: 1 }],
    [{ q: '  warm\t\u0000 floors\n' }, { q: 'warm floors', page: 1 }],
    [
      { q: ['one', 'two'], kind: ['guide'], page: ['2', '3'] },
      { q: 'one', kind: 'guide', page: 2 },
    ],
    [{ q: 'a\u202Eb\uFEFFc' }, { q: 'abc', page: 1 }],
    [{ q: '\uD800' }, { q: '', page: 1 }],
    [
      { q: 'x', kind: 'drop table', page: '0' },
      { q: 'x', page: 1 },
    ],
    [
      { q: 'x', page: '51' },
      { q: 'x', page: 1 },
    ],
    [
      { q: 'x', page: '1.5' },
      { q: 'x', page: 1 },
    ],
    [
      { q: 'y'.repeat(100), kind: 'place', page: '50' },
      { q: 'y'.repeat(100), kind: 'place', page: 50 },
    ],
  ])('%j', (query, search) => {
    expect(readSearch(query)).toEqual({ ok: true, search })
  })

  test('rejects over 100 characters with a message, keeping the text for the search box', () => {
    expect(readSearch({ q: ` ${'z'.repeat(101)}` })).toEqual({
      ok: false,
      typed: 'z'.repeat(101),
      message: 'Search with up to 100 characters: a few words find more than a sentence.',
    })
  })
})
