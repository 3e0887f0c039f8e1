import { expect, it } from 'vitest'

import { joinNames } from './join-names'

it.each([
  [['Kitchen'], 'Kitchen'],
  [['Kitchen', 'Hall'], 'Kitchen and Hall'],
  [['Kitchen', 'Hall', 'Lounge'], 'Kitchen, Hall and Lounge'],
])('%j is written as %s', (names, words) => expect(joinNames(names)).toBe(words))
