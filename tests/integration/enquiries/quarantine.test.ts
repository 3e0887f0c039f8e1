import { beforeAll, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { claimDue } from '@/lib/delivery/store/claim'
import { reconcile } from '@/lib/operations/reconcile'
import { enquiryToken } from '@/lib/platform/enquiry-token'
import { findEnquiry } from '@/lib/use-cases/enquiries/find-enquiry'
import { withdrawEnquiry } from '@/lib/use-cases/enquiries/withdraw-enquiry'

import { ENDPOINT_PATHS, type EndpointPath, ENQUIRIES, takenStatus } from '../../fixtures/enquiries'
import { openSessions, type Sessions } from '../access/sessions'
import { call, jsonRequest, request } from '../support/api'
import { submit, UNIQUE } from '../support/enquiries'
import { pool, readLead, rowsAddedBy } from '../support/rows'

let sessions: Sessions

beforeAll(async () => {
  sessions = await openSessions(await payloadClient())
})

async function take(path: EndpointPath, changes: object) {
  const { status, body } = await submit(path, { ...ENQUIRIES[path], ...changes })
  return { status, body, ...(await readLead(body.reference ?? '')) }
}

const LINKS = 'http://a.example http://b.example http://c.example'

describe('suspected spam', () => {
  test.each(ENDPOINT_PATHS)('is confirmed, stored and not sent: %s', async (path) => {
    const added = await rowsAddedBy(async () => {
      const { status, body, lead, deliveries } = await take(path, { website: 'https://spam.example' })
      expect([status, body.reference]).toEqual([takenStatus(path), lead.reference])
      expect(lead).toMatchObject({
        quarantined: true,
        quarantine_reasons: 'A field that people cannot see was filled in',
      })
      expect(deliveries).toEqual([])
    })
    expect(added).toMatchObject({ leads: 1, leads_rels: 1, idempotency_keys: 1 })
    expect(added).not.toHaveProperty('deliveries')
  })

  test('gets the same response as any other enquiry', async () => {
    const person = await submit('/contact', ENQUIRIES['/contact'])
    const robot = await submit('/contact', { ...ENQUIRIES['/contact'], website: 'x' })
    expect({ ...robot.body, ...UNIQUE }).toEqual({ ...person.body, ...UNIQUE })
    expect([...robot.headers.keys()]).toEqual([...person.headers.keys()])
  })

  test.each([
    ['/contact', { details: LINKS }, 'Three or more links in the text'],
    ['/contact', { firstName: 'www.spam.example' }, 'A link in the name'],
    ['/contact', { details: '[url=x]y[/url]' }, 'Link markup in the text'],
    ['/contact', { firstName: 'RobertGamDaw', lastName: 'RobertGamDaw' }, 'The same text in several name fields'],
    ['/contact', { email: 'a.b.c.d.e.f@gmail.com' }, 'A Gmail address broken up with dots'],
    ['/contact-inquiries', { message: LINKS }, 'Three or more links in the text'],
    ['/survey-leads', { message: LINKS }, 'Three or more links in the text'],
    ['/survey-leads', { lastName: 'https://spam.example' }, 'A link in the name'],
  ] as const)('%s %j', async (path, changes, reason) => {
    const { lead, deliveries } = await take(path, changes)
    expect([lead.quarantined, lead.quarantine_reasons]).toEqual([true, reason])
    expect(deliveries).toEqual([])
  })

  test('records every reason', async () => {
    const { lead } = await take('/contact', { website: 'x', details: LINKS })
    expect(lead.quarantine_reasons).toBe(
      'A field that people cannot see was filled in. Three or more links in the text',
    )
  })

  test('is visible to sales', async () => {
    const { lead } = await take('/contact', { website: 'x' })
    const response = await call(request(`/leads/${lead.id}`, { headers: { cookie: sessions.sales.cookie } }))
    expect(await response.json()).toMatchObject({
      reference: lead.reference,
      quarantined: true,
      email: 'sean@example.com',
    })
  })
})

describe('releasing', () => {
  const letThrough = (id: unknown, cookie: string) =>
    call(jsonRequest('PATCH', `/leads/${id}`, { quarantined: false }, { cookie }))

  test.each([
    ['/contact', ['crm', 'customer-email', 'sales-email']],
    ['/contact-sparky', ['crm', 'sales-email']],
  ] as const)('sends what was held back: %s', async (path, channels) => {
    const { lead } = await take(path, { website: 'x' })
    expect((await letThrough(lead.id, sessions.sales.cookie)).status).toBe(200)
    const after = await readLead(String(lead.reference))
    expect(after.lead.quarantined).toBe(false)
    expect(after.deliveries.map(({ channel, state, attempts }) => ({ channel, state, attempts }))).toEqual(
      channels.map((channel) => ({ channel, state: 'waiting', attempts: 0 })),
    )

    const claimed = await claimDue(pool, 100)
    expect(claimed.filter((one) => one.lead.leadId === lead.id)).toHaveLength(channels.length)
  })

  test('sends what was held back even if a quote was sent before', async () => {
    const [quoted, other] = [await take('/contact', { website: 'x' }), await take('/contact', { website: 'x' })]
    await pool.query(
      `insert into deliveries (lead_id, channel, state, attempts) values ($1, 'quote-email', 'sent', 1)`,
      [quoted.lead.id],
    )
    const both = `/leads?where[id][in]=${quoted.lead.id},${other.lead.id}`
    const headers = { cookie: sessions.sales.cookie }
    expect((await call(jsonRequest('PATCH', both, { quarantined: false }, headers))).status).toBe(200)
    const channelsOf = async ({ body }: typeof quoted) =>
      (await readLead(body.reference ?? '')).deliveries.map(({ channel }) => channel)
    expect(await channelsOf(quoted)).toEqual(['crm', 'customer-email', 'quote-email', 'sales-email'])
    expect(await channelsOf(other)).toEqual(['crm', 'customer-email', 'sales-email'])
  })

  test('twice, or another change, sends nothing more', async () => {
    const { lead } = await take('/contact', { website: 'x' })
    const added = await rowsAddedBy(async () => {
      const responses = [
        await letThrough(lead.id, sessions.sales.cookie),
        await letThrough(lead.id, sessions.sales.cookie),
        await call(
          jsonRequest('PATCH', `/leads/${lead.id}`, { status: 'contacted' }, { cookie: sessions.sales.cookie }),
        ),
      ]
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    })
    expect(added).toEqual({ deliveries: 3 })
  })

  test('sends nothing that its customer has withdrawn, and it is not missing', async () => {
    const { lead } = await take('/contact', { website: 'x' })
    const enquiry = await findEnquiry(pool, enquiryToken(String(lead.reference)))
    if (!enquiry) throw new Error('no enquiry')
    expect(await withdrawEnquiry(pool, { enquiry, at: new Date() })).toBe(true)
    expect((await letThrough(lead.id, sessions.sales.cookie)).status).toBe(200)
    expect(await readLead(String(lead.reference))).toMatchObject({ lead: { quarantined: false }, deliveries: [] })
    expect((await reconcile(pool, new Date(0))).missing).not.toContain(lead.reference)
  })

  test.each([
    ['editor', 403],
    ['anonymous', 404],
  ] as const)('is not allowed for %s', async (role, status) => {
    const { lead } = await take('/contact', { website: 'x' })
    expect((await letThrough(lead.id, sessions[role].cookie)).status).toBe(status)
    expect(await readLead(String(lead.reference))).toMatchObject({ lead: { quarantined: true }, deliveries: [] })
  })
})
