import { beforeAll, beforeEach, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { INBOX_VIEWS } from '@/lib/domain/leads/inbox-views'
import type { NoticeChoices } from '@/lib/domain/staff/notices'
import type { InboxRecord } from '@/lib/inbox/inbox'
import type { Notices } from '@/lib/inbox/notices'
import type { Inbox } from '@/lib/inbox/read-inbox'
import { sendStaffNotices } from '@/lib/schedule/desk/send-notices'
import { shareOut } from '@/lib/schedule/desk/share-out'
import { writeNotices } from '@/lib/schedule/desk/write-notices'

import { openSessions, type RoleName, type Sessions } from '../access/sessions'
import { silentLog } from '../delivery/support'
import { call, jsonRequest, request } from '../support/api'
import { mailServer } from '../support/mail-server'
import { insertLead, pool } from '../support/rows'

const payload = await payloadClient()
const smtp = mailServer()
let sessions: Sessions
let made = 0
beforeAll(async () => void (sessions = await openSessions(payload)))
beforeEach(async () => {
  smtp.reset()
  await pool.query('truncate staff_notices')
  await pool.query('delete from lead_tasks')
  await pool.query(`update leads set answered_at = now() where answered_at is null`)
  await pool.query(`update users set desk_takes_turns = false, desk_is_away = false, desk_notices = null, email = null`)
})

/** A Monday on which we are open from 8am to 6pm. */
const MONDAY = '2031-01-06'
const at = (time: string) => new Date(`${MONDAY}T${time}:00Z`)

async function lead(columns: Record<string, unknown> = {}): Promise<number> {
  made += 1
  const { id } = await insertLead({
    reference: `PB-CLCK-${String(made).padStart(4, '0')}`,
    status: 'new',
    kind: 'contact',
    name: 'Clock Kestrel',
    answers: '[]',
    created_at: at('10:00'),
    due_at: at('10:15'),
    quarantined: false,
    ...columns,
  })
  return id
}

const idOf = (role: 'sales' | 'admin') => Number(sessions[role].user.id)
const set = (role: 'sales' | 'admin', columns: string) =>
  pool.query(`update users set ${columns} where id = $1`, [idOf(role)])
const takesTurns = (role: 'sales' | 'admin', openMax = 20) =>
  set(role, `desk_takes_turns = true, desk_open_max = ${openMax}`)
const assigneeOf = async (id: number) =>
  (await pool.query<{ assignee_id: number | null }>('select assignee_id from leads where id = $1', [id])).rows[0]
    ?.assignee_id
const post = (path: string, body: unknown, role: RoleName = 'sales') =>
  call(jsonRequest('POST', path, body, { cookie: sessions[role].cookie, origin: 'http://localhost:3000' }))
const get = async <Body>(path: string, role: RoleName = 'sales') => {
  const response = await call(request(path, { headers: { cookie: sessions[role].cookie } }))
  expect(response.status).toBe(200)
  return (await response.json()) as Body
}

test('enquiries are given in turn to those present, and the record says why', async () => {
  await takesTurns('sales')
  await takesTurns('admin')
  const [first, second] = [await lead(), await lead({ due_at: at('10:20') })]
  const untold = await lead({ kind: 'calculator' })
  expect(await shareOut({ pool, now: at('10:01') })).toBe(2)
  expect(new Set([await assigneeOf(first), await assigneeOf(second)])).toEqual(new Set([idOf('sales'), idOf('admin')]))
  expect(await assigneeOf(untold)).toBeNull()
  const { givenTo } = await get<InboxRecord>(`/inbox/record?lead=${second}`)
  expect(givenTo).toMatch(/^(sales|admin): fewest open enquiries$/)
  expect(await shareOut({ pool, now: at('10:01') })).toBe(0)
})

test('nobody is given anything while the desk is closed, while they are away, or beyond their cap', async () => {
  await takesTurns('sales', 0)
  await takesTurns('admin')
  const one = await lead()
  expect(await shareOut({ pool, now: at('20:00') })).toBe(0)
  await set('admin', 'desk_is_away = true')
  expect(await shareOut({ pool, now: at('10:01') })).toBe(0)
  await set('admin', `desk_away_until = '${at('10:01').toISOString()}'`)
  expect(await shareOut({ pool, now: at('10:01') })).toBe(1)
  expect(await assigneeOf(one)).toBe(idOf('admin'))
})

test('what waits for a reply from somebody who is away goes to a colleague; the rest stays', async () => {
  await takesTurns('sales')
  await takesTurns('admin')
  const [waiting, answered] = [
    await lead({ assignee_id: idOf('admin') }),
    await lead({ assignee_id: idOf('admin'), answered_at: at('10:01') }),
  ]
  expect(await shareOut({ pool, now: at('10:02') })).toBe(0)
  expect((await post('/inbox/presence', { isAway: true }, 'admin')).status).toBe(200)
  expect(await shareOut({ pool, now: at('10:02') })).toBe(1)
  expect([await assigneeOf(waiting), await assigneeOf(answered)]).toEqual([idOf('sales'), idOf('admin')])
  const { rows } = await pool.query(`select "from", "to" from lead_events where lead_id = $1`, [waiting])
  expect(rows).toEqual([{ from: 'admin, who is not here', to: 'sales: the only one present' }])
  const { colleagues } = await get<Inbox>('/inbox/list')
  expect(colleagues.find(({ id }) => id === idOf('admin'))).toMatchObject({ isAway: true })
})

test('the open next steps of somebody who is away go with the enquiry, once anybody is present', async () => {
  await takesTurns('sales')
  await takesTurns('admin')
  const editor = Number(sessions.editor.user.id)
  const [waiting, answered] = [
    await lead({ assignee_id: idOf('admin') }),
    await lead({ assignee_id: idOf('admin'), answered_at: at('10:01') }),
  ]
  const step = async (id: number, what: string, owner: number | null, done: Date | null = null) => {
    const values = [id, what, owner, done, at('12:00')]
    await pool.query(
      'insert into lead_tasks (lead_id, what, assignee_id, done_at, due_at) values ($1, $2, $3, $4, $5)',
      values,
    )
  }
  await step(waiting, 'Ring again', idOf('admin'))
  await step(waiting, 'Rung before', idOf('admin'), at('09:00'))
  await step(waiting, 'Check the drawing', editor)
  await step(waiting, 'Whoever has it', null)
  await step(answered, 'Ask about the survey', idOf('admin'))
  const owners = async () =>
    (
      await pool.query('select what, assignee_id as owner from lead_tasks where lead_id = any($1) order by id', [
        [waiting, answered],
      ])
    ).rows
  const before = await owners()
  for (const role of ['sales', 'admin'] as const) await set(role, 'desk_is_away = true')
  expect(await shareOut({ pool, now: at('10:02') })).toBe(0)
  expect(await owners()).toEqual(before)
  expect(await assigneeOf(waiting)).toBe(idOf('admin'))
  await set('sales', 'desk_is_away = false')
  const given = await Promise.all([1, 2].map(() => shareOut({ pool, now: at('10:03') })))
  expect(given.toSorted()).toEqual([0, 1])
  expect(await owners()).toEqual([
    { what: 'Ring again', owner: idOf('sales') },
    { what: 'Rung before', owner: idOf('admin') },
    { what: 'Check the drawing', owner: editor },
    { what: 'Whoever has it', owner: null },
    { what: 'Ask about the survey', owner: idOf('admin') },
  ])
  const { rows } = await pool.query(
    'select subject, "from", "to" from lead_events where lead_id = any($1) order by id',
    [[waiting, answered]],
  )
  expect(rows).toEqual([
    { subject: 'Given to', from: 'admin, who is not here', to: 'sales: the only one present' },
    { subject: 'Next step given to', from: 'admin, who is not here', to: 'sales: Ring again' },
  ])
})

test('of two who give out at once, each enquiry is given once', async () => {
  await takesTurns('sales')
  await takesTurns('admin')
  const ids = [await lead(), await lead(), await lead()]
  const given = await Promise.all([1, 2, 3].map(() => shareOut({ pool, now: at('10:01') })))
  expect(given.reduce((sum, count) => sum + count)).toBe(3)
  const { rows } = await pool.query('select lead_id from lead_events where lead_id = any($1)', [ids])
  expect(rows).toHaveLength(3)
})

const choose = (role: 'sales' | 'admin', choices: Partial<NoticeChoices>) =>
  pool.query(`update users set email = $2, desk_notices = $3 where id = $1`, [
    idOf(role),
    `${role}@desk.example`,
    JSON.stringify({ page: [], browser: [], email: [], ...choices }),
  ])
const noticesOf = async (role: 'sales' | 'admin') =>
  (
    await pool.query(
      `select event, lead_id as lead, email_due_at as "emailAt" from staff_notices where user_id = $1 order by id`,
      [idOf(role)],
    )
  ).rows as { event: string; lead: number | null; emailAt: Date | null }[]
const eventsOf = async (role: 'sales' | 'admin') => (await noticesOf(role)).map(({ event }) => event)
const send = (now: Date) =>
  sendStaffNotices(
    {
      pool,
      log: silentLog(),
      send: smtp.send,
      siteUrl: 'https://powerboard.example.com',
      sales: { name: 'Sales', address: 'sales@powerboard.example' },
      stopping: new AbortController().signal,
    },
    now,
  )

test('each is told once of what they chose: of new enquiries, their own, what is due and what is late', async () => {
  await choose('sales', { page: ['new', 'assigned', 'due-soon', 'overdue'] })
  await choose('admin', { page: ['assigned', 'overdue'] })
  const one = await lead({ assignee_id: idOf('admin') })
  await pool.query(
    `insert into lead_events (lead_id, subject, "to", author_id, created_at) values ($1, 'Assigned to', 'admin', $2, $3)`,
    [one, idOf('sales'), at('10:01')],
  )
  await lead({ due_at: at('10:30'), created_at: at('10:02') })
  await lead({ created_at: at('10:02'), quarantined: true })
  for (const time of ['10:03', '10:04']) await writeNotices({ pool, now: at(time) })
  expect(await eventsOf('sales')).toEqual(['new', 'new'])
  expect(await eventsOf('admin')).toEqual(['assigned'])
  await writeNotices({ pool, now: at('10:11') })
  await writeNotices({ pool, now: at('10:16') })
  expect(await eventsOf('admin')).toEqual(['assigned', 'overdue'])
  await writeNotices({ pool, now: at('10:26') })
  expect(await eventsOf('sales')).toEqual(['new', 'new', 'due-soon'])
})

test('questions, emails and accepted quotes are told to whoever has the lead', async () => {
  await choose('sales', { page: ['question', 'accepted'] })
  await choose('admin', { page: ['question', 'accepted'] })
  const one = await lead({ assignee_id: idOf('sales'), answered_at: at('09:00') })
  const event = (to: string) =>
    pool.query(`insert into lead_events (lead_id, subject, "to", created_at) values ($1, 'Quote PB-Q-1', $2, $3)`, [
      one,
      to,
      at('10:01'),
    ])
  await event('Question by Clock Kestrel: When?')
  await event('Accepted by Clock Kestrel')
  await event('Declined by Clock Kestrel')
  await pool.query(
    `insert into lead_emails (lead_id, state, key, subject, text, updated_at) values ($1, 'received', 'clock', 'Re', 'Hello', $2)`,
    [one, at('10:02')],
  )
  await writeNotices({ pool, now: at('10:03') })
  expect((await eventsOf('sales')).toSorted()).toEqual(['accepted', 'question', 'question'])
  expect(await eventsOf('admin')).toEqual([])
})

test('an email names the reference and nothing personal, comes once, and waits until work begins', async () => {
  await choose('sales', { email: ['new'] })
  const one = await lead({
    created_at: at('19:00'),
    due_at: new Date('2031-01-07T08:15:00Z'),
    message: 'Secret Kestrel',
  })
  await writeNotices({ pool, now: at('19:01') })
  expect(await noticesOf('sales')).toEqual([{ event: 'new', lead: one, emailAt: new Date('2031-01-07T08:00:00Z') }])
  await send(at('19:02'))
  expect(smtp.accepted).toEqual([])
  for (const time of ['08:00', '08:01']) await send(new Date(`2031-01-07T${time}:00Z`))
  expect(smtp.accepted).toHaveLength(1)
  const [mail] = smtp.accepted
  expect(mail).toMatchObject({
    to: { address: 'sales@desk.example' },
    subject: expect.stringMatching(/^New enquiry: PB-CLCK-\d+$/),
  })
  expect(mail?.text).toContain('A reply was promised by 8.15am')
  expect(mail?.text).toContain(`https://powerboard.example.com/admin/inbox?lead=${one}`)
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('Kestrel')
})

test('what was seen or answered before is not sent', async () => {
  await choose('sales', { page: ['new'], email: ['new', 'overdue'] })
  const [seen, answered] = [await lead({ created_at: at('19:00') }), await lead({ created_at: at('19:00') })]
  await writeNotices({ pool, now: at('19:01') })
  const { shown } = await get<Notices>('/inbox/notices')
  expect(shown.map(({ leadId }) => leadId).toSorted()).toEqual([seen, answered].toSorted())
  const notice = shown.find(({ leadId }) => leadId === seen)
  expect((await post('/inbox/notices', { seen: [notice?.id] }, 'admin')).status).toBe(200)
  expect((await get<Notices>('/inbox/notices')).shown).toHaveLength(2)
  expect((await post('/inbox/notices', { seen: [notice?.id] })).status).toBe(200)
  expect((await get<Notices>('/inbox/notices')).shown).toHaveLength(1)
  await pool.query('update leads set answered_at = now() where id = $1', [answered])
  await send(new Date('2031-01-07T08:00:00Z'))
  expect(smtp.accepted).toEqual([])
})

test('the summary of the day has the numbers of the lists, once a day', async () => {
  await choose('sales', { email: ['digest'] })
  await lead()
  await lead({ status: 'waiting' })
  await lead({ is_sample: true })
  await writeNotices({ pool, now: at('07:59') })
  expect(await noticesOf('sales')).toEqual([])
  for (const time of ['08:00', '12:00']) await writeNotices({ pool, now: at(time) })
  await send(at('08:00'))
  expect(smtp.accepted).toHaveLength(1)
  const text = smtp.accepted[0]?.text ?? ''
  const { counts } = await get<Inbox>('/inbox/list')
  for (const { value, label } of INBOX_VIEWS) {
    if (value === 'training') continue
    const { rows, next } = await get<Inbox>(`/inbox/list?view=${value}`)
    if (next === null) expect([value, counts[value]]).toEqual([value, rows.length])
    expect(text).toContain(`${label}: ${counts[value]}`)
  }
  expect(text).not.toContain('Training')
})

test('notices and presence are for the sales desk only', async () => {
  for (const path of ['/inbox/notices', '/inbox/presence', '/inbox/samples'])
    expect((await post(path, { seen: [1], isAway: true, act: 'add' }, 'editor')).status).toBe(403)
  expect((await call(request('/inbox/notices', { headers: { cookie: sessions.editor.cookie } }))).status).toBe(403)
})

test('while we wait for the customer the clock stands still', async () => {
  const one = await lead({ due_at: new Date(Date.now() + 10 * 60_000) })
  const change = async (status: string) => {
    const { version } = await get<InboxRecord>(`/inbox/record?lead=${one}`)
    expect((await post('/inbox/change', { changes: [{ id: one, version, status }] })).status).toBe(200)
  }
  const dueAt = async () =>
    (await pool.query<{ at: Date }>('select due_at as at from leads where id = $1', [one])).rows[0]?.at
  const before = await dueAt()
  await change('waiting')
  await change('new')
  expect(await dueAt()).toEqual(before)
  await change('waiting')
  await pool.query(
    `update lead_events set created_at = now() - interval '30 days' where lead_id = $1 and "to" like 'Waiting%'`,
    [one],
  )
  await pool.query(`update leads set due_at = now() - interval '30 days' + interval '7 days' where id = $1`, [one])
  await change('contacted')
  expect(Number(await dueAt())).toBeGreaterThan(Date.now())
})

test('a colleague says when they are away and what they are told; only an admin says who takes turns', async () => {
  const own = (values: object) =>
    call(
      jsonRequest(
        'PATCH',
        `/users/${idOf('sales')}`,
        { desk: values },
        {
          cookie: sessions.sales.cookie,
          origin: 'http://localhost:3000',
        },
      ),
    )
  const notices = { page: [], browser: ['new'], email: ['digest'] }
  expect((await own({ isAway: true, takesTurns: true, openMax: 500, notices })).status).toBe(200)
  expect(await payload.findByID({ collection: 'users', id: idOf('sales') })).toMatchObject({
    desk: { isAway: true, takesTurns: false, openMax: 20, notices },
  })
  expect((await own({ notices: { page: ['everything'], browser: [], email: [] } })).status).toBe(400)
})
