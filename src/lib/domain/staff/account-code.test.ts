import { expect, test } from 'vitest'

import { CODE_ALPHABET, inGroups, isAppCode, readCode } from './account-code'

test.each([
  ['k7m2p-9qxta', 'K7M2P9QXTA'],
  [' K7M2P 9QXTA ', 'K7M2P9QXTA'],
  ['oil10', '01110'],
  ['123 456', '123456'],
  ['“123456”', '123456'],
  ['', ''],
])('%j is read as %j', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})

test('what is shown in groups is read as it was', () => {
  expect(inGroups(CODE_ALPHABET.slice(0, 12))).toBe('01234-56789-AB')
  expect(readCode(inGroups(CODE_ALPHABET))).toBe(CODE_ALPHABET)
})

test.each([
  ['123456', true],
  ['12345', false],
  ['1234567', false],
  ['12345A', false],
])('whether %s is of an app: %s', (code, isOfApp) => {
  expect(isAppCode(code)).toBe(isOfApp)
})
