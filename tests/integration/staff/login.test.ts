import crypto from 'node:crypto'

import { generatePayloadCookie } from 'payload'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'

import * as catchAll from '@/app/(payload)/api/[...slug]/route'

import { ADMIN } from '../../journeys/setup/urls'
import { call, jsonRequest, request } from '../support/api'
import { pool } from '../support/rows'

const PASSWORD = ADMIN.password

type SignIn = { username: string; password: string; from?: string }

/** Signs in through a freshly loaded route, without the counts of other tests. */
async function freshSignIn() {
  await pool.query('truncate rate_limits')
  vi.resetModules()
  process.env.RATE_LIMIT = 'on'
  const { POST } = await import('@/app/api/users/login/route')
  return ({ username, password, from = '192.0.2.1' }: SignIn) =>
    POST(jsonRequest('POST', '/users/login', { username, password }, { 'x-client-address': from }))
}

let signIn: Awaited<ReturnType<typeof freshSignIn>>
beforeEach(async () => {
  signIn = await freshSignIn()
})
afterAll(() => pool.end())

describe('signing in', () => {
  test('sets a session cookie that scripts cannot read and other sites cannot send', async () => {
    const response = await signIn({ username: 'admin', password: PASSWORD })
    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toMatch(/^payload-token=.*HttpOnly.*SameSite=Lax/)
  })

  test('sets one that no subdomain can set, on a site with HTTPS', async () => {
    vi.resetModules()
    vi.stubEnv('SITE_URL', 'https://powerboard.example.com')
    vi.stubEnv('RATE_LIMIT', 'on')
    const { cookiePrefix, collections } = await (await import('@payload-config')).default
    vi.unstubAllEnvs()
    const { auth } = collections.find(({ slug }) => slug === 'users') ?? {}
    if (!auth) throw new Error('The users collection has no authentication')
    const cookie = generatePayloadCookie({ collectionAuthConfig: auth, cookiePrefix, token: 't' })
    expect(cookie).toMatch(/^__Host-payload-token=t;.* Path=\/; Secure=true; HttpOnly=true; SameSite=Lax/)
    expect(cookie).not.toContain('Domain')
  })

  test('gives the same message for a wrong password and an unknown name', async () => {
    const wrong = await signIn({ username: 'admin', password: 'not-the-password' })
    const unknown = await signIn({ username: 'nobody-here', password: 'not-the-password' })
    expect(wrong.status).toBe(401)
    expect(unknown.status).toBe(401)
    expect(await unknown.json()).toEqual(await wrong.json())
  })

  test('is rejected after five attempts on one account from one IP address, and a colleague elsewhere can still sign in', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn({ username: 'admin', password: 'not-the-password' })
    const refused = await signIn({ username: 'admin', password: PASSWORD })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    expect((await signIn({ username: 'admin', password: PASSWORD, from: '198.51.100.7' })).status).toBe(200)
  })

  test('is rejected after ten attempts from one IP address, whatever the names', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      await signIn({ username: `name-${attempt}`, password: 'not-the-password' })
    expect((await signIn({ username: 'someone-else', password: 'not-the-password' })).status).toBe(429)
  })

  test('takes as long for an unknown name as for a wrong password', async () => {
    const hash = vi.spyOn(crypto, 'pbkdf2')
    const workFor = async (username: string) => {
      hash.mockClear()
      await signIn({ username, password: 'not-the-password' })
      return hash.mock.calls.map(([, , iterations, bytes, digest]) => [iterations, bytes, digest])
    }
    const work = await workFor('admin')
    expect(work).toHaveLength(1)
    expect(await workFor('nobody-here')).toEqual(work)
    hash.mockRestore()
  })

  test('accepts the admin’s own form', async () => {
    const { POST } = await import('@/app/api/users/login/route')
    const body = new FormData()
    body.set('_payload', JSON.stringify({ username: ' Admin ', password: PASSWORD }))
    expect((await POST(request('/users/login', { method: 'POST', body }))).status).toBe(200)
  })

  const JSON_TYPE = 'application/json'
  const FORM_TYPE = 'multipart/form-data; boundary=x'
  test.each([
    ['no body', '', JSON_TYPE],
    ['broken JSON', '{', JSON_TYPE],
    ['an array', '[]', JSON_TYPE],
    ['null', 'null', JSON_TYPE],
    ['no password', '{"username":"admin"}', JSON_TYPE],
    ['a blank password', '{"username":"admin","password":" "}', JSON_TYPE],
    ['a name with a NUL', '{"username":"a\\u0000","password":"b"}', JSON_TYPE],
    ['a number', '{"username":1,"password":2}', JSON_TYPE],
    ['too much', JSON.stringify({ username: 'a', password: 'b'.repeat(20_000) }), JSON_TYPE],
    ['a broken form', '--x\r\n', FORM_TYPE],
    ['no boundary', '--x\r\n', 'multipart/form-data'],
    ['another type', 'username=admin&password=x', 'text/plain'],
  ])('rejects %s with 400', async (_what, body, type) => {
    const { POST } = await import('@/app/api/users/login/route')
    const response = await POST(request('/users/login', { method: 'POST', body, headers: { 'content-type': type } }))
    expect(response.status).toBe(400)
  })

  test('counts malformed attempts', async () => {
    const { POST } = await import('@/app/api/users/login/route')
    const attempt = () =>
      POST(
        request('/users/login', {
          method: 'POST',
          body: '{',
          headers: { 'content-type': 'application/json', 'x-client-address': '192.0.2.9' },
        }),
      )
    for (let count = 0; count < 5; count += 1) expect((await attempt()).status).toBe(400)
    expect((await attempt()).status).toBe(429)
  })
})

/** In the form Next passes them: as segments, each decoded once. */
const SPELLINGS = [
  ['users', 'login'],
  ['users', 'LOGIN'],
  ['users', 'Login'],
  ['Users', 'login'],
  ['users', 'login', ''],
  ['users', '', 'login'],
  ['', 'users', 'login'],
  ['users', 'log%69n'],
  ['users/login'],
  ['users', 'login/'],
  ['users', 'login\0'],
  ['users', '.', 'login'],
  ['users', './login'],
  ['globals', 'users', 'login'],
  ['users', 'users', 'login'],
  ['pages', 'login'],
  ['login'],
]

describe('the REST API offers no sign-in', () => {
  const credentials = { username: 'admin', password: PASSWORD }
  const post = (path: string, headers: Record<string, string> = {}) =>
    call(jsonRequest('POST', path, credentials, headers))

  test.each(SPELLINGS)('however the path is spelled: %j %j %j', async (...slug) => {
    const response = await catchAll.POST(jsonRequest('POST', '/users/login', credentials), {
      params: Promise.resolve({ slug: slug.filter((segment) => typeof segment === 'string') }),
    })
    expect([response.status, response.headers.get('set-cookie')]).toEqual([404, null])
  })

  test.each(['x-http-method-override', 'x-payload-http-method-override', 'x-method-override'])(
    'by way of %s',
    async (header) => {
      for (const [path, method] of [
        ['/users/me', 'POST'],
        ['/users', 'POST'],
        ['/users/login/x', 'GET'],
      ] as const)
        expect((await post(path, { [header]: method })).status).toBe(404)
    },
  )
})
