import { expect, test } from 'vitest'

import { checkJson } from './json-field'

test.each([null, undefined, {}, { a: 1 }, [], [1]])('takes %j', (value) => expect(checkJson(value)).toBe(true))

test.each(['{"a": ', 'text', 5, true])('refuses %j, which no box for lists and records can mean', (value) => {
  expect(checkJson(value)).toContain('not valid JSON')
})
