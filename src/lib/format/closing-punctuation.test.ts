import { expect, test } from 'vitest'

import { splitPunctuation } from './closing-punctuation'

test.each([
  ['. The time starts', ['.', ' The time starts']],
  ['), or', ['),', ' or']],
  [' per kWh.', ['', ' per kWh.']],
  ['', ['', '']],
])('%j', (text, expected) => {
  expect(splitPunctuation(text)).toEqual(expected)
})
