import { randomUUID } from 'node:crypto'

import { beforeAll, expect, test, vi } from 'vitest'

import { overdueLeads } from '@/components/admin/lead-lists'
import { whereOf } from '@/components/admin/list-url'
import { payloadClient } from '@/lib/data/payload-client'
import { deliver } from '@/lib/delivery/deliver'
import { claimDue } from '@/lib/delivery/store/claim'
import { INBOX_VIEWS } from '@/lib/domain/leads/inbox-views'
import { DEFAULT_OPENING_HOURS } from '@/lib/domain/opening-hours/opening-hours'
import type { Inbox } from '@/lib/inbox/read-inbox'
import { readReplySpeed } from '@/lib/inbox/read-reply-speed'
import { readFunnel } from '@/lib/lead-funnel/read'
import { reconcile } from '@/lib/operations/reconcile'
import { joinPeople } from '@/lib/people/join-people'
import { shareOut } from '@/lib/schedule/desk/share-out'
import { writeNotices } from '@/lib/schedule/desk/write-notices'

import { openSessions, type RoleName, type Sessions } from '../access/sessions'
import { testDeps } from '../delivery/support'
import { call, jsonRequest, request } from '../support/api'
import { pool } from '../support/rows'

const payload = await payloadClient()
let sessions: Sessions
beforeAll(async () => {
  sessions = await openSessions(payload)
  await pool.query(`update users set desk_takes_turns = true where id = $1`, [sessions.sales.user.id])
})

const post = async (path: string, body: unknown, role: RoleName = 'sales') => {
  const response = await call(
    jsonRequest('POST', path, body, { cookie: sessions[role].cookie, origin: 'http://localhost:3000' }),
  )
  return { status: response.status, body: (await response.json()) as { id?: number; message?: string } }
}
const get = (path: string) => call(request(path, { headers: { cookie: sessions.sales.cookie } }))
const inbox = async (view: string) => (await (await get(`/inbox/list?view=${view}`)).json()) as Inbox
const count = async (table: string) =>
  (await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]?.count

test('samples are in the view for training, and count nowhere else', async () => {
  const today = new Date()
  const days = { from: '2020-01-01', to: '2040-01-01' }
  const hours = DEFAULT_OPENING_HOURS
  const read = async () => ({
    funnel: await readFunnel(pool, days, 'kind'),
    speed: await readReplySpeed(pool, { hours, now: today }),
    received: await reconcile(pool, new Date(0)),
  })
  const before = await read()
  expect((await post('/inbox/samples', { act: 'add' })).status).toBe(201)
  const { rows, counts } = await inbox('training')
  expect(rows).toHaveLength(3)
  expect(rows.every(({ isSample, replyDueAt }) => isSample && replyDueAt !== null)).toBe(true)
  expect(counts).toEqual({ ...Object.fromEntries(INBOX_VIEWS.map(({ value }) => [value, 0])), training: 3 })
  for (const { value } of INBOX_VIEWS.filter((view) => view.value !== 'training'))
    expect((await inbox(value)).rows).toEqual([])

  const [one] = rows
  await post(`/leads/${one?.id}/contacts`, { outcome: 'spoke', text: '' })
  expect(await read()).toEqual(before)
  const late = whereOf(overdueLeads(new Date('2040-01-01T00:00:00Z')))
  expect((await payload.count({ collection: 'leads', where: late, overrideAccess: true })).totalDocs).toBe(0)
  expect(await shareOut({ pool, now: new Date('2031-01-06T10:00:00Z') })).toBe(0)
  await writeNotices({ pool, now: new Date() })
  expect(await count('staff_notices')).toBe(0)
  expect(await count('deliveries')).toBe(0)
  expect(await joinPeople({ pool, stopping: new AbortController().signal })).toBe(0)
  expect(await count('people')).toBe(0)
})

test('the file of a view has samples only if they are asked for', async () => {
  const csv = async (view: string) => (await get(`/inbox/list.csv?view=${view}`)).text()
  expect((await csv('open')).trimEnd().split('\r\n')).toHaveLength(1)
  expect((await csv('training')).trimEnd().split('\r\n')).toHaveLength(4)
})

test('an email and a quote of a sample go out as usual, and reach neither the mail server nor the CRM', async () => {
  const [one] = (await inbox('training')).rows
  const written = await post('/leads/email', {
    lead: one?.id,
    subject: 'Hello',
    text: 'Good morning',
    key: randomUUID(),
  })
  expect([written.status, written.body.message]).toEqual([201, expect.anything()])
  await pool.query(
    `insert into deliveries (lead_id, channel, state, attempts, next_attempt_at) values ($1, 'crm', 'waiting', 0, now())`,
    [one?.id],
  )
  const mail = vi.fn()
  const crm = { upsertContact: vi.fn(), addNote: vi.fn(), deleteContact: vi.fn() }
  const deps = { ...testDeps(pool, { mail }), crm: crm as never }
  const due = await claimDue(pool, 100)
  expect(due.map(({ channel }) => channel).toSorted()).toEqual(['crm', 'staff-email'])
  for (const delivery of due) expect(await deliver(deps, delivery)).toBe('sent')
  expect(mail).not.toHaveBeenCalled()
  expect(crm.upsertContact).not.toHaveBeenCalled()
  expect(crm.addNote).not.toHaveBeenCalled()
  expect((await pool.query(`select state from lead_emails where lead_id = $1`, [one?.id])).rows).toEqual([
    { state: 'sent' },
  ])
})

test('removing the samples leaves nothing of them, and no receipt', async () => {
  expect((await post('/inbox/samples', { act: 'remove' }, 'editor')).status).toBe(403)
  expect((await post('/inbox/samples', { act: 'remove' })).status).toBe(200)
  for (const table of ['leads', 'deliveries', 'lead_events', 'lead_emails', 'erasures'])
    expect(await count(table)).toBe(0)
})
