import { expect, test } from 'vitest'

import { senderKey } from './client-address'

const keyOf = (address?: string, secret = 'a secret') =>
  senderKey(new Headers(address === undefined ? {} : { 'x-client-address': address }), secret)

test('is the same for one address and tells nothing of it', () => {
  expect(keyOf('203.0.113.7')).toBe(keyOf('203.0.113.7'))
  expect(keyOf('203.0.113.7')).toMatch(/^[\w-]{22}$/)
  expect(keyOf('203.0.113.7', 'another secret')).not.toBe(keyOf('203.0.113.7'))
})

test.each([
  ['203.0.113.7', '203.0.113.8', false],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:0:0:9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.8', false],
])('%s and %s are one sender: %s', (one, other, isSame) => {
  expect(keyOf(one) === keyOf(other)).toBe(isSame)
})

test('nobody knows where it came from: they share one key', () => {
  expect(keyOf()).toBe(keyOf())
  expect(keyOf()).not.toBe(keyOf('203.0.113.7'))
})
