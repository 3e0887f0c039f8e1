import { describe, expect, test, vi } from 'vitest'

import { newBuyer } from '../../fixtures/buyer'
import { PASSWORD } from '../../fixtures/documents'
import { type EndpointPath, ENQUIRIES, takenStatus } from '../../fixtures/enquiries'
import { storeSettings } from '../../fixtures/store'
import type { EnquiryResponse } from '../support/enquiries'
import { pool, readLead } from '../support/rows'

// Settings are read when the first of our modules is loaded.
vi.stubEnv('RATE_LIMIT', 'on')
const { send, UNIQUE } = await import('../support/enquiries')
const { call, jsonRequest } = await import('../support/api')
const { payloadClient } = await import('@/lib/data/payload-client')
const { findEnquiry } = await import('@/lib/use-cases/enquiries/find-enquiry')
const { startPages } = await import('../../fakes/pages')
const pages = startPages()

const JSON_TYPE = { 'content-type': 'application/json' }
const SORRY_TOO_MANY =
  'We have had too many requests from your network just now. Please try again, or call us on 01632 960 123.'
const from = (address: string) => ({ 'x-client-address': address })

// Counts outlast a test, so each test uses its own IP and email addresses.
let last = 0
const somewhere = () => `203.0.113.${++last}`
const someone = () => `someone-${++last}@example.com`
const someNumber = () => `07700 9${String(++last).padStart(5, '0')}`

type Sent = { body?: object; headers?: Record<string, string> }
type Send = typeof send

/** Sends one enquiry that differs from the example as given, under a fresh key unless `headers` has one. */
function sendOne(path: EndpointPath, { body, headers }: Sent, by: Send = send): Promise<EnquiryResponse> {
  return by(path, {
    body: JSON.stringify({ ...ENQUIRIES[path], ...body }),
    headers: { ...JSON_TYPE, 'idempotency-key': crypto.randomUUID(), ...headers },
  })
}

/** Sends `count` enquiries in turn; each must be accepted. Returns why each was held back, or null. */
async function reasonsOf(
  count: number,
  path: EndpointPath,
  one: (n: number) => Sent,
  by: Send = send,
): Promise<unknown[]> {
  const reasons = []
  for (let n = 0; n < count; n++) {
    const { status, body } = await sendOne(path, one(n), by)
    expect(status).toBe(takenStatus(path))
    const { lead, deliveries } = await readLead(body.reference ?? '')
    expect(deliveries.length > 0).toBe(!lead.quarantined)
    reasons.push(lead.quarantine_reasons)
  }
  return reasons
}

const sent = (times: number): null[] => Array.from({ length: times }, () => null)

/** Resets all counts, including those in the database. */
async function startAnew() {
  await pool.query('truncate rate_limits')
  vi.resetModules()
  return import('../support/enquiries')
}

const SAME_EMAIL = 'The same email address sent several enquiries today'
const SAME_NETWORK = 'Many enquiries came from the same network'
const SAME_NUMBER = 'The same number asked for several calls today'
const SAME_NETWORK_CALLS = 'Many call-backs were requested from the same network'
const UNUSUAL_CALLS = 'Many more call-backs than usual were requested'

describe.each([
  '/contact',
  '/contact-inquiries',
  '/survey-leads',
  '/datasheet',
  '/partners/installer',
  '/calculator-results',
  '/configuration-quotes',
] as const)('%s', (path) => {
  test('is forwarded for twelve people behind one IP address', async () => {
    const headers = from(somewhere())
    expect(await reasonsOf(12, path, () => ({ body: { email: someone() }, headers }))).toEqual(sent(12))
  })

  test('is held back from the sixth of one email address, whatever its spelling and origin', async () => {
    const email = someone()
    const reasons = await reasonsOf(7, path, (n) => ({
      body: { email: n % 2 ? email.toUpperCase() : email },
      headers: from(somewhere()),
    }))
    expect(reasons).toEqual([...sent(5), SAME_EMAIL, SAME_EMAIL])
  })
})

test('an enquiry gets the same response when held back', async () => {
  const email = someone()
  const results = []
  for (let n = 0; n < 6; n++) results.push(await sendOne('/contact', { body: { email }, headers: from(somewhere()) }))
  const [first, sixth] = [results[0], results[5]]
  expect({ ...sixth?.body, ...UNIQUE }).toEqual({ ...first?.body, ...UNIQUE })
  expect([...(sixth?.headers.keys() ?? [])]).toEqual([...(first?.headers.keys() ?? [])])
})

test('orders of one email address are refused from the sixth, except one that is sent again', async () => {
  const payload = await payloadClient()
  await payload.updateGlobal({ slug: 'site-settings', data: storeSettings(true) })
  const data = { name: 'Panels', slug: 'panels', basePrice: 289, stockLevel: 10 }
  const { id } = await payload.create({ collection: 'products', data })
  const body = { ...newBuyer(), lines: [`${id}:1`], agreedTotalPence: '43900' }
  const order = async (key: string) => {
    const response = await call(
      jsonRequest('POST', '/checkout', body, { ...from(somewhere()), 'idempotency-key': key }),
    )
    return { status: response.status, body: (await response.json()) as object }
  }
  const keys = Array.from({ length: 6 }, () => crypto.randomUUID())
  const results = []
  for (const key of keys) results.push(await order(key))
  expect(results.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 403])
  expect(await order(keys[4] ?? '')).toEqual(results[4])
  expect((await payload.findByID({ collection: 'products', id })).stockLevel).toBe(5)
})

