import { expect, test } from 'vitest'

import { formatBreakEven } from './format-break-even'

test.each([
  [0.664, '66% less heat'],
  [-0.25, '25% more heat'],
  [0.004, 'the same heat'],
  [-0.004, 'the same heat'],
])('%s is %s', (share, words) => expect(formatBreakEven(share)).toBe(words))
