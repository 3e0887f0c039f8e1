import { expect, test } from 'vitest'

import { shinglesOf, similarity } from './shingles'

test('runs of three words, without case and punctuation', () => {
  expect([...shinglesOf('Bath needs 2,050 degree days.')]).toEqual([
    'bath needs 2,050',
    'needs 2,050 degree',
    '2,050 degree days',
  ])
})

test.each([
  ['one two three four', 'one two three four', 1],
  ['one two three four', 'one two three five', 1 / 3],
  ['one two three', 'four five six', 0],
])('%j and %j', (one, other, expected) => {
  expect(similarity(shinglesOf(one), shinglesOf(other))).toBeCloseTo(expected)
  expect(similarity(shinglesOf(other), shinglesOf(one))).toBeCloseTo(expected)
})

test('texts without words are the same', () => expect(similarity(shinglesOf(''), shinglesOf('—'))).toBe(1))
