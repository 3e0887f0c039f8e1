import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { Client } from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { claimCrmOf } from '@/lib/delivery/store/claim'
import { recordSent } from '@/lib/delivery/store/record'
import { migrations } from '@/lib/platform/migrations'

import { ENQUIRIES } from '../../fixtures/enquiries'
import { openSessions, type Sessions } from '../access/sessions'
import { call, jsonRequest, request } from '../support/api'
import { submit } from '../support/enquiries'
import { pool, readLead } from '../support/rows'
import { statementsDuring } from '../support/statements'

let sessions: Sessions
const payload = await payloadClient()

beforeAll(async () => {
  sessions = await openSessions(payload)
})

async function newLead(): Promise<number> {
  const { body } = await submit('/survey-leads', ENQUIRIES['/survey-leads'])
  return Number((await readLead(body.reference ?? '')).lead.id)
}

type Role = 'admin' | 'sales' | 'editor'
const asRole = (role: Role) => ({ cookie: sessions[role].cookie })
const addNote = (lead: number, text: unknown, role: Role = 'sales') =>
  call(jsonRequest('POST', `/leads/${lead}/notes`, { text }, asRole(role)))
const patch = (path: string, data: object, role: Role = 'sales') => call(jsonRequest('PATCH', path, data, asRole(role)))

async function timelineOf(lead: number) {
  const { rows } = await pool.query<Record<string, unknown>>(
    `select text, subject, "from", "to", author_id as author, author_name as "authorName" from lead_events where lead_id = $1 order by id`,
    [lead],
  )
  return rows
}
const notesOf = async (lead: number) => (await timelineOf(lead)).flatMap(({ text }) => text ?? [])

describe('a note', () => {
  test('has its author and time, whatever the request says', async () => {
    const lead = await newLead()
    const forged = { text: 'Agreed 50% off', author: 1, createdAt: '2020-01-01T00:00:00.000Z' }
    expect((await call(jsonRequest('POST', `/leads/${lead}/notes`, forged, asRole('sales')))).status).toBe(400)
    expect((await addNote(lead, '  Rang, no answer\r\n')).status).toBe(201)
    expect(await timelineOf(lead)).toMatchObject([
      { text: 'Rang, no answer', author: sessions.sales.user.id, authorName: 'sales' },
    ])
  })

  test.each([
    ['empty', ''],
    ['blank', '  '],
    ['invisible', '\u200b'],
    ['a number', 7],
    ['missing', null],
    ['too long', 'x'.repeat(5001)],
    ['a null character', '\u0000'],
  ])('is refused: %s', async (_, text) => {
    const lead = await newLead()
    expect((await addNote(lead, text)).status).toBe(400)
    expect(await notesOf(lead)).toEqual([])
  })

  test('needs a lead', async () => {
    expect((await addNote(2_147_483_647, 'Rang')).status).toBe(404)
  })
})

describe('no note is lost', () => {
  test('when colleagues write at the same time', async () => {
    const lead = await newLead()
    const texts = Array.from({ length: 12 }, (_, index) => `Note ${index}`)
    const saved = await Promise.all([
      ...texts.map((text, index) => addNote(lead, text, index % 2 ? 'sales' : 'admin')),
      patch(`/leads/${lead}`, { status: 'contacted' }),
    ])
    expect(saved.map(({ ok }) => ok)).not.toContain(false)
    expect((await notesOf(lead)).toSorted()).toEqual(texts.toSorted())
  })

  test('by an edit through the API, one at a time or in bulk', async () => {
    const lead = await newLead()
    await addNote(lead, 'Keep me')
    for (const path of [`/leads/${lead}`, `/leads?where[id][in]=${lead}`]) {
      expect((await patch(path, { notes: [], timeline: [], status: 'contacted' }, 'admin')).status).toBe(200)
      expect(await notesOf(lead)).toEqual(['Keep me'])
    }
  })

  test.each(['sales', 'admin', 'editor'] as const)('by a request to the entries themselves: %s', async (role) => {
    const lead = await newLead()
    await addNote(lead, 'Keep me')
    const { rows } = await pool.query<{ id: number }>('select id from lead_events where lead_id = $1', [lead])
    const path = `/lead-events/${rows[0]?.id}`
    const responses = [
      await patch(path, { text: 'Changed' }, role),
      await patch(`/lead-events?where[lead][equals]=${lead}`, { text: 'Changed' }, role),
      await call(request(path, { method: 'DELETE', headers: asRole(role) })),
      await call(request(`/lead-events?where[lead][equals]=${lead}`, { method: 'DELETE', headers: asRole(role) })),
      await call(jsonRequest('POST', '/lead-events', { lead, text: 'Forged' }, asRole(role))),
    ]
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    expect(await notesOf(lead)).toEqual(['Keep me'])
  })

  test('with the account of its author', async () => {
    const lead = await newLead()
    const leaver = await payload.db.create({
      collection: 'users',
      data: { username: 'leaver', name: 'Ann Leaver', role: 'sales' },
    })
    await payload.create({
      collection: 'lead-events',
      data: { lead, text: 'Mine', author: Number(leaver.id), authorName: 'Ann Leaver' },
    })
    await payload.delete({ collection: 'users', id: Number(leaver.id) })
    expect(await timelineOf(lead)).toMatchObject([{ text: 'Mine', author: null, authorName: 'Ann Leaver' }])
  })
})

