import { expect, test } from 'vitest'

import { capitalised } from './capitalised'

test.each([
  ['solid walls', 'Solid walls'],
  ['A loft', 'A loft'],
  ['', ''],
])('%j begins with a capital: %j', (text, expected) => {
  expect(capitalised(text)).toBe(expected)
})
