import { expect, test } from 'vitest'

import { checkJson } from './json-field'

test.each([null, undefined, {}, { a: 1 }, [], [1]])('accepts %j', (value) => expect(checkJson(value)).toBe(true))

test.each(['{"a": ', 'text', 5, true])('refuses %j, which is neither a list nor a record', (value) => {
  expect(checkJson(value)).toContain('not valid JSON')
})
