import { beforeAll, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import type { InboxRecord } from '@/lib/inbox/inbox'
import { plainFilter } from '@/lib/schemas/inbox'

import { openSessions, type RoleName, type Sessions } from '../access/sessions'
import { call, jsonRequest, request } from '../support/api'
import { insertLead, pool } from '../support/rows'

const payload = await payloadClient()
let sessions: Sessions
let made = 0
beforeAll(async () => void (sessions = await openSessions(payload)))

type Row = { id: number; version: string }

async function lead(columns: Record<string, unknown> = {}): Promise<Row> {
  made += 1
  const { id, updatedAt } = await insertLead({
    reference: `PB-INBA-${String(made).padStart(4, '0')}`,
    status: 'new',
    kind: 'contact',
    name: 'Acting Kestrel',
    answers: '[]',
    due_at: '2026-01-05T10:00:00Z',
    quarantined: false,
    ...columns,
  })
  return { id, version: updatedAt.toISOString() }
}

const post = (path: string, body: unknown, role: RoleName = 'sales') =>
  call(jsonRequest('POST', path, body, { cookie: sessions[role].cookie, origin: 'http://localhost:3000' }))

type Change = Row & { status?: string; lostReason?: string | null; assignee?: number | null }
type Reply = {
  message?: string
  changed: Change[]
  conflicts: InboxRecord[]
  refused: { id: number; reason: string }[]
}

async function change(changes: Change[], role: RoleName = 'sales') {
  const response = await post('/inbox/change', { changes }, role)
  return { status: response.status, reply: (await response.json()) as Reply }
}

const stored = async ({ id }: Row) =>
  (
    await pool.query(
      `select status::text, lost_reason::text as reason, assignee_id as assignee from leads where id = $1`,
      [id],
    )
  ).rows[0]
const versionOf = async ({ id }: Row) =>
  (
    await pool.query<{ at: Date }>('select updated_at as at from leads where id = $1', [id])
  ).rows[0]?.at.toISOString() ?? ''
const timeline = async ({ id }: Row) =>
  (await pool.query(`select subject, "from", "to" from lead_events where lead_id = $1 order by id`, [id])).rows

test('a change is on the timeline, and what it returns undoes it', async () => {
  const one = await lead()
  const { status, reply } = await change([{ ...one, status: 'lost', lostReason: 'price' }])
  expect(status).toBe(200)
  expect(await stored(one)).toEqual({ status: 'lost', reason: 'price', assignee: null })
  expect(reply.changed).toEqual([{ id: one.id, version: expect.any(String), status: 'new', lostReason: null }])
  expect((await change(reply.changed)).status).toBe(200)
  expect(await stored(one)).toEqual({ status: 'new', reason: null, assignee: null })
  expect(await timeline(one)).toEqual([
    { subject: 'Status', from: 'New', to: 'Lost' },
    { subject: 'Reason lost', from: '', to: 'Price' },
    { subject: 'Status', from: 'Lost', to: 'New' },
    { subject: 'Reason lost', from: 'Price', to: '' },
  ])
})

test('an undo reverts only what was changed, and nothing if a colleague was there since', async () => {
  const one = await lead()
  const assigned = await change([{ ...one, assignee: Number(sessions.sales.user.id) }])
  expect(assigned.reply.changed).toEqual([{ id: one.id, version: expect.any(String), assignee: null, steps: [] }])
  const [undo] = assigned.reply.changed
  const colleague = await change([{ id: one.id, version: undo?.version ?? '', status: 'waiting' }], 'admin')
  expect(colleague.status).toBe(200)
  const { status, reply } = await change(assigned.reply.changed)
  expect(status).toBe(409)
  expect(reply.message).toBe(
    'A colleague or the customer has changed this since you saw it, so nothing was saved. It is now “Waiting for the customer”, assigned to sales.',
  )
  expect(reply.conflicts).toMatchObject([{ id: one.id, status: 'waiting', assigneeName: 'sales' }])
  expect(await stored(one)).toMatchObject({ status: 'waiting', assignee: sessions.sales.user.id })
})

test('open next steps go with a lead that is given away, and the undo moves back those alone', async () => {
  const [sales, admin] = [Number(sessions.sales.user.id), Number(sessions.admin.user.id)]
  const one = await lead({ assignee_id: admin })
  const step = (what: string, owner: number | null, done: string | null = null) =>
    pool.query('insert into lead_tasks (lead_id, what, assignee_id, done_at, due_at) values ($1, $2, $3, $4, $5)', [
      one.id,
      what,
      owner,
      done,
      '2026-01-06T10:00:00Z',
    ])
  await step('Ring again', admin)
  await step('Rung before', admin, '2026-01-05T09:00:00Z')
  await step('Check the drawing', sales)
  await step('Whoever has it', null)
  const owners = async () =>
    (await pool.query('select assignee_id as owner from lead_tasks where lead_id = $1 order by id', [one.id])).rows.map(
      ({ owner }) => owner,
    )
  const given = await change([{ ...one, assignee: sales }])
  expect(await owners()).toEqual([sales, admin, sales, null])
  expect((await change(given.reply.changed)).status).toBe(200)
  expect(await owners()).toEqual([admin, admin, sales, null])
  expect(await timeline(one)).toEqual([
    { subject: 'Assigned to', from: 'admin', to: 'sales' },
    { subject: 'Next step given to', from: 'admin', to: 'sales: Ring again' },
    { subject: 'Assigned to', from: 'sales', to: 'admin' },
    { subject: 'Next step given to', from: 'sales', to: 'admin: Ring again' },
  ])
  await change([{ ...one, version: await versionOf(one), status: 'waiting' }])
  expect(await owners()).toEqual([admin, admin, sales, null])
  await change([{ ...one, version: await versionOf(one), assignee: null }])
  expect(await owners()).toEqual([null, admin, sales, null])
  expect((await timeline(one)).at(-1)).toEqual({
    subject: 'Next step given to',
    from: 'admin',
    to: 'nobody: Ring again',
  })
})

test('of 50 who claim a lead at once, one gets it', async () => {
  const one = await lead()
  const claims = await Promise.all(
    Array.from({ length: 50 }, () => change([{ ...one, assignee: Number(sessions.sales.user.id) }])),
  )
  expect(claims.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(claims.filter(({ status }) => status === 409)).toHaveLength(49)
  expect(await timeline(one)).toHaveLength(1)
})

test('of several leads, those that cannot be saved stop no other', async () => {
  const [fine, stale, withdrawn] = [await lead(), await lead(), await lead({ status: 'withdrawn' })]
  await pool.query(`update leads set updated_at = now() + interval '1 second' where id = $1`, [stale.id])
  const gone = { id: 2_000_000_000, version: fine.version }
  const { status, reply } = await change([fine, stale, withdrawn, gone].map((row) => ({ ...row, status: 'contacted' })))
  expect(status).toBe(200)
  expect(reply.changed.map(({ id }) => id)).toEqual([fine.id])
  expect(reply.conflicts.map(({ id }) => id)).toEqual([stale.id])
  expect(reply.refused.map(({ reason }) => reason)).toEqual([
    'The customer has withdrawn this enquiry. Open the whole record to reopen it.',
    'This lead no longer exists.',
  ])
  expect(await stored(withdrawn)).toMatchObject({ status: 'withdrawn' })
})

test.each([
  ['to a colleague who may not open leads', () => ({ assignee: Number(sessions.editor.user.id) })],
  ['to a duplicate of nothing', () => ({ status: 'duplicate' })],
])('a change %s is refused in words', async (_, values) => {
  const one = await lead()
  const { status, reply } = await change([{ ...one, ...values() }])
  expect([status, reply.message]).toEqual([422, 'This needs more than the inbox can set. Open the whole record.'])
  expect(await stored(one)).toMatchObject({ status: 'new', assignee: null })
})

test('a next step is added, done and reopened, and taken back only while it is new', async () => {
  const one = await lead({ assignee_id: Number(sessions.admin.user.id) })
  const dueAt = '2030-01-07T09:00:00.000Z'
  const added = await post('/inbox/next-step', { act: 'add', lead: one.id, what: 'Ring again', dueAt })
  expect(added.status).toBe(201)
  const { id: step } = (await added.json()) as { id: number }
  const task = async () =>
    (await pool.query(`select what, assignee_id, done_at from lead_tasks where id = $1`, [step])).rows[0]
  expect(await task()).toEqual({ what: 'Ring again', assignee_id: sessions.admin.user.id, done_at: null })
  const act = async (name: string) => (await post('/inbox/next-step', { act: name, step })).status
  expect(await act('done')).toBe(200)
  expect(await act('done')).toBe(409)
  expect(await act('reopen')).toBe(200)
  await pool.query(`update lead_tasks set created_at = now() - interval '2 minutes' where id = $1`, [step])
  expect(await act('take-back')).toBe(409)
  await pool.query(`update lead_tasks set created_at = now() where id = $1`, [step])
  expect(await act('take-back')).toBe(200)
  expect(await task()).toBeUndefined()
})

test('a next step that is open already is not added again', async () => {
  const one = await lead()
  const act = { act: 'add', lead: one.id, what: 'Ring again', dueAt: '2030-01-07T09:00:00.000Z' }
  const add = async (changes = {}) =>
    ((await (await post('/inbox/next-step', { ...act, ...changes })).json()) as { id: number }).id
  const first = await add()
  expect(await add()).toBe(first)
  expect(await add({ dueAt: '2030-01-08T09:00:00.000Z' })).not.toBe(first)
  expect(await add({ what: 'Send the plan' })).not.toBe(first)
  expect(await add({ owner: sessions.admin.user.id })).not.toBe(first)
  await post('/inbox/next-step', { act: 'done', step: first })
  expect(await add()).not.toBe(first)
})

test('a next step belongs to whom it names, unless they see no leads', async () => {
  const one = await lead({ assignee_id: Number(sessions.admin.user.id) })
  const ownerOf = async (owner: unknown) => {
    const added = await post('/inbox/next-step', {
      act: 'add',
      lead: one.id,
      what: 'Ring again',
      dueAt: '2030-01-07T09:00:00.000Z',
      owner,
    })
    const { id } = (await added.json()) as { id: number }
    return (await pool.query('select assignee_id as owner from lead_tasks where id = $1', [id])).rows[0].owner
  }
  expect(await ownerOf(sessions.sales.user.id)).toBe(sessions.sales.user.id)
  expect(await ownerOf(sessions.editor.user.id)).toBe(sessions.admin.user.id)
})

test('calls that nobody answered are counted until something else comes of one', async () => {
  const one = await lead()
  const contact = async (outcome: string) => {
    expect((await post(`/leads/${one.id}/contacts`, { outcome })).status).toBe(201)
    const { cookie } = sessions.sales
    const response = await call(request(`/inbox/record?lead=${one.id}`, { headers: { cookie } }))
    return ((await response.json()) as InboxRecord).missedCalls
  }
  expect(await contact('no-answer')).toBe(1)
  expect(await contact('no-answer')).toBe(2)
  expect(await contact('voicemail')).toBe(0)
  expect(await contact('no-answer')).toBe(1)
})

test.each([
  ['/inbox/change', { changes: [] }, 'Choose at least one lead'],
  [
    '/inbox/change',
    { changes: [{ id: 1, version: '2026-01-05T10:00:00Z', status: 'lost' }] },
    'Choose why it was lost',
  ],
  ['/inbox/next-step', { act: 'add', lead: 1, what: ' ', dueAt: '2026-01-05T10:00:00Z' }, 'Say what is to be done'],
  ['/inbox/next-step', { act: 'add', lead: 1, what: 'Ring', dueAt: 'soon' }, 'Choose when it is due'],
  ['/inbox/find', {}, 'Type what you look for'],
])('%s says what is wrong with %j', async (path, body, message) => {
  const response = await post(path, body)
  expect([response.status, ((await response.json()) as Reply).message]).toEqual([400, message])
})

const ANY_BODY = {
  '/inbox/change': { changes: [{ id: 1, version: '2026-01-05T10:00:00Z', status: 'won' }] },
  '/inbox/next-step': { act: 'add', lead: 1, what: 'Ring', dueAt: '2026-01-05T10:00:00Z' },
}

test.each(Object.entries(ANY_BODY))('only the sales desk may use %s', async (path, body) => {
  expect((await post(path, body, 'anonymous')).status).toBe(401)
  expect((await post(path, body, 'editor')).status).toBe(403)
})

test('the search finds leads by name, number, postcode and reference, and what belongs to them', async () => {
  const { id } = await lead({ name: 'Percival Quill_100%', phone_e164: '+447700900456', postcode: 'ZZ9 9ZZ' })
  await pool.query(
    `insert into quotes (lead_id, reference, state, version, valid_until, terms_version, figures, computed_lines)
     values ($1, 'PB-FIND-Q1', 'draft', 1, '2090-01-01', '1', '{}', '[]')`,
    [id],
  )
  const found = async (text: string) => {
    const reply = (await (await post('/inbox/find', { text })).json()) as { found: { kind: string; title: string }[] }
    return reply.found.map(({ kind, title }) => `${kind}: ${title}`)
  }
  const both = ['Lead: Percival Quill_100%', 'Quote: PB-FIND-Q1']
  expect(await found('quill_100%')).toEqual(both)
  expect(await found('PB-FIND')).toEqual(['Quote: PB-FIND-Q1'])
  expect(await found('07700 900456')).toEqual([both[0]])
  expect(await found('zz9')).toEqual([both[0]])
  expect(await found('Quill%100')).toEqual([])
})

test('the search finds pages, posts and products by title, and records only for the sales desk', async () => {
  await lead({ name: 'Stanway Powerboard Heating' })
  const kinds = async (role: RoleName, text: string) => {
    const response = await post('/inbox/find', { text }, role)
    const { found } = (await response.json()) as { found: { kind: string; title: string }[] }
    for (const { title } of found) expect(title.toLowerCase()).toContain(text)
    return [...new Set(found.map(({ kind }) => kind))]
  }
  expect(await kinds('sales', 'heating')).toEqual(['Lead', 'Page', 'Post'])
  expect(await kinds('sales', 'powerboard s 2')).toEqual(['Product'])
  expect(await kinds('editor', 'heating')).toEqual(['Page', 'Post'])
  expect((await post('/inbox/find', { text: 'powerboard' }, 'anonymous')).status).toBe(401)
})

test('a view is exported for a spreadsheet, safely, by the sales desk only, and that is logged', async () => {
  await lead({ source: 'data-protection', name: '=HYPERLINK("x")', phone: '+447700900123', postcode: 'BA1 1AA' })
  const csv = (role: RoleName) =>
    call(request('/inbox/list.csv?view=privacy', { headers: { cookie: sessions[role].cookie } }))
  const response = await csv('sales')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="inbox-privacy.csv"')
  const [headings, first] = (await response.text()).split('\r\n')
  expect(headings).toMatch(/^\uFEFF?Reference,Name,Postcode,Kind,Reply due \(UTC\),Source,Arrived \(UTC\)$/)
  expect(first).toContain(
    `,"'=HYPERLINK(""x"")",BA1 1AA,Contact form,2026-01-05T10:00:00.000Z,Data protection complaint,`,
  )
  const { rows } = await pool.query(
    `select action::text, who_id::int as "whoId", what from audit_entries order by id desc limit 1`,
  )
  const what = '1 leads of the view “privacy”'
  expect(rows).toEqual([{ action: 'data-exported', whoId: sessions.sales.user.id, what }])
  expect((await csv('editor')).status).toBe(403)
  expect((await csv('anonymous')).status).toBe(401)
})

test('the file of a saved view has its columns, in their order, and its leads, in theirs', async () => {
  const quoted = { status: 'quoted', answered_at: '2026-02-03T10:00:00Z', postcode: 'ZE1 0AA' }
  await lead({ ...quoted, name: 'Later', created_at: '2026-02-02T10:00:00Z', phone: '07700 900123' })
  await lead({ ...quoted, name: 'Earlier', created_at: '2026-02-01T10:00:00Z', email: '=a@example.com' })
  await lead({ ...quoted, name: 'Elsewhere', postcode: 'BA1 1AA' })
  await lead({ ...quoted, name: 'Another status', status: 'contacted' })
  const { id } = await payload.create({
    collection: 'lead-views',
    data: {
      name: 'Shetland',
      isShared: true,
      settings: {
        ...plainFilter('open'),
        statuses: ['quoted'],
        area: 'ZE',
        sort: 'oldest',
        columns: ['phone', 'email', 'next-step'],
      },
    },
    user: sessions.admin.user,
    overrideAccess: false,
  })
  const { cookie } = sessions.sales
  const file = await (await call(request(`/inbox/list.csv?saved=${id}`, { headers: { cookie } }))).text()
  const [headings, ...rows] = file.replace('\uFEFF', '').trimEnd().split('\r\n')
  expect(headings).toBe('Reference,Name,Postcode,Kind,Reply due (UTC),Telephone,Email,Next step,Next step due (UTC)')
  expect(rows.map((row) => row.replace(/^PB-INBA-\d+,/, ''))).toEqual([
    "Earlier,ZE1 0AA,Contact form,,,'=a@example.com,,",
    'Later,ZE1 0AA,Contact form,,07700 900123,,,',
  ])
})

test('the stream says that something has changed, to the sales desk only', async () => {
  const open = (role: RoleName, signal?: AbortSignal) =>
    call(request('/inbox/changes', { headers: { cookie: sessions[role].cookie }, signal }))
  expect((await open('anonymous')).status).toBe(401)
  expect((await open('editor')).status).toBe(403)
  const leaving = new AbortController()
  const response = await open('sales', leaving.signal)
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toBe(':\n\n')
  let told: string | undefined
  void reader?.read().then(({ value }) => (told = value))
  // The first look may come after the first lead.
  await expect
    .poll(
      async () => {
        await lead()
        return told
      },
      { interval: 500 },
    )
    .toBe('event: change\ndata:\n\n')
  leaving.abort()
  expect((await reader?.read())?.done).toBe(true)
})
