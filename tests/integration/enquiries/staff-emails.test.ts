import { randomUUID } from 'node:crypto'

import { beforeAll, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { deliver } from '@/lib/delivery/deliver'
import { claimDue } from '@/lib/delivery/store/claim'
import { permanentFailure, transientFailure } from '@/lib/integrations/failure'
import type { MailMessage, SendMail } from '@/lib/integrations/mail/mail'
import { EMAIL_TEMPLATES } from '@/lib/seed/desk/email-templates'

import { openSessions, type RoleName, type Sessions } from '../access/sessions'
import { testDeps } from '../delivery/support'
import { call, jsonRequest, request } from '../support/api'
import { insertLead, pool } from '../support/rows'

const payload = await payloadClient()
let sessions: Sessions
let made = 0
beforeAll(async () => void (sessions = await openSessions(payload)))

async function lead(columns: Record<string, unknown> = {}): Promise<number> {
  made += 1
  const { id } = await insertLead({
    reference: `PB-MA1A-${String(made).padStart(4, '0')}`,
    status: 'new',
    kind: 'contact',
    name: 'Ada Lovelace',
    first_name: 'Ada',
    email: 'ada@example.com',
    answers: '[]',
    due_at: '2026-01-05T10:00:00Z',
    quarantined: false,
    ...columns,
  })
  return id
}

const email = (id: number, changes: object = {}) => ({
  lead: id,
  key: randomUUID(),
  subject: 'Your enquiry',
  text: 'Hello Ada,\n\nTuesday at ten suits us.',
  ...changes,
})

async function post(body: object, role: RoleName = 'sales') {
  const headers = { cookie: sessions[role].cookie, origin: 'http://localhost:3000' }
  const response = await call(jsonRequest('POST', '/leads/email', body, headers))
  return { status: response.status, message: ((await response.json()) as { message: string }).message }
}

/** Sends what is due of a lead, as a worker does. */
async function sendDue(id: number, mail?: SendMail) {
  await pool.query(`update deliveries set next_attempt_at = now() + interval '1 day' where lead_id <> $1`, [id])
  await pool.query(`update deliveries set next_attempt_at = now() - interval '1 second' where lead_id = $1`, [id])
  const sent: MailMessage[] = []
  const accept: SendMail = async (message) => {
    sent.push(message)
    return { ok: true, isDelivered: true, messageId: `<lead-${message.reference}-${message.channel}@example.com>` }
  }
  const outcomes = []
  for (const delivery of await claimDue(pool, 10))
    outcomes.push(await deliver(testDeps(pool, { mail: mail ?? accept }), delivery))
  return { sent, outcomes }
}

const stored = async (id: number) =>
  (
    await pool.query(
      'select state, text, message_id as "messageId", override_reason as reason from lead_emails where lead_id = $1 order by id',
      [id],
    )
  ).rows
const leadOf = async (id: number) =>
  (await pool.query('select status::text, answered_at is not null as "isAnswered" from leads where id = $1', [id]))
    .rows[0]

async function timeline(id: number) {
  const response = await call(request(`/lead-timeline?lead=${id}`, { headers: { cookie: sessions.sales.cookie } }))
  const { entries } = (await response.json()) as {
    entries: { kind: string; title: string; author: string; text: string }[]
  }
  return entries.filter(({ kind }) => kind === 'email')
}

test('an email counts as our answer, and is sent once', async () => {
  const id = await lead()
  const body = email(id)
  expect(await post(body)).toEqual({ status: 201, message: 'Sent. The timeline has it.' })
  expect(await post(body)).toEqual({ status: 201, message: 'Sent. The timeline has it.' })
  expect(await leadOf(id)).toEqual({ status: 'contacted', isAnswered: true })
  const { sent, outcomes } = await sendDue(id)
  expect(outcomes).toEqual(['sent'])
  expect(sent).toEqual([
    expect.objectContaining({
      to: { name: '', address: 'ada@example.com' },
      replyTo: { name: '', address: 'sales@powerboard.example.com' },
      subject: 'Your enquiry (PB-MA1A-0001)',
      isPersonal: true,
      text: expect.stringMatching(/^Hello Ada,\n\nTuesday at ten suits us\.\n\n.+, Powerboard, /),
    }),
  ])
  expect((await sendDue(id)).sent).toEqual([])
  expect(await timeline(id)).toEqual([
    expect.objectContaining({ title: 'Email to the customer: Your enquiry', author: sessions.sales.user.name }),
  ])
})

test('several wait for one another and go out in their order', async () => {
  const id = await lead()
  for (const text of ['The first email.', 'The second email.']) await post(email(id, { text }))
  const failing: SendMail = async () => transientFailure('The mail server is away')
  expect((await sendDue(id, failing)).outcomes).toEqual(['waiting'])
  expect((await stored(id)).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  const { sent } = await sendDue(id)
  expect(sent.map(({ text }) => text.split('\n')[0])).toEqual(['The first email.', 'The second email.'])
  expect(new Set(sent.map(({ channel }) => channel)).size).toBe(2)
  expect((await stored(id)).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

test('an email that was sent before the worker died is not sent again by the next', async () => {
  const id = await lead()
  await post(email(id))
  await sendDue(id)
  await pool.query(`update deliveries set state = 'waiting', attempts = 1 where lead_id = $1`, [id])
  expect(await sendDue(id)).toEqual({ sent: [], outcomes: ['sent'] })
})

test('what a closed delivery left behind does not go out with the next email', async () => {
  const id = await lead()
  await post(email(id, { text: 'To the wrong address.' }))
  expect((await sendDue(id, async () => permanentFailure('No such mailbox'))).outcomes).toEqual(['parked'])
  await pool.query(`update deliveries set state = 'cancelled' where lead_id = $1 and state = 'parked'`, [id])
  await post(email(id, { text: 'To the right address.' }))
  const { sent } = await sendDue(id)
  expect(sent.map(({ text }) => text.split('\n')[0])).toEqual(['To the right address.'])
  expect((await stored(id)).map(({ state }) => state)).toEqual(['cancelled', 'sent'])
})

test('it answers the last email of the customer', async () => {
  const id = await lead()
  await pool.query(
    `insert into lead_emails (lead_id, state, key, message_id, subject, text) values ($1, 'received', $2, '<theirs@example.com>', 'Hello', 'Hello')`,
    [id, randomUUID()],
  )
  await post(email(id))
  expect((await sendDue(id)).sent[0]?.inReplyTo).toBe('<theirs@example.com>')
})

test('a claim without a source needs a reason, which the timeline keeps; what is left to fill in is never sent', async () => {
  const id = await lead()
  const text = 'Our panels save up to 50% on heating.'
  expect(await post(email(id, { text }))).toEqual({
    status: 422,
    message: 'This claim has no source: “Our panels save up to 50% on heating.”',
  })
  expect(await post(email(id, { text: 'Hello {firstName}', reason: 'In a hurry' }))).toEqual({
    status: 422,
    message: 'Fill in {firstName}.',
  })
  expect(await stored(id)).toEqual([])
  expect(await leadOf(id)).toEqual({ status: 'new', isAnswered: false })
  expect((await post(email(id, { text, reason: 'They quoted it' }))).status).toBe(201)
  expect((await timeline(id))[0]?.text).toContain('Sent despite the check: They quoted it')
})

test.each([
  ['withdrawn', { status: 'withdrawn' }, 409, 'The customer has withdrawn this enquiry, so nothing was sent.'],
  [
    'held back',
    { quarantined: true },
    409,
    'This enquiry is held back as suspected spam. Release it before you write to its customer.',
  ],
  ['without an address', { email: null }, 409, 'This lead has no email address.'],
])('a lead that is %s gets none', async (_, columns, status, message) => {
  const id = await lead(columns)
  expect(await post(email(id))).toEqual({ status, message })
  expect(await stored(id)).toEqual([])
})

test('bad input is refused in words, and only the sales desk may write', async () => {
  const id = await lead()
  expect(await post(email(2 ** 31 - 1))).toEqual({ status: 404, message: 'This lead no longer exists.' })
  expect(await post(email(id, { subject: ' ' }))).toEqual({ status: 400, message: 'Write a subject' })
  expect(await post(email(id, { text: '' }))).toEqual({ status: 400, message: 'Write the email first' })
  expect((await post(email(id), 'editor')).status).toBe(403)
})

test('an email begins with a template and what it can name', async () => {
  const id = await lead()
  await payload.create({
    collection: 'email-templates',
    data: { name: 'No answer', subject: 'Your enquiry {reference}', text: 'Hello {firstName}' },
    overrideAccess: true,
  })
  const response = await call(request(`/leads/email?lead=${id}`, { headers: { cookie: sessions.sales.cookie } }))
  expect(await response.json()).toEqual({
    templates: [...EMAIL_TEMPLATES, { name: 'No answer', text: 'Hello {firstName}' }]
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, text }) => expect.objectContaining({ name, text })),
    values: {
      firstName: 'Ada',
      reference: expect.stringMatching(/^PB-MA1A-/),
      quote: null,
      myName: sessions.sales.user.name,
      ourPhone: expect.any(String),
    },
  })
})
