import type { IncomingMessage } from 'node:http'

import { expect, test } from 'vitest'

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
