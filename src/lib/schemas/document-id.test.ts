import { expect, test } from 'vitest'

import { readDocumentId } from './document-id'

test.each([
  ['1', 1],
  ['2147483647', 2147483647],
])('%s is an id', (text, id) => {
  expect(readDocumentId(text)).toBe(id)
})

test.each([
  '',
  '0',
  '01',
  '-1',
  '+1',
  ' 1',
  '1.5',
  '1e3',
  '0x1',
  'NaN',
  'abc',
  '1\n',
  '2147483648',
  '99999999999999999999',
])('%j is not an id', (text) => {
  expect(readDocumentId(text)).toBeNull()
})
