import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { searchWords } from './search-words'

describe('searchWords', () => {
  it.each([
    ['  Wi-Fi, 225W? ', ['wi', 'fi', '225w']],
    ['12.5 mm', ['12.5', 'mm']],
    ['£289, £1,162 or £1,234,567', ['289', '1162', 'or', '1234567']],
    ['1,2 and 1,2345', ['1', '2', 'and', '2345']],
    ['BS 7671:2018', ['bs', '7671', '2018']],
    ['Café ﬁtting', ['café', 'fitting']],
    ['warm WARM warm', ['warm']],
    ["'); drop table pages", ['drop', 'table', 'pages']],
    ['%_\\ & | ! ( ) :* <->', []],
    ['', []],
  ])('%j has the words %j', (typed, words) => {
    expect(searchWords(typed)).toEqual(words)
  })

  it('takes at most ten words of forty letters', () => {
    const words = searchWords(Array.from({ length: 30 }, (_, index) => 'ab'[index % 2]?.repeat(50 + index)).join(' '))
    expect(words).toEqual(['a'.repeat(40), 'b'.repeat(40)])
    expect(searchWords('a b c d e f g h i j k l')).toHaveLength(10)
  })
})

const anything = fc.array(fc.integer({ min: 0, max: 0x10ffff })).map((points) => String.fromCodePoint(...points))

test('removes every query operator', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), anything), (typed) =>
      searchWords(typed).every((word) => !/[\s'"\\%_&|!():*<>\0]/.test(word)),
    ),
  )
})
