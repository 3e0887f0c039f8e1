import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { fetchEmails } from '@/lib/delivery/emails/fetch-emails'

import { fakeMailbox } from '../../fakes/fake-mailbox'
import { openSessions, type RoleName, type Sessions } from '../access/sessions'
import { call, jsonRequest } from '../support/api'
import { insertLead, pool } from '../support/rows'

let sessions: Sessions
let made = 0
let box: ReturnType<typeof fakeMailbox>
beforeAll(async () => void (sessions = await openSessions(await payloadClient())))

const fetchAll = () => fetchEmails({ pool, mailbox: box.mailbox, stopping: new AbortController().signal })

beforeEach(async () => {
  made += 1
  box = fakeMailbox(`${made}@mail.example.com/INBOX`)
  box.receive(email({ subject: 'From before' }), { receivedAt: new Date(Date.now() - 60_000) })
  await fetchAll() // what was there before is not taken
})

async function lead(columns: Record<string, unknown> = {}) {
  made += 1
  const reference = `PB-RE1Y-${String(made).padStart(4, '0')}`
  const address = `ada-${made}@example.com`
  const { id } = await insertLead({
    reference,
    status: 'contacted',
    kind: 'contact',
    name: 'Ada Lovelace',
    email: address,
    answers: '[]',
    due_at: '2026-01-05T10:00:00Z',
    answered_at: '2026-01-05T10:05:00Z',
    quarantined: false,
    ...columns,
  })
  return { id, reference, address }
}

type Written = { from?: string; subject?: string; headers?: string[]; body?: string }

function email({
  from = 'ada@example.com',
  subject = 'Hello',
  headers = [],
  body = 'Tuesday suits us.\n',
}: Written): string {
  const id = headers.some((header) => header.startsWith('Message-ID'))
    ? []
    : [`Message-ID: <${randomUUID()}@example.com>`]
  const type = headers.some((header) => /^Content-Type/i.test(header))
    ? []
    : ['Content-Type: text/plain; charset=utf-8']
  return [
    `From: Ada <${from}>`,
    'To: sales@powerboard.example.com',
    `Subject: ${subject}`,
    ...id,
    ...type,
    ...headers,
    '',
    body,
  ].join('\n')
}

const answering = (reference: string) => [`In-Reply-To: <lead-${reference}-staff-email-3@powerboard.example.com>`]

const kept = async (where = 'true', values: unknown[] = []) =>
  (
    await pool.query(
      `select lead_id as lead, state, subject, text, not_kept as "notKept", raw is not null as "hasRaw" from lead_emails where ${where} order by id`,
      values,
    )
  ).rows
const ofLead = (id: number) => kept('lead_id = $1', [id])
const unmatched = () => kept('lead_id is null')
const leadNow = async (id: number) =>
  (
    await pool.query(
      'select status::text, answered_at as answered, due_at > now() as "isDue" from leads where id = $1',
      [id],
    )
  ).rows[0]
const tasksOf = async (id: number) =>
  (await pool.query('select what from lead_tasks where lead_id = $1', [id])).rows.map(({ what }) => what)

async function decide(body: object, role: RoleName = 'sales') {
  const headers = { cookie: sessions[role].cookie, origin: 'http://localhost:3000' }
  const response = await call(jsonRequest('POST', '/leads/from-email', body, headers))
  return { status: response.status, body: (await response.json()) as { message: string; id?: number } }
}

describe('a reply', () => {
  test('is filed with the lead whose email it answers, whoever wrote it, and is owed an answer', async () => {
    const { id, reference } = await lead({ status: 'waiting' })
    box.receive(
      email({
        from: 'husband@example.com',
        headers: answering(reference),
        body: 'Tuesday.\n\nOn Mon, 23 Nov 2026, Ann wrote:\n> Hello\n',
      }),
    )
    await fetchAll()
    expect(await ofLead(id)).toEqual([
      { lead: id, state: 'received', subject: 'Hello', text: 'Tuesday.', notKept: null, hasRaw: false },
    ])
    expect(await leadNow(id)).toEqual({ status: 'contacted', answered: null, isDue: true })
  })

  test('keeps the earlier time to reply of a lead that waits for one', async () => {
    const { id, reference } = await lead({ answered_at: null })
    box.receive(email({ headers: answering(reference) }))
    await fetchAll()
    expect(await leadNow(id)).toMatchObject({ answered: null, isDue: false })
  })

  test('that names its reference counts only from the address of the lead', async () => {
    const [one, other] = [await lead(), await lead()]
    box.receive(email({ from: one.address.toUpperCase(), subject: `Re: your enquiry ${one.reference}` }))
    box.receive(email({ from: 'stranger@example.com', subject: `About ${other.reference}` }))
    await fetchAll()
    expect(await ofLead(one.id)).toHaveLength(1)
    expect(await ofLead(other.id)).toEqual([])
  })

  test('is filed by its address if only one open lead has it', async () => {
    const closed = await lead({ status: 'won' })
    const open = await lead({ email: closed.address })
    box.receive(email({ from: closed.address }))
    await fetchAll()
    expect(await ofLead(open.id)).toHaveLength(1)
    await lead({ email: closed.address })
    box.receive(email({ from: closed.address }))
    await fetchAll()
    expect(await ofLead(open.id)).toHaveLength(1)
  })

  test('after a sale is a next step', async () => {
    const { id, reference } = await lead({ status: 'won' })
    box.receive(email({ headers: answering(reference) }))
    await fetchAll()
    expect(await leadNow(id)).toMatchObject({ status: 'won' })
    expect(await tasksOf(id)).toEqual(['Answer their email'])
  })
})

