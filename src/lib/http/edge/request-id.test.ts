import { expect, test } from 'vitest'

import { requestIdOf } from './request-id'

const idOf = (given: string | undefined, isBehindProxy: boolean) =>
  requestIdOf({ headers: given === undefined ? {} : { 'x-request-id': given } }, isBehindProxy)
const NEW = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

test('a well-formed id of our own proxy is kept', () => {
  expect(idOf('5f1d6a0e2b', true)).toBe('5f1d6a0e2b')
})

test.each([
  ['is that of a stranger', '5f1d6a0e2b', false],
  ['is missing', undefined, true],
  ['is empty', '', true],
  ['is short', 'abc', true],
  ['is long', 'a'.repeat(65), true],
  ['would forge a log line', 'abcdefgh"}{"level', true],
  ['is someone’s address', 'ada@example.com', true],
] as const)('an id that %s is replaced', (_why, given, isBehindProxy) => {
  expect(idOf(given, isBehindProxy)).toMatch(NEW)
})

test('each request has an id of its own', () => {
  expect(idOf(undefined, false)).not.toBe(idOf(undefined, false))
})
