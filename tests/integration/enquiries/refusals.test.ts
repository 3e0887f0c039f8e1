import { gzipSync } from 'node:zlib'

import { describe, expect, test } from 'vitest'

import { ENDPOINT_PATHS, ENQUIRIES } from '../../fixtures/enquiries'
import { call, request, SITE } from '../support/api'
import { send, submit } from '../support/enquiries'
import { pool, readLead, rowsAddedBy } from '../support/rows'

const JSON_TYPE = { 'content-type': 'application/json' }
const valid = JSON.stringify(ENQUIRIES['/contact'])

/** Sends to the contact form and asserts that nothing was written. */
async function refused(init: RequestInit) {
  let response: Awaited<ReturnType<typeof send>> | undefined
  expect(await rowsAddedBy(async () => (response = await send('/contact', init)))).toEqual({})
  if (!response) throw new Error('There was no response')
  expect(response.headers.get('cache-control')).toBe('no-store')
  return response
}

describe('the origin of a request', () => {
  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:4000' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['an empty origin', { origin: '' }],
    ['a site whose name only begins like ours', { origin: 'http://localhost:3000.evil.example' }],
    ['another site, only according to Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ])('%s is refused', async (_from, headers) => {
    for (const path of ENDPOINT_PATHS) {
      const { status, body } = await send(path, {
        body: JSON.stringify(ENQUIRIES[path]),
        headers: { ...JSON_TYPE, ...headers } as Record<string, string>,
      })
      expect([path, status, body]).toEqual([
        path,
        403,
        { message: 'This form can only be sent from our own website.', errors: [] },
      ])
    }
  })

  test.each([
    ['our own page', { origin: SITE }],
    ['our own page under the requested host name', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
    ['our own page, only according to Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }],
    ['a client that is not a browser', {}],
  ])('%s is accepted', async (_from, headers) => {
    expect(
      (await send('/contact', { body: valid, headers: { ...JSON_TYPE, ...headers } as Record<string, string> })).status,
    ).toBe(201)
  })
})

describe('its content type', () => {
  test.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/json+x',
    '',
  ])('%s is refused', async (type) => {
    const { status, body } = await refused({ body: valid, headers: { 'content-type': type } })
    expect([status, body]).toEqual([415, { message: 'Send this as application/json or as a form.', errors: [] }])
  })

  test('a missing one is rejected', async () => {
    expect((await refused({ body: new Blob([valid]) })).status).toBe(415)
  })

  test('charset and case are ignored', async () => {
    expect(
      (await send('/contact', { body: valid, headers: { 'content-type': 'Application/JSON; Charset=UTF-8' } })).status,
    ).toBe(201)
  })
})

describe('its size', () => {
  const padded = (bytes: number) => `${' '.repeat(bytes - Buffer.byteLength(valid))}${valid}`
  const inPieces = (bytes: number) =>
    new ReadableStream<Uint8Array>({
      start: (out) => {
        for (let sent = 0; sent < bytes; sent += 1024) out.enqueue(new Uint8Array(1024).fill(32))
        out.close()
      },
    })

  test('32 kB are accepted, one byte more is not', async () => {
    expect((await send('/contact', { body: padded(32 * 1024), headers: JSON_TYPE })).status).toBe(201)
    const { status, body } = await refused({ body: padded(32 * 1024 + 1), headers: JSON_TYPE })
    expect([status, body]).toEqual([
      413,
      { message: 'That is more than this form can take. Please shorten your message.', errors: [] },
    ])
  })

  test.each([
    ['announced in Content-Length', { body: valid, headers: { ...JSON_TYPE, 'content-length': '3000000' } }],
    ['3 MB in one piece', { body: 'x'.repeat(3_000_000), headers: JSON_TYPE }],
    [
      '3 MB in pieces, with a false length',
      { body: inPieces(3_000_000), headers: { ...JSON_TYPE, 'content-length': '10' }, duplex: 'half' as const },
    ],
  ])('too much: %s', async (_how, init) => {
    expect((await refused(init)).status).toBe(413)
  })

  test('reading stops at the limit', async () => {
    let read = 0
    const endless = new ReadableStream<Uint8Array>({ pull: (out) => void (read++, out.enqueue(new Uint8Array(1024))) })
    expect((await refused({ body: endless, headers: JSON_TYPE, duplex: 'half' } as RequestInit)).status).toBe(413)
    expect(read).toBeLessThan(64)
  })
})

describe('its structure', () => {
  const deep = (levels: number) => `{"details":${'['.repeat(levels)}${']'.repeat(levels)}}`
  const field = (text: string) => valid.replace('"retrofit"', text)

  test.each([
    ['nothing', ''],
    ['invalid JSON', '{'],
    ['two objects', `${valid}${valid}`],
    ['null', 'null'],
    ['an array', `[${valid}]`],
    ['a string', JSON.stringify(valid)],
    ['a number', '7'],
    ['10,000 levels deep', deep(10_000)],
    ['deep within a field', field(`{"a":${deep(8)}}`)],
    ['a number that is too large', field('1e400')],
    ['__proto__', valid.replace('{', '{"__proto__":{"polluted":true},')],
    ['constructor', valid.replace('{', '{"constructor":{"prototype":{"polluted":true}},')],
    ['bytes that are not UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
    ['a body compressed with gzip', new Uint8Array(gzipSync(valid))],
    ['a body that breaks off', new ReadableStream({ pull: (out) => out.error(new Error('gone')) })],
  ])('%s is refused', async (_what, body) => {
    const { status, body: reply } = await refused({ body, headers: JSON_TYPE, duplex: 'half' } as RequestInit)
    expect([status, reply.message]).toEqual([400, 'Invalid input'])
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  test('fields inside a __proto__ are ignored', async () => {
    const { status, body } = await refused({ body: `{"__proto__":${valid}}`, headers: JSON_TYPE })
    expect([status, body.message]).toEqual([400, 'First name is required'])
  })

  test('the last of duplicate keys counts', async () => {
    const { body } = await send('/contact', { body: valid.replace('{', '{"firstName":"First",'), headers: JSON_TYPE })
    const { rows } = await pool.query('select first_name from leads where reference = $1', [body.reference])
    expect(rows).toEqual([{ first_name: 'Seán' }])
  })

  test.each(['email', 'firstName', 'lastName', 'projectType'])(
    'no header can be injected into an email through %s',
    async (name) => {
      for (const break_ of ['\r\n', '\n', '\r', '\u2028', '\u0085']) {
        const { status, body } = await submit('/contact', {
          ...ENQUIRIES['/contact'],
          [name]: `ada@example.com${break_}Bcc: everybody@example.com`,
        })
        const stored = status === 201 ? await readLead(body.reference ?? '') : null
        expect([name, status]).toEqual([name, name === 'email' ? 400 : 201])
        expect(stored?.lead.name ?? '').not.toMatch(/[\r\n\u2028\u0085]/)
      }
    },
  )
})

describe('its idempotency key', () => {
  test.each(['', 'short', 'x'.repeat(101), 'with spaces in it ok', "quote' or drop table", 'ümlaute-ümlaute-ü'])(
    '%j is refused',
    async (key) => {
      const { status, body } = await refused({ body: valid, headers: { ...JSON_TYPE, 'idempotency-key': key } })
      expect([status, body.message]).toEqual([
        400,
        'The Idempotency-Key header must have 16 to 100 letters, digits or hyphens.',
      ])
    },
  )
})

test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s is not allowed', async (method) => {
  for (const path of ['/contact', '/contact-sparky'])
    expect([path, (await call(request(path, { method }))).status]).toEqual([path, 405])
})