describe('each email is taken once', () => {
  test('however often the mailbox is read, and after it has been numbered afresh', async () => {
    const { id, reference } = await lead()
    box.receive(email({ headers: answering(reference) }))
    await fetchAll()
    await fetchAll()
    box.renumber()
    await fetchAll()
    box.receive(email({ headers: answering(reference) }))
    await fetchAll()
    expect(await ofLead(id)).toHaveLength(2)
    expect(await kept(`subject = 'From before'`)).toEqual([])
  })

  test('also when a worker dies between two, or while it stores one', async () => {
    const { id, reference } = await lead()
    for (const subject of ['One', 'Two', 'Three']) box.receive(email({ subject, headers: answering(reference) }))
    let taken = 0
    const dying = {
      ...box.mailbox,
      readOn: ({ take, ...reading }: Parameters<typeof box.mailbox.readOn>[0]) =>
        box.mailbox.readOn({
          ...reading,
          take: async (...found) => {
            taken += 1
            if (taken === 2) throw new Error('killed')
            await take(...found)
          },
        }),
    }
    await expect(fetchEmails({ pool, mailbox: dying, stopping: new AbortController().signal })).rejects.toThrow(
      'killed',
    )
    await fetchAll()
    expect((await ofLead(id)).map(({ subject }) => subject)).toEqual(['One', 'Two', 'Three'])
  })

  test('by two workers at once', async () => {
    const { id, reference } = await lead()
    for (const subject of ['One', 'Two', 'Three']) box.receive(email({ subject, headers: answering(reference) }))
    await Promise.all([fetchAll(), fetchAll(), fetchAll()])
    expect(await ofLead(id)).toHaveLength(3)
    expect(await leadNow(id)).toMatchObject({ status: 'contacted' })
  })
})

describe('what nobody wrote', () => {
  const REPORT = ['Return-Path: <>', 'Content-Type: multipart/report; report-type=delivery-status; boundary="b"']
  const reportOf = (reference: string) =>
    `--b\nContent-Type: text/plain\n\nYour email did not arrive.\n\n--b\nContent-Type: message/delivery-status\n\nFinal-Recipient: rfc822; ada@example.com\nAction: failed\n\n--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: <lead-${reference}-staff-email-3@powerboard.example.com>\n\n--b--\n`

  test('a report about an email of ours is an entry and a next step, and no reply', async () => {
    const { id, reference } = await lead()
    box.receive(email({ from: 'mailer-daemon@mx.example.com', headers: REPORT, body: reportOf(reference) }))
    await fetchAll()
    expect(await ofLead(id)).toEqual([
      expect.objectContaining({ state: 'bounced', text: 'Your email did not arrive.' }),
    ])
    expect(await tasksOf(id)).toEqual(['Our email came back: check their address'])
    expect((await leadNow(id)).answered).not.toBeNull()
  })

  test('an automatic reply is an entry of its lead, and is owed nothing', async () => {
    const { id, reference } = await lead({ status: 'waiting' })
    box.receive(email({ headers: [...answering(reference), 'Auto-Submitted: auto-replied'] }))
    await fetchAll()
    expect(await ofLead(id)).toEqual([expect.objectContaining({ state: 'automatic' })])
    expect(await leadNow(id)).toMatchObject({ status: 'waiting' })
  })

  test.each([
    [
      'a report about nothing of ours',
      { from: 'mailer-daemon@mx.example.com', headers: REPORT, body: reportOf('PB-NNNN-0000') },
    ],
    ['an absence', { from: 'nobody@example.com', headers: ['Auto-Submitted: auto-replied'] }],
    ['a newsletter', { from: 'news@example.com', headers: ['List-Unsubscribe: <https://example.com>'] }],
  ])('%s is nowhere', async (_, written) => {
    const before = await kept()
    box.receive(email(written))
    await fetchAll()
    expect(await kept()).toEqual(before)
  })

  test('neither is what a colleague writes', async () => {
    await pool.query(`update users set email = 'ann@powerboard.example.com' where id = $1`, [sessions.sales.user.id])
    const before = await kept()
    box.receive(email({ from: 'Ann@powerboard.example.com' }))
    await fetchAll()
    expect(await kept()).toEqual(before)
  })
})