describe('the history of a lead', () => {
  test('has every change, with who made it', async () => {
    const lead = await newLead()
    const other = await newLead()
    const { rows } = await pool.query<{ reference: string }>('select reference from leads where id = $1', [other])
    await patch(`/leads/${lead}`, { status: 'duplicate', duplicateOf: other, assignee: sessions.sales.user.id })
    await patch(`/leads/${lead}`, { status: 'contacted' }, 'admin')
    await patch(`/leads/${lead}`, { status: 'contacted' }, 'admin')
    expect(await timelineOf(lead)).toMatchObject([
      { subject: 'Status', from: 'New', to: 'Duplicate', authorName: 'sales' },
      { subject: 'Duplicate of', from: '', to: rows[0]?.reference },
      { subject: 'Assigned to', from: '', to: 'sales' },
      { subject: 'Status', from: 'Duplicate', to: 'Contacted', authorName: 'admin', author: sessions.admin.user.id },
    ])
  })

  test('has the changes of a bulk edit', async () => {
    const leads = [await newLead(), await newLead()]
    expect((await patch(`/leads?where[id][in]=${leads.join()}`, { status: 'spam' })).status).toBe(200)
    for (const lead of leads) expect(await timelineOf(lead)).toMatchObject([{ subject: 'Status', to: 'Spam' }])
  })
})

test('the withdrawal of marketing consent is sent to the CRM, once', async () => {
  const lead = await newLead()
  const crm = async () =>
    (
      await pool.query<{ state: string }>(`select state::text from deliveries where lead_id = $1 and channel = 'crm'`, [
        lead,
      ])
    ).rows
  await pool.query(`update deliveries set state = 'sent' where lead_id = $1`, [lead])
  await patch(`/leads/${lead}`, { consent: { marketingWithdrawnAt: '2026-11-20T10:00:00.000Z' } })
  expect(await crm()).toEqual([{ state: 'waiting' }])
  await pool.query(`update deliveries set state = 'sent' where lead_id = $1`, [lead])
  await patch(`/leads/${lead}`, { status: 'contacted' })
  expect(await crm()).toEqual([{ state: 'sent' }])
})

test.each([
  ['parked', null, 'waiting'],
  ['cancelled', 'contact-1', 'waiting'],
  ['not-configured', 'contact-1', 'waiting'],
  ['cancelled', null, 'cancelled'],
])('the withdrawal of marketing consent with the CRM %s and contact %s leaves it %s', async (state, contact, after) => {
  const lead = await newLead()
  await pool.query(`update leads set ghl_contact_id = $2 where id = $1`, [lead, contact])
  await pool.query(`update deliveries set state = $2 where lead_id = $1 and channel = 'crm'`, [lead, state])
  await patch(`/leads/${lead}`, { consent: { marketingWithdrawnAt: '2026-11-20T10:00:00.000Z' } })
  const { rows } = await pool.query(`select state::text from deliveries where lead_id = $1 and channel = 'crm'`, [lead])
  expect(rows).toEqual([{ state: after }])
})

test('the withdrawal of marketing consent reaches the CRM even while it receives the lead', async () => {
  const lead = await newLead()
  const claimed = await claimCrmOf(pool, lead)
  if (!claimed) throw new Error('not claimed')
  await patch(`/leads/${lead}`, { consent: { marketingWithdrawnAt: '2026-11-20T10:00:00.000Z' } })
  await recordSent({ pool, delivery: claimed, providerId: 'contact-1' })
  expect(await claimCrmOf(pool, lead)).toMatchObject({ lead: { hasStoppedMarketing: true } })
})

