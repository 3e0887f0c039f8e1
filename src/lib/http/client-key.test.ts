import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { expect, test } from 'vitest'

import { CASE_COUNT } from '../../../tests/fixtures/case-count'
import { clientKey } from './client-key'

const keyOf = (address?: string, secret = 'a secret') =>
  clientKey(new Headers(address === undefined ? {} : { 'x-client-address': address }), secret)

test('is stable for one address and does not reveal it', () => {
  expect(keyOf('203.0.113.7')).toBe(keyOf('203.0.113.7'))
  expect(keyOf('203.0.113.7')).toMatch(/^[\w-]{22}$/)
  expect(keyOf('203.0.113.7', 'another secret')).not.toBe(keyOf('203.0.113.7'))
})

test.each([
  ['203.0.113.7', '203.0.113.8', false],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:0:0:9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['2001:db8::1', '2001:db8:0:0:ffff::9', true],
  ['2001:db8::1', '2001:db8::abcd:0:0:2', true],
  ['2001:db8::1', '2001:0DB8:0000:0000:0000:0000:0000:0001', true],
  ['2001:db8::1', '2001:db8:0:1::1', false],
  ['fe80::1%eth0', 'FE80::2%eth1', true],
  ['::1', '::2', true],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.8', false],
  ['::ffff:203.0.113.7', '203.0.113.7', true],
  ['::FFFF:CB00:7107', '203.0.113.7', true],
])('%s and %s count as one client: %s', (one, other, isSame) => {
  expect(keyOf(one) === keyOf(other)).toBe(isSame)
})

test('every address in a /64 counts as one client, in any notation', () => {
  const groups = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(groups, groups, groups, (network, host, otherHost) => {
      const written = [...network, ...host].map((group) => group.toString(16)).join(':')
      const compressed = ipaddr
        .parse([...network, ...otherHost].map((group) => group.toString(16)).join(':'))
        .toString()
      fc.pre(!ipaddr.IPv6.parse(written).isIPv4MappedAddress() && !ipaddr.IPv6.parse(compressed).isIPv4MappedAddress())
      expect(keyOf(compressed.toUpperCase())).toBe(keyOf(written))
    }),
    { numRuns: CASE_COUNT },
  )
})

test('requests without an address share one key', () => {
  expect(keyOf()).toBe(keyOf())
  expect(keyOf()).not.toBe(keyOf('203.0.113.7'))
})