describe('an email about no lead', () => {
  const subjectOf = () => `Panels for number ${(made += 1)}`

  async function arrived(written: Written = {}) {
    const subject = subjectOf()
    box.receive(email({ from: `new-${made}@example.com`, ...written, subject }))
    await fetchAll()
    const { rows } = await pool.query<{ id: number }>('select id from lead_emails where subject = $1', [subject])
    return { id: rows[0]?.id ?? 0, subject }
  }

  test('waits outside the clock, until one press makes it a lead, once', async () => {
    const { id, subject } = await arrived()
    const leads = async () => (await pool.query('select count(*)::int as count from leads')).rows[0].count as number
    const before = await leads()
    expect(await unmatched()).toContainEqual(expect.objectContaining({ subject, hasRaw: true }))
    const pressed = await Promise.all([
      decide({ act: 'make-lead', email: id }),
      decide({ act: 'make-lead', email: id }),
    ])
    expect(pressed.map(({ status }) => status)).toContain(201)
    expect(await leads()).toBe(before + 1)
    const made = pressed.find(({ status }) => status === 201)?.body.id ?? 0
    expect(await ofLead(made)).toEqual([expect.objectContaining({ subject, hasRaw: false })])
    const { rows } = await pool.query(
      'select source, status::text, answered_at as answered, due_at > now() as "isDue", message from leads where id = $1',
      [made],
    )
    expect(rows).toEqual([
      { source: 'email', status: 'new', answered: null, isDue: true, message: 'Tuesday suits us.' },
    ])
    expect((await decide({ act: 'discard', email: id })).status).toBe(409)
  })

  test('is added to a lead that staff name', async () => {
    const { id, subject } = await arrived()
    const { id: leadId, reference } = await lead({ status: 'waiting' })
    expect(await decide({ act: 'add-to', email: id, reference: 'PB-0000-0000' })).toMatchObject({ status: 422 })
    expect(await decide({ act: 'add-to', email: id, reference: reference.toLowerCase() })).toMatchObject({
      status: 200,
    })
    expect(await ofLead(leadId)).toEqual([expect.objectContaining({ subject })])
    expect(await leadNow(leadId)).toEqual({ status: 'contacted', answered: null, isDue: true })
  })

  test('is deleted', async () => {
    const { id } = await arrived()
    expect((await decide({ act: 'discard', email: id }, 'editor')).status).toBe(403)
    expect((await decide({ act: 'discard', email: id })).status).toBe(200)
    expect((await decide({ act: 'make-lead', email: id })).status).toBe(409)
  })

  test('without a text, or that cannot be read, stops no other', async () => {
    const { id, reference } = await lead()
    box.receive(
      `Content-Type: multipart/mixed; boundary="b"\n\n${'--b\nContent-Type: multipart/mixed; boundary="b"\n\n'.repeat(400)}`,
    )
    box.receive(email({ headers: answering(reference), body: '' }))
    await fetchAll()
    expect(await ofLead(id)).toEqual([expect.objectContaining({ text: '' })])
  })
})

describe('attachments', () => {
  const part = (name: string, bytes: Buffer) =>
    `--b\nContent-Type: application/octet-stream\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${bytes.toString('base64')}\n`

  test('are kept by what they are, and the timeline says what is not kept', async () => {
    const { id, reference } = await lead()
    const body = [
      '--b\nContent-Type: text/plain\n\nThe plan.\n',
      part('plan.pdf', Buffer.from('%PDF-1.7\n%a plan')),
      part('plan.jpg', Buffer.from('%PDF-1.7\n%b plan')),
      part('run.exe', Buffer.from('MZ\x90\x00')),
      part('huge.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10 * 1024 * 1024)])),
      '--b--\n',
    ].join('\n')
    box.receive(email({ headers: [...answering(reference), 'Content-Type: multipart/mixed; boundary="b"'], body }))
    await fetchAll()
    const { rows } = await pool.query('select name from lead_documents where lead_id = $1', [id])
    expect(rows).toEqual([{ name: 'plan.pdf' }])
    expect((await ofLead(id))[0].notKept.split('\n')).toEqual([
      expect.stringMatching(/^plan\.jpg is a PDF named \.jpg/),
      expect.stringMatching(/^run\.exe is of a kind that we cannot read/),
      'huge.pdf is too large (10 MB allowed).',
    ])
  })

  test('of an email that is too large stay in the mailbox', async () => {
    const { id, reference } = await lead()
    box.receive(email({ headers: answering(reference) }), { isCut: true })
    await fetchAll()
    expect((await ofLead(id))[0].notKept).toBe(
      'The email is larger than 16 MB, so its attachments were left in the mailbox.',
    )
  })
})
