import crypto from 'node:crypto'

import { generatePayloadCookie } from 'payload'
import { beforeEach, describe, expect, test, vi } from 'vitest'

import * as catchAll from '@/app/(payload)/api/[...slug]/route'
import { payloadClient } from '@/lib/data/payload-client'

import { ADMIN } from '../../journeys/setup/urls'
import { call, jsonRequest, request } from '../support/api'
import { pool } from '../support/rows'

const PASSWORD = ADMIN.password

type SignIn = { username: string; password: string; from?: string; cookie?: string }

const COLLEAGUE = { password: 'four warm panels', name: 'A colleague', role: 'sales' as const }
const payload = await payloadClient()

/** Signs in through a freshly loaded route, which has nothing in memory. */
async function restarted() {
  vi.resetModules()
  process.env.RATE_LIMIT = 'on'
  const { POST } = await import('@/app/api/users/login/route')
  return ({ username, password, from = '192.0.2.1', cookie = '' }: SignIn) =>
    POST(jsonRequest('POST', '/users/login', { username, password }, { 'x-client-address': from, cookie }))
}

let signIn: Awaited<ReturnType<typeof restarted>>
beforeEach(async () => {
  await pool.query('truncate rate_limits')
  signIn = await restarted()
})

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

  describe('to an account that is being guessed from many addresses', () => {
    const attempt = (n: number, username = 'admin') =>
      signIn({ username, password: 'not-the-password', from: `203.0.113.${n}` })

    /** The statuses of attempts from one address each. */
    async function guess(count: number, username?: string) {
      const statuses: number[] = []
      for (let n = 0; n < count; n += 1) statuses.push((await attempt(n, username)).status)
      return statuses
    }
    const rightFrom = (from: string, cookie?: string) =>
      signIn({ username: 'admin', password: PASSWORD, from, ...(cookie && { cookie }) })
    const deviceCookieOf = (response: Response) =>
      response.headers
        .getSetCookie()
        .find((header) => header.startsWith('powerboard-device-'))
        ?.split(';')[0] ?? ''

    test.each(['admin', 'nobody-here'])('is slowed down at once, and alike for %s', async (username) => {
      const statuses = await guess(20, username)
      expect(statuses).toEqual([...Array<number>(11).fill(401), ...Array<number>(9).fill(429)])
      const refused = await attempt(99, username)
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(20)
      expect(await refused.text()).toMatch(/Please try again in \d+ seconds?\./)
    })

    test('does not lock out an unknown device, whose refused attempts do not count', async () => {
      await guess(12)
      for (let n = 0; n < 12; n += 1) expect((await rightFrom('198.51.100.9')).status).toBe(429)
      await pool.query(`delete from rate_limits where key like 'loginAccountPace%'`) // twenty seconds later
      signIn = await restarted()
      expect((await rightFrom('198.51.100.9')).status).toBe(200)
    })

    test('spares a device that has signed in to the account before', async () => {
      const cookie = deviceCookieOf(await rightFrom('198.51.100.9'))
      await guess(20)
      expect((await rightFrom('198.51.100.9')).status).toBe(429)
      expect((await rightFrom('198.51.100.9', cookie)).status).toBe(200)
    })

    test('does not spare the device of another account, an invented one or a changed one', async () => {
      const cookie = deviceCookieOf(await rightFrom('198.51.100.9'))
      const [name = '', value = ''] = cookie.split('=')
      const [seconds = '', device = '', signature = ''] = value.split('.')
      await payload.create({ collection: 'users', data: { ...COLLEAGUE, username: 'colleague' } })
      const ofColleague = deviceCookieOf(await signIn({ username: 'colleague', password: COLLEAGUE.password }))
      await guess(20)
      const forged = [
        `${name}=${Number(seconds) + 1}.${device}.${signature}`,
        `${name}=${seconds}.${device}x.${signature}`,
        `${name}=${seconds}.${device}.`,
        `${name}=x`,
        ofColleague,
        `${name}=${ofColleague.split('=')[1]}`,
      ]
      for (const each of forged) expect([each, (await rightFrom('198.51.100.9', each)).status]).toEqual([each, 429])
    })

    test('limits a known device by itself, from whatever addresses', async () => {
      const cookie = deviceCookieOf(await rightFrom('198.51.100.9'))
      const wrong = (n: number) =>
        signIn({ username: 'admin', password: 'not-the-password', from: `203.0.113.${n}`, cookie })
      for (let n = 0; n < 5; n += 1) expect((await wrong(n)).status).toBe(401)
      expect((await wrong(6)).status).toBe(429)
    })

    test('does not count sign-ins that succeed', async () => {
      for (let n = 0; n < 15; n += 1) expect((await rightFrom(`203.0.113.${n}`)).status).toBe(200)
    })

    test('gives a cookie that only the server reads and that names nobody', async () => {
      const response = await rightFrom('198.51.100.9')
      const [header = ''] = response.headers.getSetCookie().filter((each) => each.startsWith('powerboard-device-'))
      expect(header).toMatch(/; Path=\/api\/users\/login; Max-Age=15552000; HttpOnly; SameSite=Strict$/)
      expect(header.toLowerCase()).not.toContain('admin')
    })
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
