import { beforeAll, describe, expect, test } from 'vitest'

import * as catchAll from '@/app/(payload)/api/[...slug]/route'
import { payloadClient } from '@/lib/data/payload-client'

import { call, jsonRequest, request } from '../support/api'
import { COLLECTIONS } from './expected'
import { openSessions, type Sessions } from './sessions'

let sessions: Sessions
const payload = await payloadClient()
beforeAll(async () => {
  sessions = await openSessions(payload)
})

type Endpoints = { method: string; path: string }[] | false | undefined
const of = (prefix: string, endpoints: Endpoints) =>
  (endpoints || []).map(({ method, path }) => ({
    method: method.toUpperCase(),
    path: `${prefix}${path}`.replace(/\/$/, ''),
  }))

/** Every endpoint of Payload, on paths without documents. */
const ENDPOINTS = [
  ...of('', payload.config.endpoints),
  ...payload.config.collections.flatMap(({ slug, endpoints }) => of(`/${slug}`, endpoints)),
  ...payload.config.globals.flatMap(({ slug, endpoints }) => of(`/globals/${slug}`, endpoints)),
].map(({ method, path }) => ({
  method,
  path,
  url: path.replace(/:id\??/, '2147483647').replace(/:filename|:key/, 'x.png'),
}))

const ask = (method: string, url: string, headers: Record<string, string>) => call(request(url, { method, headers }))

/** Bypasses the route files that override some of Payload's paths. */
async function askPayload(method: string, url: string, cookie: string) {
  const handler = catchAll[method as 'GET']
  const slug = url.split('?')[0]?.split('/').slice(1) ?? []
  return handler(request(url, { method, headers: { cookie } }), { params: Promise.resolve({ slug }) })
}
const isRefused = async (response: Response) =>
  response.status === 404 && JSON.stringify(await response.json()) === '{"errors":[{"message":"Not Found"}]}'

const READABLE = Object.entries(COLLECTIONS)
  .filter(([, { read }]) => read.includes('anyone'))
  .map(([slug]) => slug)

/** Endpoints open to visitors, except those that return "not found" here because the document or file is missing. */
const OPEN = [...READABLE.map((slug) => `GET /${slug}`), 'GET /users/me', 'POST /users/logout']

test('visitors get published content and their own session only', async () => {
  const open: string[] = []
  for (const { method, path, url } of ENDPOINTS) {
    for (const cookie of [sessions.anonymous.cookie, sessions.expired.cookie]) {
      const response = await askPayload(method, url, cookie)
      expect([path, response.status < 500]).toEqual([path, true])
      if (!(await isRefused(response))) open.push(`${method} ${path}`)
    }
  }
  expect([...new Set(open)].sort()).toEqual(OPEN.sort())
})

test('disabled endpoints are closed to everyone', async () => {
  const closed = [
    'POST /users/login',
    'POST /users/first-register',
    'GET /users/init',
    'POST /users/forgot-password',
    'POST /users/reset-password',
    'POST /users/verify/1',
    'GET /media/paste-url',
    'GET /media/paste-url/1',
    'GET /og',
    'DELETE /payload-preferences/abc',
    'GET /pages/distinct',
    'GET /graphql',
    'POST /graphql',
    'GET /constructor',
    'GET /__proto__',
    'GET /toString',
  ]
  for (const endpoint of closed) {
    const [method = '', url = ''] = endpoint.split(' ')
    expect([endpoint, (await askPayload(method, url, sessions.admin.cookie)).status]).toEqual([endpoint, 404])
  }
})

test('HEAD has the same status as GET, to which Next passes it', async () => {
  for (const [path, cookie] of [
    ['/faqs', sessions.anonymous.cookie],
    ['/users/me', sessions.anonymous.cookie],
    ['/leads', sessions.anonymous.cookie],
    ['/nowhere', sessions.anonymous.cookie],
    ['/leads?limit=1', sessions.sales.cookie],
    ['/globals/site-settings', sessions.admin.cookie],
  ] as const) {
    const params = Promise.resolve({ slug: path.split('?')[0]?.split('/').slice(1) ?? [] })
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map((method) => catchAll.GET(request(path, { method, headers: { cookie } }), { params })),
    )
    expect([path, head?.status]).toEqual([path, get?.status])
  }
})

describe('the method of a request', () => {
  const asQuery = { 'x-payload-http-method-override': 'GET', 'content-type': 'application/x-www-form-urlencoded' }
  const send = (headers: Record<string, string>, body = 'limit=1') =>
    call(request('/pages', { method: 'POST', body, headers }))

  test('can be overridden by staff, with the form that the admin sends', async () => {
    const response = await send({ ...asQuery, cookie: sessions.editor.cookie })
    expect([response.status, Object.keys((await response.json()) as object)]).toEqual([
      200,
      expect.arrayContaining(['docs']),
    ])
  })

  test('cannot be overridden by anyone else, or in any other way', async () => {
    expect((await send(asQuery)).status).toBe(404)
    for (const cookie of [sessions.sales.cookie, sessions.anonymous.cookie]) {
      for (const name of ['x-http-method-override', 'x-payload-http-method-override']) {
        for (const value of ['GET', 'DELETE', 'PATCH', 'get']) {
          const response = await send({ cookie, [name]: value, 'content-type': 'application/json' }, '{"limit":')
          expect([400, 404]).toContain(response.status)
        }
      }
    }
  })
})

test('every response is uncacheable and has a locked-down content security policy', async () => {
  for (const path of ['/faqs', '/leads', '/users/me', '/nowhere', '/faqs/abc']) {
    const { headers } = await ask('GET', path, {})
    expect([path, headers.get('cache-control'), headers.get('content-security-policy')]).toEqual([
      path,
      'no-store',
      "default-src 'none'; frame-ancestors 'none'",
    ])
  }
})

