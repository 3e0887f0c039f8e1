import type { PayloadRequest } from 'payload'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { sectionsFor } from '@/components/admin/simple/sections'
import { payloadClient } from '@/lib/data/payload-client'
import {
  readMissingHolidays,
  readOldSources,
  readShownSamples,
  readTypedPrices,
  readUnconfirmedClaims,
} from '@/lib/page-inventory/out-of-date'

import { openSessions, type Sessions } from '../access/sessions'
import { pool } from '../support/rows'

const payload = await payloadClient()
let sessions: Sessions
beforeAll(async () => {
  sessions = await openSessions(payload)
})

test('every kind of what is out of date can be read', async () => {
  const { user } = sessions.admin
  for (const { title, read } of sectionsFor(user)) {
    const { notices, total } = await read({ payload, user } as PayloadRequest)
    expect([title, notices.length <= total]).toEqual([title, true])
  }
})

test('the sales team sees which reviews to decide, and nothing else; editors see all but that', () => {
  const titlesFor = (role: keyof Sessions) => sectionsFor(sessions[role].user).map(({ title }) => title)
  expect(titlesFor('sales')).toEqual(['Reviews to decide'])
  expect(titlesFor('admin')).toEqual(['Reviews to decide', ...titlesFor('editor')])
})

test('a typed price is listed until it is gone, and a price within a longer one is not', async () => {
  const replaced = [{ was: '88.88p', is: '99.99p' }]
  await pool.query(
    `with entry as (
       insert into search_entries (source, kind, path, title, weight, stems)
       values ('pages:typed-test', 'page', '/typed', 'Typed', 1, '')
     )
     insert into search_passages (source, place, text, stems)
     values ('pages:typed-test', 0, 'It costs 88.88p.', ''), ('pages:typed-test', 1, 'It costs 188.88p.', '')`,
  )
  expect(await readTypedPrices(pool, replaced)).toEqual({
    notices: [
      { what: 'Typed', editPath: null, at: null, detail: 'has 88.88p, which is now 99.99p: “It costs 88.88p.”' },
    ],
    total: 1,
  })
  await pool.query(`delete from search_entries where source = 'pages:typed-test'`)
  expect((await readTypedPrices(pool, replaced)).total).toBe(0)
})

test('a reading that the site comes with as proven is listed until a colleague confirms it', async () => {
  const named = async () => (await readUnconfirmedClaims(pool)).notices.map(({ detail }) => detail.split(' ')[0])
  expect(await named()).toEqual(['running-cost.hour'])
  await pool.query(`update claims_readings set reviewed_by = 'A colleague' where status = 'evidenced'`)
  expect(await named()).toEqual([])
  await pool.query(`update claims_readings set reviewed_by = null where reviewed_by = 'A colleague'`)
})

test('a sample is listed while visitors see it', async () => {
  const { docs } = await payload.find({ collection: 'case-studies', where: { isSample: { equals: true } } })
  const id = docs[0]?.id ?? 0
  const links = async () => (await readShownSamples(pool)).notices.map(({ editPath }) => editPath)
  const total = (await readShownSamples(pool)).total
  expect(await links()).toContain(`/collections/case-studies/${id}`)
  await pool.query(`update case_studies set _status = 'draft' where id = $1`, [id])
  expect((await readShownSamples(pool)).total).toBe(total - 1)
  await pool.query(`update case_studies set _status = 'published' where id = $1`, [id])
})

test('a source is listed once nobody has read it for a year', async () => {
  const { total } = await readOldSources(pool)
  const checkedDaysAgo = (days: number) =>
    pool.query(
      `update sources set checked = now() - make_interval(days => $1) where id = (select max(id) from sources)`,
      [days],
    )
  await checkedDaysAgo(367)
  expect((await readOldSources(pool)).total).toBe(total + 1)
  await checkedDaysAgo(360)
  expect((await readOldSources(pool)).total).toBe(total)
})

afterEach(() => pool.query(`delete from opening_hours_closed_dates where id = 'closed-test'`))

test('closed days are asked for at the end of a year, until one between Christmas and New Year is entered', async () => {
  const { rows } = await pool.query<{ isLate: boolean }>(
    `select extract(month from now() at time zone 'Europe/London') >= 11 as "isLate"`,
  )
  const kept = await pool.query(`select from opening_hours_closed_dates`)
  expect((await readMissingHolidays(pool)).total).toBe(rows[0]?.isLate && kept.rowCount === 0 ? 1 : 0)
  await pool.query(
    `insert into opening_hours_closed_dates (_order, _parent_id, id, date)
     select 99, id, 'closed-test', make_date(extract(year from now() at time zone 'Europe/London')::int, 12, 29)::timestamptz
     from opening_hours`,
  )
  expect((await readMissingHolidays(pool)).total).toBe(0)
})
