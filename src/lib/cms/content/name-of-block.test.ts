import { expect, test } from 'vitest'

import { nameOfBlock } from './name-of-block'

test.each([
  ['its heading', { heading: 'The first hour', caption: 'A table' }, 'The first hour'],
  ['its caption without a heading', { heading: ' ', caption: 'What we advise' }, 'What we advise'],
  ['the words of a quotation', { words: 'It heats what it can see.' }, 'It heats what it can see.'],
  [
    'the titles of its doors',
    { doors: [{ title: 'You fit' }, { title: null }, { title: 'You sell' }] },
    'You fit or You sell',
  ],
  ['its first line only', { caption: 'One\nTwo' }, 'One'],
  ['nothing when it has no words', { text: { root: {} }, id: 'a' }, ''],
])('a block is named by %s', (_, fields, name) => {
  expect(nameOfBlock(fields)).toBe(name)
})

test('a long name is cut', () => {
  expect(nameOfBlock({ heading: 'a'.repeat(70) })).toBe('a'.repeat(70))
  expect(nameOfBlock({ heading: 'a'.repeat(71) })).toBe(`${'a'.repeat(70)}…`)
})