const QUERIES = [
  'where=x',
  'where={',
  'where=[]',
  'where[id][equals]=abc',
  'where[id][in]=%00',
  'where[or]=x',
  'where[id]=1',
  'where[id][nowhere]=1',
  'data=x',
  'select=x',
  'select[]=x',
  'populate=x',
  'joins=x',
  'sort=%00',
  'sort[]=a&sort[]=b',
  'sort[a]=b',
  'depth=abc',
  'depth=-1',
  'limit=abc',
  'limit=-1',
  'limit=1e30',
  'limit[]=1',
  'page=0',
  'page=-1',
  'page=abc',
  'page=99999999999',
  'draft=x',
  'trash=x',
  '__proto__[x]=1',
]
const IDS = ['abc', '0', '-1', '1.5', '1e3', 'NaN', '2147483648', '99999999999999999999', '%00', '1%00']

describe.each(['anonymous', 'admin'] as const)('no query by %s causes a server error:', (role) => {
  const statusOf = async (path: string) => (await ask('GET', path, { cookie: sessions[role].cookie })).status
  const paths = ['/pages', '/media', '/blog-tags', '/leads', '/users']

  test.each(QUERIES)('?%s', async (query) => {
    for (const path of [...paths, '/payload-preferences', '/globals/site-settings'])
      expect([path, (await statusOf(`${path}?${query}`)) < 500]).toEqual([path, true])
  })

  test('a file with a query', async () => {
    expect(await statusOf('/media/file/x.png?prefix=../..')).toBe(404)
  })

  test.each(IDS)('an id such as %s', async (id) => {
    for (const path of paths) {
      for (const rest of ['', '/versions']) expect([path, await statusOf(`${path}${rest}/${id}`)]).toEqual([path, 404])
    }
  })

  test('the versions of a collection without versions', async () => {
    expect(await statusOf('/blog-tags/versions')).toBe(404)
    expect((await ask('POST', '/blog-tags/versions/1', { cookie: sessions[role].cookie })).status).toBe(404)
  })
})

describe('a file', () => {
  const cookie = () => ({ cookie: sessions.editor.cookie })
  const url = 'https://files.example.com/wall.png'

  const formOf = (data: string) => {
    const form = new FormData()
    form.set('_payload', data)
    return form
  }

  test.each([
    ['as JSON', (data: string) => new Blob([data], { type: 'application/json' })],
    ['in a form', formOf],
  ])('is not fetched from a URL that is given %s', async (_how, bodyOf) => {
    const { docs } = await payload.find({ collection: 'media', limit: 1 })
    for (const path of ['/media', `/media/${docs[0]?.id}/duplicate`]) {
      const body = bodyOf(JSON.stringify({ alt: 'A wall', filename: 'wall.png', url }))
      const response = await call(request(path, { method: 'POST', body, headers: cookie() }))
      expect([path, response.status, await response.json()]).toEqual([
        path,
        400,
        { errors: [{ message: 'A file cannot be fetched from a URL. Upload the file itself.' }] },
      ])
    }
  })

  test('keeps its own address when it is changed', async () => {
    const { docs } = await payload.find({ collection: 'media', limit: 1 })
    const [file] = docs
    const change = { alt: 'Another wall', filename: 'other.png', url }
    const response = await call(jsonRequest('PATCH', `/media/${file?.id}`, change, cookie()))
    expect([response.status, ((await response.json()) as { doc: object }).doc]).toEqual([
      200,
      expect.objectContaining({ alt: 'Another wall', filename: file?.filename, url: file?.url }),
    ])
  })
})

describe('a body that cannot be read', () => {
  const FORM = 'multipart/form-data; boundary=x'
  const field = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--x--\r\n`
  const send = (path: string, type: string, body: BodyInit) =>
    call(request(path, { method: 'POST', body, headers: { 'content-type': type, cookie: sessions.editor.cookie } }))

  test.each([
    ['application/json', '{'],
    ['application/json', 'null'],
    ['application/json', '7'],
    ['application/json', '[]'],
    ['application/json', '"x"'],
    ['multipart/form-data', '--x'],
    [FORM, '--x\r\n'],
    [FORM, field('_payload', '{')],
    [FORM, field('_payload', '[]')],
  ])('is a client error: %s %j', async (type, body) => {
    for (const path of ['/pages', '/media', '/globals/site-settings'])
      expect((await send(path, type, body)).status).toBe(400)
  })

  test('is a client error when it is empty', async () => {
    for (const path of ['/tariffs', '/installers', '/blog-posts', '/globals/site-settings']) {
      const { status } = await call(request(path, { method: 'POST', headers: { cookie: sessions.admin.cookie } }))
      expect([path, status < 500]).toEqual([path, true])
    }
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'is not accepted as %s',
    async (type) => {
      expect((await send('/pages', type, 'title=x')).status).toBe(415)
    },
  )

  test('is not read to the end', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (out) => void (sent++, out.enqueue(new Uint8Array(64 * 1024))),
    })
    const response = await call(
      request('/pages', {
        method: 'POST',
        body: endless,
        duplex: 'half',
        headers: { 'content-type': 'application/json', cookie: sessions.editor.cookie },
      } as RequestInit),
    )
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(40)
  })

  test('is not read at all for visitors', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>(
      { pull: (out) => void (sent++, out.enqueue(new Uint8Array(64 * 1024))) },
      { highWaterMark: 0 },
    )
    const response = await call(
      request('/pages', {
        method: 'POST',
        body: endless,
        duplex: 'half',
        headers: { 'content-type': 'application/json' },
      } as RequestInit),
    )
    expect([response.status, sent]).toEqual([404, 0])
  })
})
