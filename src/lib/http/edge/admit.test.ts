import type { IncomingMessage } from 'node:http'

import { describe, expect, test } from 'vitest'

import { pathOf, refusalOf } from './admit'

const SITE = 'https://powerboard.example.com'
const asked = (method: string, url: string, headers: Record<string, string | string[]> = {}) =>
  ({ method, url, headers }) as unknown as IncomingMessage
const statusOf = (method: string, url: string, headers: Record<string, string | string[]> = {}) =>
  refusalOf(asked(method, url, headers), SITE)?.status ?? null

describe('methods', () => {
  test.each(['GET', 'HEAD', 'OPTIONS'])('%s is let in anywhere', (method) => {
    for (const url of ['/', '/about', '/admin', '/api/pages', '/_next/static/x.js'])
      expect(statusOf(method, url)).toBeNull()
  })

  test.each(['TRACE', 'CONNECT', 'PROPFIND', 'get', ''])('%j is refused everywhere', (method) => {
    for (const url of ['/', '/admin', '/api/contact']) expect(statusOf(method, url)).toBe(405)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is for the API and the admin alone', (method) => {
    for (const url of ['/', '/about', '/contact/check', '/apiary', '/api']) expect(statusOf(method, url)).toBe(405)
    for (const url of ['/api/contact', '/admin', '/admin/collections/leads', '/internal/revalidate'])
      expect(statusOf(method, url)).toBeNull()
  })
})

describe('what Payload has and this site does not', () => {
  const CLOSED = [
    '/api/users/first-register',
    '/api/users/init',
    '/api/users/forgot-password',
    '/api/users/reset-password',
    '/api/og',
  ]

  test.each(CLOSED)('%s is not there', (path) => {
    for (const method of ['GET', 'POST', 'OPTIONS'])
      expect(refusalOf(asked(method, path), SITE)).toEqual({ status: 404, message: 'Not found' })
  })

  test.each([
    '/api/users/first-register/',
    '/api//users/first-register',
    '//api/users/first-register',
    '/API/Users/First-Register',
    '/api/users/first%2Dregister',
    '/api/users%2ffirst-register',
    '/api/users/first-register?x=1',
    '/api/users/./first-register',
    '/api/pages/../users/first-register',
    '/api/users\\first-register',
    '/api/users/%2e/first-register',
  ])('however it is written: %s', (url) => {
    expect(statusOf('POST', url)).toBe(404)
  })

  test.each(['/api/users/login', '/api/users/logout', '/api/users/me', '/api/users', '/api/users/first-registered'])(
    '%s is',
    (path) => {
      expect(statusOf('POST', path)).toBeNull()
    },
  )
})

describe('where a change is asked from', () => {
  test.each(['/api/contact', '/admin/x', '/api/leads/1'])('another site may not: %s', (url) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(refusalOf(asked(method, url, { origin: 'https://evil.example' }), SITE)).toEqual({
        status: 403,
        message: 'This can only be done from our own website.',
      })
      expect(statusOf(method, url, { 'sec-fetch-site': 'cross-site' })).toBe(403)
      expect(statusOf(method, url, { origin: SITE })).toBeNull()
    }
  })

  test('reading is free', () => {
    expect(statusOf('GET', '/api/pages', { origin: 'https://evil.example' })).toBeNull()
  })
})

test.each([
  ['/About/', '/about'],
  ['/', '/'],
  ['/a//b', '/a/b'],
  ['/a%20b?c=d', '/a b'],
  ['/%zz', '/%zz'],
  ['/a/../b', '/b'],
  ['/../../etc', '/etc'],
  [undefined, '/'],
])('%j is the path %j', (url, path) => {
  expect(pathOf(asked('GET', url as string))).toBe(path)
})
