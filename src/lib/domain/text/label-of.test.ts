import { expect, test } from 'vitest'

import { labelOf } from './label-of'

const COLOURS = [
  { value: 'r', label: 'Red' },
  { value: 'g', label: 'Green' },
]

test.each([
  ['r', 'Red'],
  ['g', 'Green'],
  ['blue', 'blue'],
  [undefined, ''],
])('%s reads %s', (value, label) => {
  expect(labelOf(COLOURS, value)).toBe(label)
})
