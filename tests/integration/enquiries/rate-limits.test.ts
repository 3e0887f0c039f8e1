import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { ENQUIRIES, type EndpointPath } from '../../fixtures/enquiries'
import { PASSWORD } from '../../fixtures/documents'
import type * as Submissions from '../support/enquiries'
import type { Answered } from '../support/enquiries'

let submissions: typeof Submissions
let pages: { shown: { reply: unknown }[] }

// The counts live in memory, so that each test starts them anew with fresh modules.
beforeEach(async () => {
  vi.resetModules()
  vi.stubEnv('RATE_LIMIT', 'on')
  submissions = await import('../support/enquiries')
  pages = (await import('../../fakes/pages')).startPages()
})
beforeAll(async () => {
  const [{ ensureQueue }, { pool }, { silentLog }] = await Promise.all([import('@/lib/delivery/queue'), import('../support/rows'), import('../delivery/support')])
  await ensureQueue({ pool, log: silentLog() })
  await pool.end()
})
afterAll(() => vi.unstubAllEnvs())

const JSON_TYPE = { 'content-type': 'application/json' }
const from = (address: string) => ({ 'x-client-address': address })

/** Sends `count` different enquiries and returns their statuses. */
async function sendMany(count: number, path: EndpointPath, one: (n: number) => { body?: object; headers?: Record<string, string> }) {
  const statuses: number[] = []
  for (let n = 0; n < count; n++) {
    const { body = {}, headers = {} } = one(n)
    const { status } = await submissions.send(path, { body: JSON.stringify({ ...ENQUIRIES[path], ...body }), headers: { ...JSON_TYPE, ...headers } })
    statuses.push(status)
  }
  return statuses
}

const anybody = (n: number) => ({ email: `somebody-${n}@example.com` })
const anyNumber = (n: number) => ({ phone: `07700 9001${String(n).padStart(2, '0')}` })

describe.each(['/contact', '/contact-inquiries', '/survey-leads'] as const)('%s', (path) => {
  test('takes five from one address, then none', async () => {
    const statuses = await sendMany(6, path, (n) => ({ body: anybody(n), headers: from('203.0.113.7') }))
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })

  test('takes five for one e-mail address, however it is written and wherever from', async () => {
    const statuses = await sendMany(6, path, (n) => ({ body: { email: n % 2 ? 'Ada@Example.com' : 'ada@example.com' }, headers: from(`203.0.113.${n}`) }))
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })
})

test('says when to come back and whom to ring meanwhile', async () => {
  const body = JSON.stringify(ENQUIRIES['/contact'])
  let last: Answered | undefined
  for (let n = 0; n < 6; n++) last = await submissions.send('/contact', { body, headers: JSON_TYPE })
  expect(last?.status).toBe(429)
  expect(last?.body).toEqual({ message: 'We have had several of these from you just now. Please try again, or call us on 01632 960 123.', errors: [] })
  const waitSeconds = Number(last?.headers.get('retry-after'))
  expect(waitSeconds).toBeGreaterThan(0)
  expect(waitSeconds).toBeLessThanOrEqual(24 * 60 * 60)
})

test('tells a form without scripts the same', async () => {
  const fields = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' }
  for (let n = 0; n < 5; n++) await submissions.submitForm('/contact', fields)
  const response = await submissions.submitForm('/contact', fields)
  expect([response.status, response.headers.has('retry-after')]).toEqual([429, true])
  expect(pages.shown).toMatchObject([{ reply: { message: expect.stringContaining('several of these'), values: fields } }])
})

test('neighbours are counted apart, a household of version 6 addresses together', async () => {
  const address = (n: number) => ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'][n % 2] ?? ''
  expect(await sendMany(6, '/contact', (n) => ({ body: anybody(n), headers: from(address(n)) }))).toEqual([201, 201, 201, 201, 201, 429])
  expect(await sendMany(1, '/contact', () => ({ body: anybody(9), headers: from('2001:db8:1:3::1') }))).toEqual([201])
})

test('what is refused for its content is not counted', async () => {
  await sendMany(10, '/contact', () => ({ body: { firstName: '' } }))
  expect(await sendMany(1, '/contact', () => ({}))).toEqual([201])
})

describe('Sparky', () => {
  test('rings for two requests from one address', async () => {
    expect(await sendMany(3, '/contact-sparky', (n) => ({ body: anyNumber(n), headers: from('203.0.113.7') }))).toEqual([201, 201, 429])
  })

  test('rings one number three times, however it is written', async () => {
    const written = ['07700 900 111', '+44 7700 900111', '0044 7700 900 111', '07700900111']
    expect(await sendMany(4, '/contact-sparky', (n) => ({ body: { phone: written[n] }, headers: from(`203.0.113.${n}`) }))).toEqual([201, 201, 201, 429])
  })

  test('rings twenty people an hour in all', async () => {
    const statuses = await sendMany(21, '/contact-sparky', (n) => ({ body: anyNumber(n), headers: from(`203.0.113.${n}`) }))
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429])
  })
})

test('signing in is tried five times for an account and ten times in all', async () => {
  const { call, jsonRequest } = await import('../support/api')
  const tries = (count: number, username: (n: number) => string, address: string) =>
    Promise.all(Array.from({ length: count }, (_, n) => call(jsonRequest('POST', '/users/login', { username: username(n), password: PASSWORD }, from(address))).then(({ status }) => status)))
  const refused = (statuses: number[]) => statuses.filter((status) => status === 429).length
  expect(refused(await tries(6, () => 'admin', '203.0.113.1'))).toBe(1)
  expect(refused(await tries(11, (n) => `somebody-${n}`, '203.0.113.2'))).toBe(1)
  expect(refused(await tries(1, () => 'admin', '203.0.113.3'))).toBe(0)
})
