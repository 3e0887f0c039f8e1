import { expect, it } from 'vitest'

import { listed } from './listed'

it.each([
  [['Kitchen'], 'Kitchen'],
  [['Kitchen', 'Hall'], 'Kitchen and Hall'],
  [['Kitchen', 'Hall', 'Lounge'], 'Kitchen, Hall and Lounge'],
])('%j is written as %s', (names, words) => expect(listed(names)).toBe(words))
