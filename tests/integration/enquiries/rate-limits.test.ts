import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { ensureQueue } from '@/lib/delivery/queue'

import { PASSWORD } from '../../fixtures/documents'
import { ENQUIRIES, type EndpointPath } from '../../fixtures/enquiries'
import { silentLog } from '../delivery/support'
import { pool } from '../support/rows'

// The settings are read when the first module of ours is loaded.
vi.stubEnv('RATE_LIMIT', 'on')
const { send, submitForm } = await import('../support/enquiries')
const { call, jsonRequest } = await import('../support/api')
const { startPages } = await import('../../fakes/pages')
const pages = startPages()

beforeAll(() => ensureQueue({ pool, log: silentLog() }))
afterAll(() => pool.end())

const JSON_TYPE = { 'content-type': 'application/json' }
const FIVE = Array.from({ length: 5 }, () => 201)
const from = (address: string) => ({ 'x-client-address': address })

// Counts are kept while this process runs: each test comes from addresses, and writes from mailboxes, of its own.
let last = 0
const somewhere = () => `203.0.113.${++last}`
const somebody = () => `somebody-${++last}@example.com`
const someNumber = () => `07700 9${String(++last).padStart(5, '0')}`

type Sent = { body?: object; headers?: Record<string, string> }

/** Sends `count` enquiries one after the other and returns their statuses. */
async function sendMany(count: number, path: EndpointPath, one: (n: number) => Sent, by = send): Promise<number[]> {
  const statuses: number[] = []
  for (let n = 0; n < count; n++) {
    const { body, headers } = one(n)
    const answer = await by(path, {
      body: JSON.stringify({ ...ENQUIRIES[path], ...body }),
      headers: { ...JSON_TYPE, ...headers },
    })
    statuses.push(answer.status)
  }
  return statuses
}

describe.each(['/contact', '/contact-inquiries', '/survey-leads', '/datasheet', '/partners/installer'] as const)(
  '%s',
  (path) => {
    test('takes five from one address, then none', async () => {
      const headers = from(somewhere())
      expect(await sendMany(6, path, () => ({ body: { email: somebody() }, headers }))).toEqual([...FIVE, 429])
    })

    test('takes five for one e-mail address, however it is written and wherever from', async () => {
      const email = somebody()
      expect(
        await sendMany(6, path, (n) => ({
          body: { email: n % 2 ? email.toUpperCase() : email },
          headers: from(somewhere()),
        })),
      ).toEqual([...FIVE, 429])
    })
  },
)

test('says when to come back and whom to ring meanwhile', async () => {
  const [headers, body] = [
    { ...JSON_TYPE, ...from(somewhere()) },
    JSON.stringify({ ...ENQUIRIES['/contact'], email: somebody() }),
  ]
  for (let n = 0; n < 5; n++) await send('/contact', { headers, body })
  const refused = await send('/contact', { headers, body })
  expect([refused.status, refused.body]).toEqual([
    429,
    {
      message: 'We have had several of these from you just now. Please try again, or call us on 01632 960 123.',
      errors: [],
    },
  ])
  const waitSeconds = Number(refused.headers.get('retry-after'))
  expect(waitSeconds).toBeGreaterThan(0)
  expect(waitSeconds).toBeLessThanOrEqual(24 * 60 * 60)
})

test('tells a form without scripts the same', async () => {
  const fields = { firstName: 'Ada', lastName: 'Lovelace', email: somebody() }
  for (let n = 0; n < 5; n++) await submitForm('/contact', fields)
  const response = await submitForm('/contact', fields)
  expect([response.status, response.headers.has('retry-after')]).toEqual([429, true])
  expect(pages.shown).toMatchObject([
    { reply: { message: expect.stringContaining('several of these'), values: fields } },
  ])
})

test('a household of version 6 addresses counts as one, its neighbours apart', async () => {
  const at = (address: string) => ({ body: { email: somebody() }, headers: from(address) })
  expect(await sendMany(6, '/contact', (n) => at(n % 2 ? '2001:db8:1:2::1' : '2001:db8:1:2:ffff::9'))).toEqual([
    ...FIVE,
    429,
  ])
  expect(await sendMany(1, '/contact', () => at('2001:db8:1:3::1'))).toEqual([201])
})

test('what is refused for its content is not counted', async () => {
  const [headers, email] = [from(somewhere()), somebody()]
  await sendMany(10, '/contact', () => ({ body: { firstName: '', email }, headers }))
  expect(await sendMany(1, '/contact', () => ({ body: { email }, headers }))).toEqual([201])
})

describe('Sparky', () => {
  test('rings for two requests from one address', async () => {
    const headers = from(somewhere())
    expect(await sendMany(3, '/contact-sparky', () => ({ body: { phone: someNumber() }, headers }))).toEqual([
      201, 201, 429,
    ])
  })

  test('rings one number three times, however it is written', async () => {
    const written = ['07700 900 111', '+44 7700 900111', '0044 7700 900 111', '07700900111']
    expect(
      await sendMany(4, '/contact-sparky', (n) => ({ body: { phone: written[n] }, headers: from(somewhere()) })),
    ).toEqual([201, 201, 201, 429])
  })

  test('rings twenty people an hour in all', async () => {
    vi.resetModules() // begins the count of everybody anew
    const anew = await import('../support/enquiries')
    const statuses = await sendMany(
      21,
      '/contact-sparky',
      () => ({ body: { phone: someNumber() }, headers: from(somewhere()) }),
      anew.send,
    )
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429])
  })
})

test('demo calls count with Sparky’s: one number is rung three times', async () => {
  vi.resetModules() // begins the count of everybody anew
  const { send } = await import('../support/enquiries')
  const phone = someNumber()
  const ask = (path: '/contact-sparky' | '/demo-calls') =>
    sendMany(2, path, () => ({ body: { phone }, headers: from(somewhere()) }), send)
  const both = [...(await ask('/contact-sparky')), ...(await ask('/demo-calls'))]
  expect(both).toEqual([201, 201, 201, 429])
})

test('signing in is tried five times for an account and ten times in all', async () => {
  const refusedOf = async (count: number, username: (n: number) => string, address: string) => {
    const tries = Array.from({ length: count }, (_, n) =>
      call(jsonRequest('POST', '/users/login', { username: username(n), password: PASSWORD }, from(address))),
    )
    return (await Promise.all(tries)).filter(({ status }) => status === 429).length
  }
  expect(await refusedOf(6, () => 'admin', somewhere())).toBe(1)
  expect(await refusedOf(11, (n) => `somebody-${n}`, somewhere())).toBe(1)
  expect(await refusedOf(1, () => 'admin', somewhere())).toBe(0)
})
