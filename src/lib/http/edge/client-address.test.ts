import type { IncomingMessage } from 'node:http'

import { expect, test } from 'vitest'

import { setClientAddress } from './client-address'

function addressOf(
  headers: Record<string, string | string[]>,
  { isBehindProxy, isGone = false }: { isBehindProxy: boolean; isGone?: boolean },
) {
  const request = {
    headers: { ...headers },
    socket: { remoteAddress: isGone ? undefined : '10.0.0.1' },
  } as unknown as IncomingMessage
  setClientAddress(request, isBehindProxy)
  return request.headers['x-client-address']
}

test('on its own, the connection counts and nothing that was sent', () => {
  expect(addressOf({}, { isBehindProxy: false })).toBe('10.0.0.1')
  expect(addressOf({ 'x-client-address': '1.2.3.4', 'x-forwarded-for': '1.2.3.4' }, { isBehindProxy: false })).toBe(
    '10.0.0.1',
  )
})

test('behind a proxy, what the proxy itself added counts: the last', () => {
  expect(addressOf({ 'x-forwarded-for': '203.0.113.7' }, { isBehindProxy: true })).toBe('203.0.113.7')
  expect(addressOf({ 'x-forwarded-for': '1.2.3.4, 203.0.113.7' }, { isBehindProxy: true })).toBe('203.0.113.7')
  expect(addressOf({ 'x-forwarded-for': ['1.2.3.4', '5.6.7.8,  203.0.113.7 '] }, { isBehindProxy: true })).toBe(
    '203.0.113.7',
  )
  expect(addressOf({ 'x-client-address': '1.2.3.4', 'x-forwarded-for': '203.0.113.7' }, { isBehindProxy: true })).toBe(
    '203.0.113.7',
  )
})

test('behind a proxy that says nothing, the connection counts', () => {
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

test('a connection that is gone has no address', () => {
  expect(addressOf({}, { isBehindProxy: false, isGone: true })).toBe('unknown')
})
