import type { IncomingMessage } from 'node:http'

import { describe, expect, test } from 'vitest'

import { seasonErasure, waitingUnsubscription } from '@/lib/routing/endpoints'

import { pathOf, refusalOf } from './request-guard'

const SITE = 'https://powerboard.example.com'
const TOKEN = 'internal-token'
const asked = (method: string, url: string, headers: Record<string, string | string[]> = {}) =>
  ({ method, url, headers: { cookie: 'payload-token=x', ...headers } }) as unknown as IncomingMessage
const refusedAs = (method: string, url: string, headers: Record<string, string | string[]> = {}) => {
  const request = asked(method, url, headers)
  return refusalOf(request, pathOf(request), { siteUrl: SITE, internalToken: TOKEN })
}
const statusOf = (method: string, url: string, headers: Record<string, string | string[]> = {}) =>
  refusedAs(method, url, headers)?.status ?? null

describe('methods', () => {
  test.each(['GET', 'HEAD'])('%s is allowed everywhere', (method) => {
    for (const url of ['/', '/about', '/admin', '/api/pages', '/_next/static/x.js'])
      expect(statusOf(method, url)).toBeNull()
  })

  test.each(['TRACE', 'CONNECT', 'PROPFIND', 'get', ''])('%j is refused everywhere', (method) => {
    for (const url of ['/', '/admin', '/api/contact']) expect(statusOf(method, url)).toBe(405)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is allowed for the API and the admin only', (method) => {
    for (const url of ['/', '/about', '/contact/check', '/apiary', '/api', '/share/about/card.jpg', '/mark.svg'])
      expect(statusOf(method, url)).toBe(405)
    for (const url of ['/API/contact', '/Admin', '/ADMIN/collections/leads', '/administrator', '/INTERNAL/publish-due'])
      expect(statusOf(method, url)).toBe(405)
    for (const url of ['/api/contact', '/admin', '/admin/collections/leads']) expect(statusOf(method, url)).toBeNull()
  })

  test.each([waitingUnsubscription, seasonErasure])('an email program may post to the link in an email', (link) => {
    expect(statusOf('POST', link('x'.repeat(43)), { cookie: '' })).toBeNull()
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s to the admin needs a session', (method) => {
    for (const url of ['/admin', '/admin/login', '/admin/collections/leads', '/admin/collections/leads/abc?where=x']) {
      expect(statusOf(method, url, { cookie: '' })).toBe(403)
      expect(statusOf(method, url, { cookie: 'not-payload-token=x' })).toBe(403)
      expect(statusOf(method, url, { cookie: 'theme=dark; __Host-payload-token=x' })).toBeNull()
    }
  })
})

test('a long header is refused everywhere', () => {
  for (const url of ['/', '/admin', '/api/contact', '/_next/static/x.js'])
    expect(statusOf('GET', url, { referer: 'x'.repeat(4_097) })).toBe(431)
})

describe('paths', () => {
  test.each([
    '/api/users/log%69n',
    '/%61pi/users/login',
    '/api/users%2flogin',
    '/api/users\\login',
    '/api//users/login',
    '//api/users/login',
    '/api/./users/login',
    '/api/pages/../users/login',
    '/api/users/%2e/login',
    '/admin//login',
    '/internal//publish-due',
    '/%zz',
    '/shop/%ff',
    '/preview/%',
    '/a%00b',
    '*',
    'http://localhost/',
  ])('%j is refused for every method', (url) => {
    for (const method of ['GET', 'POST', 'OPTIONS'])
      expect(refusedAs(method, url)).toEqual({
        status: 400,
        message: 'This address is not valid.',
      })
  })

  test.each(['/about/', '/a//b', '//about', '/caf%C3%A9', '/about?x=%zz'])('%j is left to Next', (url) => {
    expect(statusOf('GET', url)).toBeNull()
  })

  test.each(['a b', '[::1', ''])('with an invalid host are refused: %j', (host) => {
    expect(statusOf('GET', '/', { host })).toBe(400)
  })
})

test.each(['/admin/forgot', '/admin/reset/a-token'])('no page resets a password by email: %s', (url) => {
  expect(statusOf('GET', url)).toBe(404)
})

test('an internal address exists only for our own processes, whatever is sent to it', () => {
  for (const url of ['/internal/publish-due', '/internal/nowhere'])
    for (const method of ['GET', 'POST', 'DELETE']) {
      const type = { 'content-type': 'multipart/form-data' }
      expect(refusedAs(method, url, type)).toEqual({ status: 404, message: 'Not found' })
      expect(statusOf(method, url, { ...type, authorization: 'Bearer another-token' })).toBe(404)
      expect(statusOf(method, url, { authorization: `Bearer ${TOKEN}` })).toBeNull()
    }
})

describe('bodies', () => {
  test.each([
    ['/api/contact', 2],
    ['/admin/collections/pages', 2],
    ['/api/media', 64],
    ['/api/media/7', 64],
    ['/api/testimonials/7/ask-for-check', 64],
    ['/api/testimonials/7/confirm-check', 2],
  ])('to %s are limited to %i MB', (url, megabytes) => {
    const bytes = megabytes * 1024 * 1024
    expect(statusOf('POST', url, { 'content-length': String(bytes) })).toBeNull()
    expect(statusOf('POST', url, { 'content-length': String(bytes + 1) })).toBe(413)
    expect(statusOf('GET', url, { 'content-length': String(bytes + 1) })).toBe(413)
  })

  test('must declare their length, except where it is counted', () => {
    const chunked = { 'transfer-encoding': 'chunked' }
    expect(statusOf('POST', '/api/calculate/quick', chunked)).toBeNull()
    expect(statusOf('POST', '/admin', chunked)).toBe(411)
    expect(statusOf('GET', '/', chunked)).toBe(411)
  })
})

describe('cross-origin writes', () => {
  test.each(['/api/contact', '/admin/x', '/api/leads/1'])('are refused: %s', (url) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(refusedAs(method, url, { origin: 'https://evil.example' })).toEqual({
        status: 403,
        message: 'This can only be done from our own website.',
      })
      expect(statusOf(method, url, { 'sec-fetch-site': 'cross-site' })).toBe(403)
      expect(statusOf(method, url, { origin: SITE })).toBeNull()
    }
  })

  test('reads are always allowed', () => {
    expect(statusOf('GET', '/api/pages', { origin: 'https://evil.example' })).toBeNull()
  })
})

test.each([
  ['/About/', '/about'],
  ['/', '/'],
  ['/a//b', '/a/b'],
  ['/a%20b?c=d', '/a b'],
  ['/%zz', '/%zz'],
  [undefined, '/'],
])('%j is the path %j', (url, path) => {
  expect(pathOf(asked('GET', url as string))).toBe(path)
})