test('an IPv6 /64 is held back as one sender from the sixty-first, its neighbours are not', async () => {
  const { send } = await startAnew()
  const at = (address: string) => ({ body: { email: someone() }, headers: from(address) })
  await Promise.all(
    Array.from({ length: 60 }, (_, n) => sendOne('/contact', at(`2001:db8::${(n + 1).toString(16)}`), send)),
  )
  expect(await reasonsOf(2, '/contact', (n) => at(n ? '2001:db8:0:0:ffff::9' : '2001:db8::'), send)).toEqual([
    SAME_NETWORK,
    SAME_NETWORK,
  ])
  expect(await reasonsOf(1, '/contact', () => at('2001:db8:0:1::1'), send)).toEqual([null])
})

describe('a flood from one IP address', () => {
  const CEILING = 300
  const flood = (headers: Record<string, string>, by: Send) =>
    Promise.all(
      Array.from({ length: CEILING }, () =>
        sendOne('/contact', { body: { email: someone(), firstName: 'Ada' }, headers }, by),
      ),
    )

  test('is rejected without being read once its sender has sent too many, valid or not', async () => {
    const headers = from(somewhere())
    for (let n = 0; n < 300; n++)
      expect((await sendOne('/contact', { body: { phone: 'x' }, headers })).status).toBe(400)
    const { status, body } = await sendOne('/contact', { body: { phone: 'x' }, headers })
    expect([status, body.message]).toEqual([429, SORRY_TOO_MANY])
  })

  test('is finally rejected with Retry-After and the phone number, but repeats of accepted enquiries are not', async () => {
    const { send, submitForm } = await startAnew()
    const headers = from(somewhere())
    const original = { body: { email: someone() }, headers: { ...headers, 'idempotency-key': crypto.randomUUID() } }
    const first = await sendOne('/contact', original, send)
    expect((await flood(headers, send)).filter(({ status }) => status === 201)).toHaveLength(CEILING - 1)

    const refused = await sendOne('/contact', { body: { email: someone() }, headers }, send)
    expect([refused.status, refused.body]).toEqual([429, { message: SORRY_TOO_MANY, errors: [] }])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600)

    const repeat = await sendOne('/contact', original, send)
    expect([repeat.status, repeat.body]).toEqual([201, first.body])
    const changed = await sendOne('/contact', { ...original, body: { email: someone() } }, send)
    expect(changed.status).toBe(429)

    const fields = { firstName: 'Ada', lastName: 'Lovelace', email: someone() }
    const response = await submitForm('/contact', fields, headers)
    expect([response.status, response.headers.has('retry-after')]).toEqual([429, true])
    expect(pages.shown).toMatchObject([{ reply: { message: SORRY_TOO_MANY, values: fields } }])
  })
})

