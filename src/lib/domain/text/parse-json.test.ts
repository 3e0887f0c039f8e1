import { expect, test } from 'vitest'

import { parseJson } from './parse-json'

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['""', ''],
  ['', null],
  ['{', null],
])('%s', (text, value) => {
  expect(parseJson(text)).toEqual(value)
})
