import { expect, test } from 'vitest'

import { send } from './raw-request'

const body = JSON.stringify({ username: 'nobody-here', password: 'not-the-password' })
const signIn = (path: string, headers: Record<string, string> = {}) =>
  send({ method: 'POST', path, body, headers: { 'content-type': 'application/json', ...headers } })

test('sign-in has exactly one path', async () => {
  expect([401, 429]).toContain((await signIn('/api/users/login')).status)
})

// No other path reaches Payload's sign-in, rate-limited or not.
test.each([
  '/api/users/log%69n',
  '/api/%75sers/login',
  '/api/users/%6cogin',
  '/api/users/%6Cogin',
  '/%61pi/users/login',
  '/api/users/log%2569n',
  '/api/users/login/',
  '/api/users/login//',
  '/api//users/login',
  '//api/users/login',
  '/api/./users/login',
  '/api/users/./login',
  '/api/users/x/../login',
  '/api/pages/../users/login',
  '/api/users/%2e/login',
  '/api/users/x/%2e%2e/login',
  '/api/users\\login',
  '/api/users%5clogin',
  '/api/users%2flogin',
  '/api/users%2Flogin',
  '/API/users/login',
  '/api/Users/login',
  '/api/users/LOGIN',
  '/api/users/Login',
  '/api/users/login%00',
  '/api/users/login%20',
  '/api/users/login;x=1',
  '/api/users/login.json',
  '/api/globals/users/login',
  '/api/users/users/login',
  'http://localhost/api/users/log%69n',
  '/api/users/%ff/login',
  '/_next/../api/users/login',
  '/api/users/login%3f',
])('no other path signs in: %s', async (path) => {
  const { status, head, body: text } = await signIn(path)
  expect([308, 400, 404, 405]).toContain(status)
  expect(head).not.toMatch(/set-cookie/i)
  expect(text).not.toMatch(/password/i)
})

test.each(['x-http-method-override', 'x-payload-http-method-override', 'x-method-override'])(
  'nor does a path with %s or _method',
  async (header) => {
    for (const path of ['/api/users', '/api/users/me', '/api/users/login/x', '/api/users?_method=POST']) {
      expect([400, 403, 404, 405]).toContain((await signIn(path, { [header]: 'POST' })).status)
    }
  },
)

test.each(['/admin/forgot', '/admin/reset/a-token', '/admin/forgot?x=1'])(
  'no page offers a reset by email, which would not be sent: %s',
  async (path) => {
    const { status, body: text } = await send({ path })
    expect(status).toBe(404)
    expect(text).not.toMatch(/reset|email/i)
  },
)

test('other authentication endpoints are closed to visitors', async () => {
  const closed = [
    'POST /api/users/refresh-token',
    'POST /api/users/unlock',
    'POST /api/users/first-register',
    'GET /api/users/init',
    'POST /api/users/forgot-password',
    'POST /api/users/reset-password',
    'POST /api/graphql',
    'GET /api/graphql',
    'GET /api/access',
    'GET /api/og',
    'GET /api/leads',
  ]
  for (const endpoint of closed) {
    const [method = '', path = ''] = endpoint.split(' ')
    expect([
      endpoint,
      (
        await send({
          method,
          path,
          ...(method === 'POST' && { body: '{}' }),
          headers: { 'content-type': 'application/json' },
        })
      ).status,
    ]).toEqual([endpoint, 404])
  }
  expect((await send({ path: '/api/users/me' })).status).toBe(200)
})
