import { expect, test } from 'vitest'

import { labelAt } from './film-label'

const labels = [
  { fromSecond: 1, text: 'Find the joists' },
  { fromSecond: 3, text: '' },
  { fromSecond: 5, text: 'Slide it home' },
]

test.each([
  [0.9, ''],
  [1, 'Find the joists'],
  [2.9, 'Find the joists'],
  [3, ''],
  [60, 'Slide it home'],
])('at second %f it shows "%s"', (second, text) => {
  expect(labelAt(labels, second)).toBe(text)
})

test('a film without labels shows none', () => {
  expect(labelAt([], 4)).toBe('')
})
