import { expect, test } from 'vitest'

import { isDramaNumber } from './drama-number'

test.each([
  ['01632 960 123', true],
  ['07700 900225', true],
  ['+44 7700 900225', true],
  ['01632 961 123', false],
  ['07700 9002255', false],
  ['01380 720720', false],
])('%s reaches nobody: %s', (phone, expected) => {
  expect(isDramaNumber(phone)).toBe(expected)
})
