import { expect, test } from 'vitest'

import { beginningOf, differingPart } from './differing-part'

const LONG = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'

test.each([
  ['short texts are whole', '01632 960 123', '01632 960 999', ['01632 960 123', '01632 960 999']],
  [
    'a word in the middle',
    LONG,
    LONG.replace('eight', '8'),
    ['… five six seven eight nine ten eleven …', '… five six seven 8 nine ten eleven …'],
  ],
  ['a word more', 'a b c d e f', 'a b c d x e f', ['… b c d e f', '… b c d x e f']],
  ['a repeated word less', 'very very good', 'very good', ['very very good', 'very good']],
  ['nothing before', '', 'new', ['', 'new']],
  ['a text replaced by a long one', 'old', LONG, ['old', `${LONG.split(' ').slice(0, 14).join(' ')} …`]],
])('%s', (_, before, after, expected) => expect(differingPart(before, after)).toEqual(expected))

test('the beginning of a long text has fourteen words', () => {
  expect(beginningOf('few words')).toBe('few words')
  expect(beginningOf(LONG)).toBe('one two three four five six seven eight nine ten eleven twelve thirteen fourteen …')
})
