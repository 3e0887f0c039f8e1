import { expect, test } from 'vitest'

import { nearDuplicates } from './near-duplicates'
import { shinglesOf, similarity } from './shingles'

const text = (key: string, words: string) => ({ key, shingles: shinglesOf(words) })

const BATH = text('bath', 'stone houses on steep hills keep their heat badly in winter')
const COPY = text('copy', 'stone houses on steep hills keep their heat badly in spring')
const OTHER = text('other', 'a market town on the plain with brick terraces and one school')

test('of two similar texts the first is kept, and the second names it with their similarity', () => {
  const shared = similarity(BATH.shingles, COPY.shingles)
  expect(nearDuplicates([BATH, OTHER, COPY], 0.5)).toEqual(new Map([['copy', { key: 'bath', similarity: shared }]]))
  expect([...nearDuplicates([COPY, OTHER, BATH], 0.5).keys()]).toEqual(['bath'])
})

test('texts that share exactly the most allowed are both kept', () => {
  expect(nearDuplicates([BATH, COPY], similarity(BATH.shingles, COPY.shingles)).size).toBe(0)
})

test('a text is compared only with those that are kept', () => {
  const third = text('third', 'houses on steep hills keep their heat badly in spring weather')
  const limit = similarity(third.shingles, BATH.shingles)
  expect(similarity(third.shingles, COPY.shingles)).toBeGreaterThan(limit)
  expect([...nearDuplicates([BATH, COPY, third], limit).keys()]).toEqual(['copy'])
})

test('texts without words are not duplicates', () => {
  expect(nearDuplicates([text('a', ''), text('b', '')], 0.5).size).toBe(0)
})
