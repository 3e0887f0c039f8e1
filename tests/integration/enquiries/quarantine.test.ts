import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { ensureQueue } from '@/lib/delivery/queue'
import { sweep } from '@/lib/delivery/sweep'

import { ENDPOINT_PATHS, ENQUIRIES, type EndpointPath } from '../../fixtures/enquiries'
import { openSessions, type Sessions } from '../access/sessions'
import { silentLog } from '../delivery/support'
import { call, jsonRequest, request } from '../support/api'
import { submit } from '../support/enquiries'
import { pool, readLead, rowsAddedBy } from '../support/rows'

let sessions: Sessions
const deps = { pool, log: silentLog() }

beforeAll(async () => {
  await ensureQueue(deps)
  sessions = await openSessions(await payloadClient())
})
afterAll(() => pool.end())

async function take(path: EndpointPath, changes: object) {
  const { status, body } = await submit(path, { ...ENQUIRIES[path], ...changes })
  return { status, body, ...(await readLead(body.reference ?? '')) }
}

const LINKS = 'http://a.example http://b.example http://c.example'

describe('what looks machine-made', () => {
  test.each(ENDPOINT_PATHS)('is taken with thanks, kept and not sent: %s', async (path) => {
    const added = await rowsAddedBy(async () => {
      const { status, body, lead, deliveries } = await take(path, { website: 'https://spam.example' })
      expect([status, body.reference]).toEqual([201, lead.reference])
      expect(lead).toMatchObject({
        quarantined: true,
        quarantine_reasons: 'A field that people cannot see was filled in',
      })
      expect(deliveries).toEqual([])
    })
    expect(added).toMatchObject({ leads: 1, leads_rels: 1, idempotency_keys: 1 })
    expect(added).not.toHaveProperty('deliveries')
    expect(added).not.toHaveProperty('jobs')
  })

  test('gets the same answer as anybody', async () => {
    const person = await submit('/contact', ENQUIRIES['/contact'])
    const robot = await submit('/contact', { ...ENQUIRIES['/contact'], website: 'x' })
    expect({ ...robot.body, reference: '' }).toEqual({ ...person.body, reference: '' })
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

  test('says all that is suspicious', async () => {
    const { lead } = await take('/contact', { website: 'x', details: LINKS })
    expect(lead.quarantine_reasons).toBe(
      'A field that people cannot see was filled in. Three or more links in the text',
    )
  })

  test('is in sight of the sales desk', async () => {
    const { lead } = await take('/contact', { website: 'x' })
    const answer = await call(request(`/leads/${lead.id}`, { headers: { cookie: sessions.sales.cookie } }))
    expect(await answer.json()).toMatchObject({
      reference: lead.reference,
      quarantined: true,
      email: 'sean@example.com',
    })
  })
})

describe('letting through', () => {
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

    await pool.query(`update deliveries set next_attempt_at = now() - interval '1 minute' where lead_id = $1`, [
      lead.id,
    ])
    await sweep(deps)
    expect((await readLead(String(lead.reference))).jobs).toHaveLength(channels.length)
  })

  test('twice, or another change, sends nothing more', async () => {
    const { lead } = await take('/contact', { website: 'x' })
    const added = await rowsAddedBy(async () => {
      const answers = [
        await letThrough(lead.id, sessions.sales.cookie),
        await letThrough(lead.id, sessions.sales.cookie),
        await call(
          jsonRequest('PATCH', `/leads/${lead.id}`, { status: 'contacted' }, { cookie: sessions.sales.cookie }),
        ),
      ]
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    })
    expect(added).toEqual({ deliveries: 3 })
  })

  test.each(['editor', 'anonymous'] as const)('is not for %s', async (role) => {
    const { lead } = await take('/contact', { website: 'x' })
    expect((await letThrough(lead.id, sessions[role].cookie)).status).toBe(403)
    expect(await readLead(String(lead.reference))).toMatchObject({ lead: { quarantined: true }, deliveries: [] })
  })
})