describe('a lead', () => {
  test.each([
    ['sales', 200],
    ['admin', 200],
    ['editor', 400],
  ] as const)('can be assigned to someone who can open it: %s', async (role, status) => {
    const lead = await newLead()
    expect((await patch(`/leads/${lead}`, { assignee: sessions[role].user.id })).status).toBe(status)
  })

  test('returns to the sales desk when its salesperson becomes an editor', async () => {
    const lead = await newLead()
    const ann = await payload.db.create({
      collection: 'users',
      data: { username: 'ann', name: 'Ann', role: 'sales' },
    })
    await patch(`/leads/${lead}`, { assignee: ann.id })
    const step = (what: string, done: string | null) =>
      pool.query(
        'insert into lead_tasks (lead_id, what, assignee_id, due_at, done_at) values ($1, $2, $3, now(), $4)',
        [lead, what, ann.id, done],
      )
    await step('Ring again', null)
    await step('Rung before', '2026-01-05T09:00:00Z')
    await patch(`/users/${ann.id}`, { role: 'editor' }, 'admin')
    expect((await timelineOf(lead)).slice(-2)).toMatchObject([
      { subject: 'Assigned to', from: 'Ann', to: '' },
      { subject: 'Next step given to', from: 'Ann', to: 'nobody: Ring again' },
    ])
    const { rows } = await pool.query('select assignee_id from lead_tasks where lead_id = $1 order by id', [lead])
    expect(rows).toEqual([{ assignee_id: null }, { assignee_id: ann.id }])
    expect((await patch(`/leads/${lead}`, { status: 'contacted' })).status).toBe(200)
  })

  test('returns to the sales desk in one statement, however many there are', async () => {
    const ben = await payload.db.create({
      collection: 'users',
      data: { username: 'ben', name: 'Ben', role: 'sales' },
    })
    await pool.query(
      `insert into leads (reference, kind, status, name, answers, due_at, assignee_id, created_at, updated_at)
       select 'of Ben ' || n, 'quote', 'new', 'Ada', '[]', now(), $1, '2026-01-01', '2026-01-01' from generate_series(1, 50) as n`,
      [ben.id],
    )
    const statements = await statementsDuring(() => patch(`/users/${ben.id}`, { role: 'editor' }, 'admin'))
    expect(statements.filter((statement) => /(update|insert into) "?lead/.test(statement))).toHaveLength(1)
    const { rows } = await pool.query(
      `select count(*)::int as leads, count(l.assignee_id)::int as assigned, min(l.updated_at) > '2026-01-02' as "isDated",
         array_agg(distinct concat_ws('|', e.subject, e.from, e.to, e.author_id, e.author_name)) as entries
       from leads l left join lead_events e on e.lead_id = l.id where l.reference like 'of Ben %'`,
    )
    const entry = `Assigned to|Ben||${sessions.admin.user.id}|admin`
    expect(rows).toEqual([{ leads: 50, assigned: 0, isDated: true, entries: [entry] }])
  })

  test('that is a duplicate names another lead', async () => {
    const lead = await newLead()
    expect((await patch(`/leads/${lead}`, { status: 'duplicate' })).status).toBe(400)
    expect((await patch(`/leads/${lead}`, { status: 'duplicate', duplicateOf: lead })).status).toBe(400)
    expect((await patch(`/leads/${lead}`, { status: 'duplicate', duplicateOf: await newLead() })).status).toBe(200)
  })
})

test('migrating moves former notes to the timeline, and leads of editors back to the sales desk', async () => {
  const own = new URL(process.env.DATABASE_URL ?? '')
  const name = `${own.pathname.slice(1)}_migrating`
  await pool.query(`create database "${name}"`)
  const client = new Client({ connectionString: new URL(`/${name}`, own).href })
  await client.connect()
  await client.query('create extension pg_trgm; create extension unaccent; create extension fuzzystrmatch')
  const args = { db: drizzle(client), payload } as unknown as MigrateUpArgs
  const first = migrations.findIndex(({ up }) => up.toString().includes('CREATE TABLE "lead_events"'))
  for (const { up } of migrations.slice(0, first)) await up(args)
  await client.query(`
    insert into users (id, username, name, role) values (1, 'ann', 'Ann', 'sales'), (2, 'ed', 'Ed', 'editor');
    insert into leads (id, reference, kind, status, name, answers, due_at, assignee_id)
      values (1, 'PB-1', 'contact', 'new', 'Ada', '[]', now(), 2), (2, 'PB-2', 'contact', 'new', 'Bob', '[]', now(), 1);
    insert into leads_notes (id, _order, _parent_id, text, author_id, written_at)
      values ('a', 1, 1, 'First', 1, '2026-01-02'), ('b', 2, 1, 'Second', null, null)`)
  for (const { up } of migrations.slice(first)) await up(args)
  const events = await client.query(
    'select lead_id, text, author_id, author_name, subject, "from" from lead_events order by id',
  )
  expect(events.rows).toMatchObject([
    { lead_id: 1, text: 'First', author_id: 1, author_name: 'Ann' },
    { lead_id: 1, text: 'Second', author_id: null, author_name: null },
    { lead_id: 1, subject: 'Assigned to', from: 'Ed' },
  ])
  const leads = await client.query('select assignee_id from leads order by id')
  expect(leads.rows).toEqual([{ assignee_id: null }, { assignee_id: 1 }])
  await client.end()
  await pool.query(`drop database "${name}"`)
})