describe('what counts towards the limit', () => {
  test('not a repeat: sent ten times, an enquiry leaves its sender four more', async () => {
    const email = someone()
    const key = crypto.randomUUID()
    for (let n = 0; n < 10; n++)
      expect((await sendOne('/contact', { body: { email }, headers: { 'idempotency-key': key } })).status).toBe(201)
    const reasons = await reasonsOf(5, '/contact', () => ({ body: { email } }))
    expect(reasons).toEqual([...sent(4), SAME_EMAIL])
  })

  test('not our own failure: after ten of them an enquiry is sent', async () => {
    const { send } = await startAnew()
    const email = someone()
    const headers = from(somewhere())
    await pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'disk full' using errcode = '53100'; end $$;
      create trigger refuse before insert on leads for each row execute function refuse()`)
    for (let n = 0; n < 10; n++)
      expect((await sendOne('/contact', { body: { email, details: `Try ${n}` }, headers }, send)).status).toBe(503)
    await pool.query('drop function refuse() cascade')
    expect(await reasonsOf(1, '/contact', () => ({ body: { email }, headers }), send)).toEqual([null])
  })

  test('not an invalid enquiry', async () => {
    const [headers, email] = [from(somewhere()), someone()]
    for (let n = 0; n < 10; n++)
      expect((await sendOne('/contact', { body: { firstName: '', email }, headers })).status).toBe(400)
    expect(await reasonsOf(1, '/contact', () => ({ body: { email }, headers }))).toEqual([null])
  })

  test('not a key reused with different answers', async () => {
    const [key, email] = [crypto.randomUUID(), someone()]
    const one = (details: string) =>
      sendOne('/contact', { body: { email, details }, headers: { 'idempotency-key': key } })
    expect((await one('first')).status).toBe(201)
    for (let n = 0; n < 10; n++) expect((await one(`other ${n}`)).status).toBe(422)
    expect(await reasonsOf(1, '/contact', () => ({ body: { email } }))).toEqual([null])
  })
})

describe('Sparky', () => {
  const call = (headers = from(somewhere())) => ({ body: { phone: someNumber() }, headers })

  test('calls back for ten requests from one IP address, then holds them for staff', async () => {
    const { send } = await startAnew()
    const headers = from(somewhere())
    expect(await reasonsOf(11, '/contact-sparky', () => call(headers), send)).toEqual([...sent(10), SAME_NETWORK_CALLS])
  })

  test('calls one number three times, however it is written', async () => {
    const { send } = await startAnew()
    const written = ['07700 900 111', '+44 7700 900111', '0044 7700 900 111', '07700900111']
    const reasons = await reasonsOf(
      4,
      '/contact-sparky',
      (n) => ({ body: { phone: written[n] }, headers: from(somewhere()) }),
      send,
    )
    expect(reasons).toEqual([...sent(3), SAME_NUMBER])
  })

  test('accepts more than twenty requests an hour, and shows the number to dial for those it holds back', async () => {
    const { send } = await startAnew()
    expect(await reasonsOf(22, '/contact-sparky', () => call(), send)).toEqual([
      ...sent(20),
      UNUSUAL_CALLS,
      UNUSUAL_CALLS,
    ])
    const { status, body } = await sendOne('/contact-sparky', call(), send)
    expect([status, body]).toEqual([
      200,
      {
        message: 'Please call the number below to reach Sparky',
        reference: expect.any(String),
        ghl: { success: false },
      },
    ])
  })

  test('counts a sender’s requests towards the global limit only while it calls back for them', async () => {
    const { send } = await startAnew()
    const headers = from(somewhere())
    expect(await reasonsOf(25, '/contact-sparky', () => call(headers), send)).toEqual([
      ...sent(10),
      ...Array.from({ length: 15 }, () => SAME_NETWORK_CALLS),
    ])
    expect(await reasonsOf(2, '/contact-sparky', () => call(), send)).toEqual(sent(2))
  })
})

test('demo calls share Sparky’s limit: one number is called three times', async () => {
  const { send } = await startAnew()
  const phone = someNumber()
  const ask = (path: '/contact-sparky' | '/demo-calls') =>
    reasonsOf(2, path, () => ({ body: { phone }, headers: from(somewhere()) }), send)
  expect([...(await ask('/contact-sparky')), ...(await ask('/demo-calls'))]).toEqual([...sent(3), SAME_NUMBER])
})

test('sign-in is limited to five attempts per account and ten in all', async () => {
  const refusedOf = async (count: number, username: (n: number) => string, address: string) => {
    const tries = Array.from({ length: count }, (_, n) =>
      call(jsonRequest('POST', '/users/login', { username: username(n), password: PASSWORD }, from(address))),
    )
    return (await Promise.all(tries)).filter(({ status }) => status === 429).length
  }
  expect(await refusedOf(6, () => 'admin', somewhere())).toBe(1)
  expect(await refusedOf(11, (n) => `someone-${n}`, somewhere())).toBe(1)
  expect(await refusedOf(1, () => 'admin', somewhere())).toBe(0)
})

describe('corrections of contact details', () => {
  const correct = async (
    token: string,
    { sender = somewhere(), ...changed }: { email: string; firstName?: string; sender?: string },
  ) => {
    const shown = (await findEnquiry(pool, token))?.detailsVersion
    const details = { shown, firstName: 'Priya', lastName: 'Nair', phone: '', postcode: '', ...changed }
    const response = await call(jsonRequest('POST', '/enquiries/correct', { token, ...details }, from(sender)))
    return response.status
  }
  const enquire = async () => {
    const { body } = await sendOne('/contact-inquiries', { body: { email: someone() }, headers: from(somewhere()) })
    return (body.enquiry ?? '').replace('/enquiry/', '')
  }

  test('of an email address are refused after five a day for an enquiry', async () => {
    const token = await enquire()
    for (let n = 0; n < 5; n++) expect(await correct(token, { email: someone() })).toBe(200)
    expect(await correct(token, { email: someone() })).toBe(429)
  })

  test('of an email address are refused after five a day to an address, from whichever enquiry', async () => {
    const email = someone()
    for (let n = 0; n < 5; n++) expect(await correct(await enquire(), { email })).toBe(200)
    expect(await correct(await enquire(), { email })).toBe(429)
  })

  test('are refused after twenty from one sender, who can still withdraw', async () => {
    const [token, email, sender] = [await enquire(), someone(), somewhere()]
    for (let n = 0; n < 20; n++) expect(await correct(token, { email, sender, firstName: `Priya ${n}` })).toBe(200)
    expect(await correct(token, { email, sender, firstName: 'Priya' })).toBe(429)
    expect(await correct(token, { email, firstName: 'Priya' })).toBe(200)
    expect((await call(jsonRequest('POST', '/enquiries/withdraw', { token }, from(sender)))).status).toBe(200)
  })
})
