import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { passagesOf, withEllipses } from './passages'

const sentence = (length: number) => `${'x'.repeat(length - 1)}.`

describe('passagesOf', () => {
  it.each([
    ['empty text', '', []],
    ['blank text', ' \n ', []],
    ['one letter', 'a', ['a']],
    ['a short text whole', 'One. Two.\nThree', ['One. Two.\nThree']],
    [
      'sentences together',
      `${sentence(140)} ${sentence(139)} ${sentence(50)}`,
      [`${sentence(140)} ${sentence(139)}`, sentence(50)],
    ],
    ['lines together', `${'a'.repeat(150)}\n${'b'.repeat(150)}`, ['a'.repeat(150), 'b'.repeat(150)]],
    [
      'words, where the sentence is long',
      'word '.repeat(100).trim(),
      ['word '.repeat(56).trim(), 'word '.repeat(44).trim()],
    ],
    [
      'words, where only a short sentence would end',
      `Yes. ${'word '.repeat(100).trim()}`,
      [`Yes. ${'word '.repeat(55).trim()}`, 'word '.repeat(45).trim()],
    ],
    ['no number at its point', `${'a'.repeat(270)} is 12.5 millimetres`, [`${'a'.repeat(270)} is 12.5`, 'millimetres']],
    ['letters, where there is no word', 'a'.repeat(300), ['a'.repeat(280), 'a'.repeat(20)]],
  ])('%s', (_, text, passages) => {
    expect(passagesOf(text)).toEqual(passages)
  })
})

test('loses no letter, and no passage exceeds 280 characters', () => {
  const text = fc
    .array(
      fc.oneof(
        fc.lorem({ mode: 'sentences' }),
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.constantFrom('\n', ' ', '. '),
      ),
    )
    .map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(text, (whole) => {
      const passages = passagesOf(whole)
      expect(passages.join('').replace(/\s/g, '')).toBe(whole.replace(/\s/g, ''))
      for (const passage of passages) expect([...passage].length).toBeLessThanOrEqual(280)
    }),
  )
})

test('shown separately, each marks what is left out', () => {
  expect([withEllipses([]), withEllipses(['one']), withEllipses(['one', 'two', 'three'])]).toEqual([
    [],
    ['one'],
    ['one …', '… two …', '… three'],
  ])
})
