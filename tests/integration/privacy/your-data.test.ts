import { beforeEach, describe, expect, test } from 'vitest'

import { GET as download } from '@/app/(main)/your-data/records/[token]/[file]/route'
import { payloadClient } from '@/lib/data/payload-client'
import { enforceRetention } from '@/lib/delivery/retention/enforce'
import { sendDataLinks } from '@/lib/delivery/your-data/send-data-links'
import { addressCode } from '@/lib/people/objections'
import { isLinkOpen } from '@/lib/use-cases/your-data/data-links'
import { readOffers } from '@/lib/use-cases/your-data/offers'
import { readData } from '@/lib/use-cases/your-data/read-data'
import { findReceipt } from '@/lib/use-cases/your-data/receipts'
import { ownRequests } from '@/lib/use-cases/your-data/requests'

import { ENQUIRIES } from '../../fixtures/enquiries'
import { openSessions } from '../access/sessions'
import { silentLog } from '../delivery/support'
import { call, jsonRequest, request } from '../support/api'
import { submit } from '../support/enquiries'
import { mailServer } from '../support/mail-server'
import { limitRequests } from '../support/rate-limits'
import { pool } from '../support/rows'

limitRequests()

const payload = await payloadClient()
const smtp = mailServer()
let visitor = 0
let ada: string
beforeEach(async () => {
  smtp.reset()
  ada = `ada${++visitor}.data@example.com`
  await pool.query('truncate data_links')
})

let network = 0
const headers = () => ({ 'x-client-address': `2001:db8:${(++network).toString(16)}::3` })
const send = () =>
  sendDataLinks({
    pool,
    log: silentLog(),
    siteUrl: 'https://powerboard.example.com',
    sales: { name: '', address: 'sales@powerboard.example.com' },
    send: smtp.send,
    stopping: new AbortController().signal,
  })

/** A plain form, as it is sent without a script. */
const post = async (path: string, fields: Record<string, string>) => {
  const body = new URLSearchParams(fields)
  const response = await call(request(`/your-data/${path}`, { method: 'POST', body, headers: headers() }))
  return { status: response.status, location: response.headers.get('location') ?? '' }
}
const json = async (path: string, fields: Record<string, string>) => {
  const response = await call(jsonRequest('POST', `/your-data/${path}`, fields, headers()))
  return { status: response.status, body: await response.text() }
}
const asked = async (email: string) => {
  await post('link', { email })
  await send()
  return /open\/([\w-]{43})/.exec(smtp.accepted.at(-1)?.text ?? '')?.[1] ?? ''
}
const opened = async (email: string) => {
  const { location } = await post('open', { token: await asked(email) })
  return /records\/([\w-]{43})/.exec(location)?.[1] ?? ''
}
const enquire = async (email: string, changes: object = {}) =>
  (await submit('/survey-leads', { ...ENQUIRIES['/survey-leads'], email, marketingConsent: true, ...changes })).body
    .reference ?? ''
const one = async <Row>(text: string, values: unknown[]) =>
  (await pool.query<Row & Record<string, unknown>>(text, values)).rows[0]

