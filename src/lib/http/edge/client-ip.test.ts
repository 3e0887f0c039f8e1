import type { IncomingMessage } from 'node:http'

import { expect, test } from 'vitest'

import { clientKey } from '../client-key'
import { setClientIp } from './client-ip'

function addressOf(
  headers: Record<string, string | string[]>,
  { isBehindProxy, isGone = false }: { isBehindProxy: boolean; isGone?: boolean },
) {
  const request = {
    headers: { ...headers },
    socket: { remoteAddress: isGone ? undefined : '10.0.0.1' },
  } as unknown as IncomingMessage
  setClientIp(request, isBehindProxy)
  return request.headers['x-client-address']
}

test('without a proxy, uses the connection and ignores forwarded headers', () => {
  expect(addressOf({}, { isBehindProxy: false })).toBe('10.0.0.1')
  expect(addressOf({ 'x-client-address': '1.2.3.4', 'x-forwarded-for': '1.2.3.4' }, { isBehindProxy: false })).toBe(
    '10.0.0.1',
  )
})

test('behind a proxy, uses the last hop, which that proxy appended', () => {
  expect(addressOf({ 'x-forwarded-for': '203.0.113.7' }, { isBehindProxy: true })).toBe('203.0.113.7')
  expect(addressOf({ 'x-forwarded-for': '1.2.3.4, 203.0.113.7' }, { isBehindProxy: true })).toBe('203.0.113.7')
  expect(addressOf({ 'x-forwarded-for': ['1.2.3.4', '5.6.7.8,  203.0.113.7 '] }, { isBehindProxy: true })).toBe(
    '203.0.113.7',
  )
  expect(addressOf({ 'x-client-address': '1.2.3.4', 'x-forwarded-for': '203.0.113.7' }, { isBehindProxy: true })).toBe(
    '203.0.113.7',
  )
})

test.each([
  ['203.0.113.7:51234', '203.0.113.7'],
  ['1.2.3.4, 203.0.113.7:443', '203.0.113.7'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[::ffff:203.0.113.7]:443', '::ffff:203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[fe80::1%eth0]:443', 'fe80::1%eth0'],
  ['unknown:1', 'unknown:1'],
  ['[', '['],
])('behind a proxy that sends %s, the address is %s', (forwarded, address) => {
  expect(addressOf({ 'x-forwarded-for': forwarded }, { isBehindProxy: true })).toBe(address)
})

test('connections of one client through such a proxy count as one client', () => {
  const keyOf = (forwarded: string) => {
    const address = addressOf({ 'x-forwarded-for': forwarded }, { isBehindProxy: true })
    return clientKey(new Headers({ 'x-client-address': String(address) }), 'a secret')
  }
  const keys = ['203.0.113.7', '203.0.113.7:51234', '203.0.113.7:51235', '[::ffff:203.0.113.7]:1', '::ffff:cb00:7107']
  expect(new Set(keys.map(keyOf)).size).toBe(1)
  expect(new Set(['[2001:db8::1]', '[2001:db8::2]:443', '2001:DB8:0::3'].map(keyOf)).size).toBe(1)
  expect(keyOf('203.0.113.8:51234')).not.toBe(keyOf('203.0.113.7:51234'))
})

test('behind a proxy that sends no header, uses the connection', () => {
  const silent: Record<string, string>[] = [
    {},
    { 'x-forwarded-for': '' },
    { 'x-forwarded-for': '1.2.3.4, ' },
    { 'x-client-address': '1.2.3.4' },
  ]
  for (const headers of silent) {
    expect(addressOf(headers, { isBehindProxy: true })).toBe('10.0.0.1')
  }
})

test('a closed connection has no address', () => {
  expect(addressOf({}, { isBehindProxy: false, isGone: true })).toBe('unknown')
})
