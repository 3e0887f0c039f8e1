import { beforeAll, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { INBOX_SORTS, INBOX_VIEWS } from '@/lib/domain/leads/inbox-views'
import { DEFAULT_OPENING_HOURS } from '@/lib/domain/opening-hours/opening-hours'
import type { InboxRecord } from '@/lib/inbox/inbox'
import type { Inbox } from '@/lib/inbox/read-inbox'
import { readReplySpeed } from '@/lib/inbox/read-reply-speed'
import { type InboxFilter, plainFilter } from '@/lib/schemas/inbox'

import { openSessions, type RoleName, type Sessions } from '../access/sessions'
import { call, request } from '../support/api'
import { insertLead, pool } from '../support/rows'
import { statementsDuring } from '../support/statements'

const payload = await payloadClient()
let sessions: Sessions
let made = 0

beforeAll(async () => {
  sessions = await openSessions(payload)
})

const get = (path: string, role: RoleName = 'sales') =>
  call(request(path, { headers: { cookie: sessions[role].cookie } }))
const read = async <Body>(path: string): Promise<Body> => {
  const response = await get(path)
  expect(response.status).toBe(200)
  return (await response.json()) as Body
}
const idsIn = async (query: string) => (await read<Inbox>(`/inbox/list?${query}`)).rows.map(({ id }) => id)

/** A lead that was answered, so that it is in no queue, unless the columns say otherwise. */
async function lead(columns: Record<string, unknown> = {}): Promise<number> {
  made += 1
  const { id } = await insertLead({
    reference: `PB-INBX-${String(made).padStart(4, '0')}`,
    status: 'contacted',
    kind: 'contact',
    name: 'Inbox Kestrel',
    answers: '[]',
    due_at: '2026-01-05T10:00:00Z',
    answered_at: '2026-01-05T10:00:00Z',
    quarantined: false,
    ...columns,
  })
  return id
}

const task = (leadId: number, dueAt: string, doneAt: string | null = null) =>
  pool.query(`insert into lead_tasks (lead_id, what, due_at, done_at) values ($1, 'Ring again', $2, $3)`, [
    leadId,
    dueAt,
    doneAt,
  ])

const ofSales = () => Number(sessions.sales.user.id)

test('every view has its leads, and counts them', async () => {
  const owed = await lead({ status: 'new', answered_at: null })
  const ring = await lead({ due_at: '2030-01-01T00:00:00Z' })
  await task(ring, '2026-01-05T09:00:00Z')
  const later = await lead()
  await task(later, '2090-01-01T09:00:00Z')
  const done = await lead()
  await task(done, '2026-01-05T09:00:00Z', '2026-01-05T09:30:00Z')
  const mine = await lead({ assignee_id: ofSales() })
  const closed = await lead({ assignee_id: ofSales(), status: 'lost' })
  const waiting = await lead({ status: 'waiting' })
  const quoted = await lead({ status: 'quoted' })
  await pool.query(
    `insert into quotes (lead_id, reference, state, version, valid_until, terms_version, figures, computed_lines)
     values ($1, 'PB-INBX-Q1', 'sent', 1, '2090-01-01', '1', '{}', '[]')`,
    [quoted],
  )
  const won = await lead({ status: 'won' })
  await pool.query(`insert into lead_events (lead_id, subject, "from", "to") values ($1, 'Status', 'Quoted', 'Won')`, [
    won,
  ])
  const wonEarlier = await lead({ status: 'won' })
  await pool.query(
    `insert into lead_events (lead_id, subject, "from", "to", created_at) values ($1, 'Status', 'Quoted', 'Won', '2026-01-05')`,
    [wonEarlier],
  )
  const partner = await lead({ kind: 'installer' })
  const complaint = await lead({ source: 'data-protection' })
  const spam = await lead({ status: 'spam' })
  const held = await lead({ status: 'new', quarantined: true, answered_at: null })
  const order = await lead({ kind: 'order', status: 'new', answered_at: null })
  const sample = await lead({ status: 'new', answered_at: null, assignee_id: ofSales(), is_sample: true })
  await task(sample, '2026-01-05T09:00:00Z')

  const open = [owed, ring, later, done, mine, waiting, quoted, partner, complaint]
  const expected: Record<InboxFilter['view'], number[]> = {
    due: [owed, ring],
    mine: [mine],
    unassigned: open.filter((id) => id !== mine),
    waiting: [waiting],
    'quotes-out': [quoted],
    'won-this-week': [won],
    partners: [partner],
    privacy: [complaint],
    spam: [spam, held],
    open,
    training: [sample],
  }
  const everything = [...open, closed, won, wonEarlier, spam, held, order, sample]
  for (const { value } of INBOX_VIEWS) {
    const { rows, counts } = await read<Inbox>(`/inbox/list?view=${value}`)
    const found = rows.map(({ id }) => id)
    expect([value, found.filter((id) => everything.includes(id)).toSorted()]).toEqual([
      value,
      expected[value].toSorted(),
    ])
    expect([value, counts[value]]).toEqual([value, found.length])
  }
})

test('what is due first comes first, be it a reply or a next step; a lead without either is last', async () => {
  const mark = { assignee_id: Number(sessions.admin.user.id) }
  const none = await lead(mark)
  const reply = await lead({ ...mark, status: 'new', answered_at: null, due_at: '2026-01-05T11:00:00Z' })
  const step = await lead(mark)
  await task(step, '2026-01-05T10:30:00Z')
  await task(step, '2026-01-06T10:30:00Z')
  const both = await lead({ ...mark, status: 'new', answered_at: null, due_at: '2026-01-05T12:00:00Z' })
  await task(both, '2026-01-05T10:45:00Z')
  const response = await get('/inbox/list?view=mine', 'admin')
  const { rows } = (await response.json()) as Inbox
  expect(rows.map(({ id }) => id)).toEqual([step, both, reply, none])
  expect(rows[1]).toMatchObject({
    replyDueAt: '2026-01-05T12:00:00.000Z',
    nextStep: { what: 'Ring again', dueAt: '2026-01-05T10:45:00.000Z' },
  })
})

test('the pages of a list hold every lead once, although one moves in between', async () => {
  const user = { ...sessions.editor.user, role: 'sales' as const } // nobody else's list
  await pool.query(`update users set role = 'sales' where id = $1`, [user.id])
  const ids = []
  for (let index = 0; index < 60; index += 1)
    ids.push(await lead({ assignee_id: user.id, created_at: new Date(Date.UTC(2026, 0, 5, 0, index >> 1)) }))
  for (const { value: sort } of INBOX_SORTS) {
    const view = await payload.create({
      collection: 'lead-views',
      data: { name: 'All of mine', settings: { ...plainFilter('mine'), sort } },
      overrideAccess: false,
      user,
    })
    const first = (await (await get(`/inbox/list?saved=${view.id}`, 'editor')).json()) as Inbox
    await pool.query(`update leads set status = 'won' where id = $1`, [first.rows[3]?.id])
    const second = (await (await get(`/inbox/list?saved=${view.id}&after=${first.next}`, 'editor')).json()) as Inbox
    await pool.query(`update leads set status = 'contacted' where id = $1`, [first.rows[3]?.id])
    expect(second.next).toBeNull()
    expect([...first.rows, ...second.rows].map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  }
  await pool.query(`update users set role = 'editor' where id = $1`, [user.id])
})

test('a saved view narrows another one, and is seen by its owner and, when shared, by everybody', async () => {
  const near = await lead({ postcode: 'BA2 4QN', status: 'waiting', kind: 'quote' })
  await lead({ postcode: 'B2 4QN', status: 'waiting', kind: 'quote' })
  await lead({ postcode: 'BA2 4QN', status: 'waiting', kind: 'installer' })
  const rung = await lead({ postcode: 'BA2 4QN', status: 'waiting', kind: 'contact', source: 'telephone' })
  await lead({ postcode: 'BA2 4QN', status: 'waiting', kind: 'contact', source: 'visit' })
  await lead({ postcode: 'BA2 4QN', kind: 'quote' })
  await lead({ postcode: 'BA2 4QN', status: 'waiting', kind: 'quote', assignee_id: ofSales() })
  const settings: InboxFilter = {
    ...plainFilter('open'),
    statuses: ['waiting'],
    kinds: ['quote', 'contact', 'telephone'],
    assignee: 'nobody',
    area: 'BA',
  }
  const { id } = await payload.create({
    collection: 'lead-views',
    data: { name: 'Near Bath', settings },
    overrideAccess: false,
    user: sessions.sales.user,
  })
  expect((await idsIn(`saved=${id}`)).toSorted((a, b) => a - b)).toEqual([near, rung])
  const savedFor = async (role: RoleName) => ((await (await get('/inbox/list', role)).json()) as Inbox).saved
  expect(await savedFor('sales')).toContainEqual({
    id,
    name: 'Near Bath',
    isShared: false,
    isOwn: true,
    mayChange: true,
    filter: settings,
    count: 2,
  })
  expect((await savedFor('admin')).map((view) => view.id)).not.toContain(id)
  await pool.query('update lead_views set is_shared = true where id = $1', [id])
  expect(await savedFor('admin')).toContainEqual(
    expect.objectContaining({ id, isShared: true, isOwn: false, mayChange: true }),
  )
  await pool.query('update lead_views set owner_id = null, is_shared = false where id = $1', [id])
  expect(await savedFor('sales')).toContainEqual(expect.objectContaining({ id, isOwn: false, mayChange: false }))
})

test('a view that says only what it shows has the usual values for the rest', async () => {
  const { settings } = await payload.create({
    collection: 'lead-views',
    data: { name: 'Short', settings: { view: 'spam', sort: 'newest' } },
    overrideAccess: false,
    user: sessions.sales.user,
  })
  expect(settings).toEqual({ ...plainFilter('spam'), columns: [] })
})

test('a view with filters that do not exist is refused', async () => {
  const refused = payload.create({
    collection: 'lead-views',
    data: { name: 'Bad', settings: { ...plainFilter('open'), area: 'BA2' } },
    overrideAccess: false,
    user: sessions.sales.user,
  })
  await expect(refused).rejects.toThrow(/settings/i)
})

test('an address that means nothing shows what is due', async () => {
  expect(await idsIn('view=nothing&after=x&saved=0')).toEqual(await idsIn(''))
})

test('the record has what a colleague needs before ringing', async () => {
  const id = await lead({
    answers: '[{"label":"Room","value":"Lounge"}]',
    message: 'x'.repeat(300),
    phone: '07700 900123',
    phone_e164: '+447700900123',
  })
  await task(id, '2026-01-07T09:00:00Z')
  await pool.query(
    `insert into lead_events (lead_id, text, author_name) values ($1, 'Rang', 'Ada'), ($1, 'Rang again', 'Ada')`,
    [id],
  )
  await pool.query(`insert into deliveries (lead_id, channel, state, attempts) values ($1, 'crm', 'parked', 9)`, [id])
  const record = await read<InboxRecord>(`/inbox/record?lead=${id}`)
  expect(record).toMatchObject({
    phone: '07700 900123',
    phoneE164: '+447700900123',
    message: 'x'.repeat(300),
    answers: [{ label: 'Room', value: 'Lounge' }],
    steps: [{ what: 'Ring again', dueAt: '2026-01-07T09:00:00.000Z' }],
    quotes: [],
    parked: 1,
    files: 0,
  })
  expect(record.eventCount).toBe(2)
  expect((await get('/inbox/record?lead=999999')).status).toBe(404)
  expect((await get('/inbox/record?lead=x')).status).toBe(404)
})

test('the record names others with the same number or email, but nobody who was merged', async () => {
  const person = async (mergedInto: number | null = null) =>
    (
      await pool.query<{ id: number }>(
        `insert into people (name, merged_into_id) values ('Kestrel', $1) returning id`,
        [mergedInto],
      )
    ).rows[0]?.id ?? 0
  const [ada, bob, cy] = [await person(), await person(), await person()]
  const merged = await person(ada)
  const reached = { phone_e164: '+447700900777', email: 'kestrel-alike@example.com' }
  const id = await lead({ person_id: ada, ...reached })
  await lead({ person_id: ada, ...reached })
  await lead({ person_id: merged, ...reached })
  await lead({ person_id: cy, phone_e164: '+447700900778', email: null })
  await lead({ person_id: cy, ...reached, quarantined: true })
  await lead({ person_id: bob, name: 'Bob', reference: 'PB-INBX-BOB1', phone_e164: reached.phone_e164, email: null })
  await lead({ person_id: bob, name: 'Bob B', reference: 'PB-INBX-BOB2', phone_e164: null, email: reached.email })
  const { alike } = await read<InboxRecord>(`/inbox/record?lead=${id}`)
  expect(alike).toEqual([
    { personId: bob, name: 'Bob B', reference: 'PB-INBX-BOB2' },
    { personId: bob, name: 'Bob', reference: 'PB-INBX-BOB1' },
  ])
})

test.each(['/inbox/list', '/inbox/record?lead=1'])('only the sales desk reads %s', async (path) => {
  expect((await get(path, 'anonymous')).status).toBe(401)
  expect((await get(path, 'expired')).status).toBe(401)
  expect((await get(path, 'editor')).status).toBe(403)
})

test('how fast we answered counts first answers, in opening time', async () => {
  const now = new Date('2031-01-10T12:00:00Z') // a Friday, later than what other tests have written
  const answered = async (askedAt: string, answeredAt: string, columns: Record<string, unknown> = {}) => {
    const id = await lead({ created_at: askedAt, ...columns })
    await pool.query(`insert into lead_events (lead_id, contact, created_at) values ($1, 'spoke', $2)`, [
      id,
      answeredAt,
    ])
    return id
  }
  const read = () => readReplySpeed(pool, { hours: DEFAULT_OPENING_HOURS, now })
  expect(await read()).toBeNull()
  const first = await answered('2031-01-08T10:00:00Z', '2031-01-08T10:05:00Z')
  await pool.query(
    `insert into lead_events (lead_id, contact, created_at) values ($1, 'spoke', '2031-01-09T10:00:00Z')`,
    [first],
  )
  await answered('2031-01-08T17:55:00Z', '2031-01-09T08:15:00Z') // 20 minutes, over a night
  const missed = await lead({ created_at: '2031-01-09T09:00:00Z' })
  await pool.query(
    `insert into lead_events (lead_id, contact, created_at) values ($1, 'no-answer', '2031-01-09T09:01:00Z')`,
    [missed],
  )
  await answered('2031-01-08T10:00:00Z', '2031-01-09T10:00:00Z', { kind: 'call-back' })
  await answered('2030-12-30T10:00:00Z', '2030-12-30T11:00:00Z')
  expect(await read()).toEqual({ count: 2, medianMinutes: 5, p90Minutes: 20, keptPercent: 50 })
  await pool.query(
    `insert into lead_emails (lead_id, state, key, subject, text, at) values ($1, 'sent', 'speed', 'Hello', 'Hello', '2031-01-09T09:10:00Z')`,
    [missed],
  )
  expect(await read()).toEqual({ count: 3, medianMinutes: 10, p90Minutes: 20, keptPercent: 66 })
  const waited = await answered('2031-01-09T11:00:00Z', '2031-01-09T12:40:00Z') // 10 minutes, without the wait
  await pool.query(
    `insert into lead_events (lead_id, subject, "from", "to", created_at) values
       ($1, 'Status', 'New', 'Waiting for the customer', '2031-01-09T11:05:00Z'),
       ($1, 'Status', 'Waiting for the customer', 'Contacted', '2031-01-09T12:35:00Z')`,
    [waited],
  )
  expect(await read()).toEqual({ count: 4, medianMinutes: 10, p90Minutes: 20, keptPercent: 75 })
  await answered('2031-01-10T09:00:00Z', '2031-01-10T09:15:01Z') // a second too late
  expect(await read()).toEqual({ count: 5, medianMinutes: 10, p90Minutes: 20, keptPercent: 60 })
})

test('among 10,000 leads, a list and a record take at most six statements', async () => {
  await pool.query(`insert into leads (reference, status, kind, name, answers, due_at, answered_at, quarantined, created_at)
    select 'PB-MANY-' || n, (array['new', 'contacted', 'waiting', 'quoted', 'won', 'lost'])[1 + n % 6]::enum_leads_status,
      'contact', 'Many Kestrel', '[]', now() - n * interval '1 minute', case when n % 6 > 0 then now() end, false,
      now() - n * interval '1 minute'
    from generate_series(1, 10000) n`)
  let rows: Inbox['rows'] = []
  const statements = await statementsDuring(async () => {
    ;({ rows } = await read<Inbox>('/inbox/list?view=due'))
    await read<InboxRecord>(`/inbox/record?lead=${rows[0]?.id}`)
  })
  expect(rows).toHaveLength(50)
  expect(statements.length).toBeLessThanOrEqual(6)
})
