import { beforeEach, describe, expect, test } from 'vitest'

import { call, jsonRequest, request } from '../support/api'
import { limitRequests } from '../support/rate-limits'
import { pool } from '../support/rows'

limitRequests()

beforeEach(() => pool.query('delete from error_logs'))

const REPORT = {
  error: 'Uncaught TypeError: x is not a function',
  stack: 'TypeError: x is not a function\n    at t (http://localhost:3000/_next/static/chunks/a.js:1:345)',
  filename: 'http://localhost:3000/_next/static/chunks/a.js',
  lineno: 1,
  colno: 345,
  url: 'http://localhost:3000/contact',
  timestamp: '2026-11-21T10:00:00.000Z',
}

// Counts persist for the lifetime of the process, so each test uses its own IP addresses.
let last = 0
const newSender = () => ({ 'x-client-address': `203.0.113.${++last}` })

const report = (body: unknown, headers = newSender()) => call(jsonRequest('POST', '/error-log', body, headers))
const rows = async () => (await pool.query<Record<string, unknown>>('select * from error_logs order by id')).rows

describe('what is stored', () => {
  test('one row per error, with its count and where it was last seen', async () => {
    const response = await report(REPORT)
    expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
      204,
      '',
      'no-store',
    ])
    expect(
      (await report({ ...REPORT, url: 'http://localhost:3000/about', timestamp: '2026-11-21T11:00:00.000Z' })).status,
    ).toBe(204)
    expect(await rows()).toMatchObject([
      {
        error: REPORT.error,
        stack: REPORT.stack,
        filename: '/_next/static/chunks/a.js',
        lineno: '1',
        colno: '345',
        url: '/about',
        count: '2',
      },
    ])
  })

  test('a resolved error opens again in another build, a muted one stays muted', async () => {
    await report(REPORT)
    const again = async (state: string, release: string) => {
      await pool.query('update error_logs set state = $1::enum_error_logs_state, release = $2', [state, release])
      await report(REPORT)
      return (await rows())[0]
    }
    const first = await again('open', 'before')
    expect(first?.first_seen).not.toEqual(first?.timestamp)
    expect(await again('resolved', String(first?.release))).toMatchObject({ state: 'resolved', count: '3' })
    expect(await again('resolved', 'before')).toMatchObject({ state: 'open', release: first?.release })
    expect(await again('muted', 'before')).toMatchObject({ state: 'muted', count: '5' })
  })

  test('one row for an error in several builds, with its latest location', async () => {
    await report(REPORT)
    const inNextBuild = (text: string) => text.replace('a.js', 'b.js').replace(':1:345', ':1:346')
    const { stack, filename } = REPORT
    await report({ ...REPORT, stack: inNextBuild(stack), filename: inNextBuild(filename), colno: 346 })
    expect(await rows()).toMatchObject([{ count: '2', filename: '/_next/static/chunks/b.js', colno: '346' }])
  })

  test('different errors separately', async () => {
    await report(REPORT)
    await report({ ...REPORT, stack: REPORT.stack.replace('at t', 'at u') })
    await report({ reason: 'Error: late', url: '/', timestamp: REPORT.timestamp })
    await report({ error: 'x', componentStack: '\n    at Map', url: '/', timestamp: REPORT.timestamp })
    expect(await rows()).toMatchObject([
      { stack: expect.stringContaining('at t ') },
      { stack: expect.stringContaining('at u ') },
      { error: 'Error: late', reason: 'Error: late' },
      { component_stack: 'at Map' },
    ])
  })

  test('nothing that identifies a visitor', async () => {
    await report({
      ...REPORT,
      error: 'No such lead: ada.hart@example.com, 07700 900 225, SN10 1AA',
      stack: 'at http://localhost:3000/quote-request?firstName=Ada:1:2',
      url: 'http://localhost:3000/quote-request/received?reference=PB-7K3M-Q9TX#ada.hart@example.com',
    })
    const [kept] = await rows()
    expect(kept).toMatchObject({
      error: 'No such lead: [email], [number], [postcode]',
      stack: 'at http://localhost:3000/quote-request',
      url: '/quote-request/received',
    })
    const { fingerprint, release: _, ...shown } = kept ?? {} // hexadecimal, which can spell a name
    expect(fingerprint).toMatch(/^[\da-f]{64}$/)
    expect(JSON.stringify(shown)).not.toMatch(/ada|hart|7700|sn10|PB-/i)
  })

  test('truncated to its limit', async () => {
    expect(
      (await report({ ...REPORT, error: 'x'.repeat(5_000), stack: 'y'.repeat(9_000), url: `/${'z'.repeat(3_000)}` }))
        .status,
    ).toBe(204)
    const [kept] = await rows()
    expect([String(kept?.error).length, String(kept?.stack).length, String(kept?.url).length]).toEqual([
      1_000, 8_000, 500,
    ])
  })
})

describe('what is rejected, and not stored', () => {
  test.each([
    ['an empty report', 400, {}],
    ['no error', 400, { ...REPORT, error: undefined }],
    ['an unknown field', 400, { ...REPORT, cookie: 'x' }],
    ['a text that is not a string', 400, { ...REPORT, stack: { length: 3 } }],
    ['an array', 400, [REPORT]],
    ['too much', 413, { ...REPORT, stack: 'x'.repeat(33 * 1024) }],
  ])('%s', async (_what, status, body) => {
    const response = await report(body)
    expect([response.status, await response.json()]).toEqual([
      status,
      { message: expect.any(String), errors: expect.any(Array) },
    ])
    expect(await rows()).toEqual([])
  })

  test('a form, plain text, a request from another site, a GET', async () => {
    const send = async (init: RequestInit) => (await call(request('/error-log', { method: 'POST', ...init }))).status
    expect(await send({ body: new URLSearchParams({ error: 'x' }) })).toBe(415)
    expect(await send({ body: JSON.stringify(REPORT) })).toBe(415)
    expect(
      (await report(REPORT, { ...newSender(), origin: 'https://evil.example' } as ReturnType<typeof newSender>)).status,
    ).toBe(403)
    expect((await call(request('/error-log'))).status).toBe(405)
    expect(await rows()).toEqual([])
  })

  test('more than twenty from one IP address in ten minutes', async () => {
    const sender = newSender()
    const results = []
    for (let n = 0; n < 21; n++) results.push(await report({ ...REPORT, error: `Error ${n}` }, sender))
    expect(results.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 204), 429])
    expect(Number(results.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await rows()).toHaveLength(20)
  })
})

test('a database failure gets a message that reveals nothing about it', async () => {
  await pool.query('alter table error_logs rename to error_logs_away')
  const response = await report(REPORT)
  await pool.query('alter table error_logs_away rename to error_logs')
  expect([response.status, await response.json()]).toEqual([503, { message: 'Not kept', errors: [] }])
})
