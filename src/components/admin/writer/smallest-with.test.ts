import { expect, test } from 'vitest'

import { smallestWith } from './smallest-with'

const TEXTS = ['Warm walls. A cold one.', 'Warm walls.', 'Warm walls.', 'A cold\u00a0one.']

test.each([
  ['Warm walls. A', 0],
  ['Warm walls.', 2],
  ['cold one', 3],
  ['damp', -1],
  ['', -1],
])('%j is in text %d', (words, index) => {
  expect(smallestWith(TEXTS, words)).toBe(index)
})