describe('asking for a link', () => {
  test('gets the same answer and the same row, whether we hold anything or not', async () => {
    await enquire(ada)
    const stranger = `nobody${ada}`
    expect(await json('link', { email: ada })).toEqual(await json('link', { email: stranger }))
    expect(await post('link', { email: ada })).toEqual({ status: 303, location: '/your-data/sent' })
    expect(await post('link', { email: stranger })).toEqual({ status: 303, location: '/your-data/sent' })
    const { rows } = await pool.query('select email, attempts, tried_at from data_links order by requested_at')
    expect(rows.map(({ email }) => email)).toEqual([ada, stranger, ada, stranger])
    await send()
    expect(smtp.accepted.map(({ to }) => to.address)).toEqual([ada, ada])
  })

  test('finds what has only an address, such as a place on the waiting list', async () => {
    const product = await one<{ id: number }>('select id from products limit 1', [])
    await call(
      request('/waiting-list', {
        method: 'POST',
        body: new URLSearchParams({ email: ada, productId: String(product?.id) }),
        headers: headers(),
      }),
    )
    expect(await asked(ada.toUpperCase())).toMatch(/^[\w-]{43}$/)
  })

  test('is limited for an address and for a network, whoever it is', async () => {
    const statuses = []
    for (let count = 0; count < 6; count += 1) statuses.push((await json('link', { email: ada })).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
  })

  test('stores no secret: a link is kept as a hash', async () => {
    await enquire(ada)
    const token = await asked(ada)
    const { rows } = await pool.query('select data_links::text as stored from data_links')
    expect(rows.filter(({ stored }) => stored.includes(token))).toEqual([])
  })

  test('is forgotten after a day', async () => {
    await enquire(ada)
    await asked(ada)
    await pool.query(`update data_links set requested_at = now() - interval '25 hours'`)
    await enforceRetention({ pool, log: silentLog() })
    expect(await one('select 1 as found from data_links', [])).toBeUndefined()
  })
})

describe('a link', () => {
  beforeEach(() => enquire(ada))

  test('is not used up by looking at it, and opens once', async () => {
    const token = await asked(ada)
    expect([await isLinkOpen(pool, token), await isLinkOpen(pool, token)]).toEqual([true, true])
    const answers = await Promise.all([1, 2, 3].map(() => json('open', { token })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    expect(await isLinkOpen(pool, token)).toBe(false)
  })

  test('expires 30 minutes after it was sent', async () => {
    const token = await asked(ada)
    await pool.query(`update data_links set tried_at = now() - interval '31 minutes'`)
    expect((await json('open', { token })).status).toBe(404)
  })

  test('opens a page that closes after 30 minutes, or when its reader says so', async () => {
    const session = await opened(ada)
    expect((await readData(payload, session))?.session.email).toBe(ada)
    await pool.query(`update data_links set opened_at = now() - interval '31 minutes'`)
    expect(await readData(payload, session)).toBeNull()
    expect((await json('change', { token: session, answer: 'erase' })).status).toBe(404)
    const other = await opened(ada)
    expect(await post('change', { token: other, answer: 'close' })).toEqual({
      status: 303,
      location: '/your-data/left',
    })
    expect(await readData(payload, other)).toBeNull()
  })

  test('does not open a page by itself', async () => {
    const token = await asked(ada)
    expect(await readData(payload, token)).toBeNull()
    expect((await json('change', { token, answer: 'erase' })).status).toBe(404)
  })
})

describe('the page of an address', () => {
  test('shows what has this address and nothing else, also of people who were merged', async () => {
    const reference = await enquire(ada, { firstName: 'Mei' })
    const other = await enquire(`other.${ada}`, { firstName: 'Li' })
    const people = await pool.query<{ id: number }>('select person_id as id from leads where reference = any($1)', [
      [reference, other],
    ])
    await pool.query(
      'update people set merged_into_id = $1 where id = $2',
      people.rows.map(({ id }) => id),
    )
    const found = await readData(payload, await opened(ada))
    const text = JSON.stringify(found?.held)
    expect([text.includes(reference), text.includes(other), text.includes(`other.${ada}`)]).toEqual([
      true,
      false,
      false,
    ])
    expect(found?.held.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['leads', 'survey_leads', 'deliveries']),
    )
    expect(found?.held.map(({ table }) => table)).not.toContain('people') // the other one is theirs too
    expect(await ownRequests(pool, ada)).toMatchObject([{ reference, page: expect.stringMatching(/^\/enquiry\//) }])
  })

  test.each([
    ['json', 'application/json'],
    ['pdf', 'application/pdf'],
  ])('is downloaded as %s, which no cache keeps', async (kind, type) => {
    await enquire(ada)
    const token = await opened(ada)
    const get = (secret: string) =>
      download(new Request(`https://powerboard.example.com/your-data/records/${secret}/your-data.${kind}`), {
        params: Promise.resolve({ token: secret, file: `your-data.${kind}` }),
      })
    const response = await get(token)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(500)
    expect((await get('x'.repeat(43))).status).toBe(404)
  })
})

const consentOf = (reference: string | undefined) =>
  one<{ stopped: boolean; wanted: boolean }>(
    `select consent_marketing as wanted, consent_marketing_withdrawn_at is not null as stopped from leads where reference = $1`,
    [reference],
  )

describe('stopping offers', () => {
  test('takes effect at once, is told to the CRM, and can be changed back', async () => {
    const reference = await enquire(ada)
    await pool.query(
      `update deliveries set state = 'sent', sent_at = now(), attempts = 1 where channel = 'crm'
       and lead_id = (select id from leads where reference = $1)`,
      [reference],
    )
    const token = await opened(ada)
    expect((await post('change', { token, answer: 'stop-offers' })).location).toBe(`/your-data/records/${token}`)
    expect(await consentOf(reference)).toEqual({ wanted: true, stopped: true })
    const delivery = `select state::text as state from deliveries
      where channel = 'crm' and lead_id = (select id from leads where reference = $1)`
    expect(await one(delivery, [reference])).toEqual({ state: 'waiting' })
    expect((await readOffers(pool, ada)).stoppedAt).not.toBeNull()
    await post('change', { token, answer: 'allow-offers' })
    expect(await consentOf(await enquire(ada))).toEqual({ wanted: true, stopped: false })
  })

  test('outlives the erasure: neither a form nor a colleague starts offers again', async () => {
    await enquire(ada)
    const token = await opened(ada)
    await post('change', { token, answer: 'stop-offers' })
    await post('change', { token, answer: 'erase' })
    expect(
      await one('select since from marketing_objections where address_code = $1', [addressCode(ada)]),
    ).toBeDefined()
    expect(await consentOf(await enquire(ada))).toEqual({ wanted: true, stopped: true })
    expect(await consentOf(await enquire(ada.toUpperCase()))).toEqual({ wanted: true, stopped: true })
    expect(await consentOf(await enquire(`other.${ada}`))).toEqual({ wanted: true, stopped: false })
  })

  test('counts for an address that a lead gets later', async () => {
    await enquire(ada)
    await post('change', { token: await opened(ada), answer: 'stop-offers' })
    const reference = await enquire(`typo.${ada}`)
    const lead = await one<{ id: number }>('select id from leads where reference = $1', [reference])
    await payload.update({ collection: 'leads', id: lead?.id ?? 0, data: { email: ada }, overrideAccess: true })
    expect(await consentOf(reference)).toEqual({ wanted: true, stopped: true })
  })

  test('is remembered when the lead with which it was done is deleted', async () => {
    const lead = await one<{ id: number }>('select id from leads where reference = $1', [await enquire(ada)])
    const id = lead?.id ?? 0
    const stopped = { consent: { marketingWithdrawnAt: new Date().toISOString() } }
    await payload.update({ collection: 'leads', id, data: stopped, overrideAccess: true })
    await payload.delete({ collection: 'leads', id, overrideAccess: true })
    expect(await consentOf(await enquire(ada))).toEqual({ wanted: true, stopped: true })
  })
})

describe('erasing', () => {
  test('leaves nothing with the address, and others untouched; the receipt shows what is still to be done', async () => {
    await enquire(ada)
    const other = await enquire(`other.${ada}`)
    await pool.query(`update leads set ghl_contact_id = $1 where email = $2`, [`contact-${visitor}`, ada])
    const token = await opened(ada)
    const { status, location } = await post('change', { token, answer: 'erase' })
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/your-data\/receipt\/[\w-]{43}$/)])
    for (const table of ['leads', 'survey_leads', 'data_links'])
      expect(await one(`select 1 as found from ${table} where lower(email) = $1`, [ada])).toBeUndefined()
    expect(await one('select 1 as found from leads where reference = $1', [other])).toBeDefined()

    const receipt = location.split('/').at(-1) ?? ''
    expect(await findReceipt(pool, receipt)).toMatchObject({
      recordsKept: 0,
      crm: { copies: 1, waiting: 1 },
      mailboxesClearedAt: null,
    })
    const sessions = await openSessions(payload)
    const { id } = (await one<{ id: number }>('select id from data_receipts order by id desc limit 1', [])) ?? { id: 0 }
    const cleared = (cookie?: string) =>
      call(jsonRequest('POST', `/data-receipts/${id}/mailboxes-cleared`, {}, cookie ? { cookie } : {}))
    expect((await cleared(sessions.editor.cookie)).status).toBe(403)
    expect((await cleared(sessions.sales.cookie)).status).toBe(200)
    expect((await cleared(sessions.sales.cookie)).status).toBe(409)
    await pool.query(`update erasures set crm = 'contact-deleted' where receipt_id = $1`, [id])
    expect(await findReceipt(pool, receipt)).toMatchObject({
      crm: { copies: 1, waiting: 0 },
      mailboxesClearedAt: expect.any(Date),
    })
    const stored = await one<{ text: string }>('select data_receipts::text as text from data_receipts where id = $1', [
      id,
    ])
    expect(stored?.text).not.toMatch(/\bPB-|@/)
  })
})

describe('a request to staff', () => {
  const due = (reference: unknown) =>
    one<{ source: string; days: number; answers: { label: string }[] }>(
      `select source, round(extract(epoch from due_at - created_at) / 86400)::int as days, answers from leads where reference = $1`,
      [reference],
    )

  test('by telephone alone has a month, and asks for a proof of identity', async () => {
    const fields = { asks: 'see', name: 'Ada Byron', phone: '07700 900 123', details: 'What do you have?' }
    const { status, body } = await json('request', fields)
    expect(status).toBe(201)
    const lead = await due((JSON.parse(body) as { reference: string }).reference)
    expect(lead).toMatchObject({ source: 'data-request', days: expect.any(Number) })
    expect(lead?.days).toBeGreaterThanOrEqual(28)
    expect(lead?.answers.map(({ label }) => label)).toContain('Proof of identity')
  })

  test('that complains is acknowledged within 30 days', async () => {
    const { body } = await json('request', { asks: 'complain', name: 'Ada Byron', email: ada })
    expect(await due((JSON.parse(body) as { reference: string }).reference)).toMatchObject({
      source: 'data-protection',
      days: 30,
    })
  })

  test('needs a way to answer, and keeps what was typed', async () => {
    const { status, body } = await json('request', { asks: 'see', name: 'Ada Byron' })
    expect([status, body]).toEqual([400, expect.stringContaining('Please leave an email address or a phone number')])
  })
})
