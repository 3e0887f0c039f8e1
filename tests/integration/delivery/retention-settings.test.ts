import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { POST as eraseExpired } from '@/app/internal/erase-expired-leads/route'
import { wordsOf } from '@/lib/content/rich-text'
import { getPageAt } from '@/lib/data/pages/page'
import { payloadClient } from '@/lib/data/payload-client'
import { enforceRetention } from '@/lib/delivery/retention/enforce'
import { env } from '@/lib/platform/env'
import type { RetentionReport } from '@/lib/use-cases/retention/report-retention'

import { ENQUIRIES } from '../../fixtures/enquiries'
import { openSessions, type Sessions } from '../access/sessions'
import { call, jsonRequest, request } from '../support/api'
import { submit } from '../support/enquiries'
import { pool } from '../support/rows'
import { silentLog } from './support'

let sessions: Sessions
const payload = await payloadClient()

beforeAll(async () => {
  sessions = await openSessions(payload)
})
beforeEach(() => pool.query('truncate error_logs, retention, retention_runs, orders, quotes, leads, erasures cascade'))

type Role = 'admin' | 'editor' | 'sales' | 'anonymous'
const save = (periods: Record<string, unknown>, role: Role = 'admin') =>
  call(jsonRequest('POST', '/globals/retention', periods, { cookie: sessions[role].cookie }))

const preview = (query = '', role: Role = 'admin') =>
  call(request(`/globals/retention/preview${query}`, { headers: { cookie: sessions[role].cookie } }))

async function reportOf(kind: string, query = ''): Promise<RetentionReport | undefined> {
  const { report }: { report: RetentionReport[] } = await (await preview(query)).json()
  return report.find((row) => row.kind === kind)
}

const addErrors = (ages: number[]) =>
  pool.query(
    `insert into error_logs (error, fingerprint, timestamp)
     select 'x', age::text, now() - age * interval '1 day' from unnest($1::int[]) as age`,
    [ages],
  )
const agesKept = async () =>
  (await pool.query<{ age: number }>('select fingerprint::int as age from error_logs order by 1')).rows.map(
    ({ age }) => age,
  )

const run = () => enforceRetention({ pool, log: silentLog() })

/** The period for a kind of record in the table of the privacy policy. */
async function policySays(kind: string): Promise<string | undefined> {
  const result = await getPageAt('/privacy-policy')
  if (result.kind !== 'page') throw new Error('There is no privacy policy')
  const table = result.page.blocks.find(
    (block) => block.kind === 'table' && wordsOf(block.caption) === 'How long it is kept',
  )
  const row = table?.kind === 'table' ? table.rows.find(([what]) => wordsOf(what ?? []) === kind) : undefined
  return row && wordsOf(row[2] ?? [])
}

describe('changing a period', () => {
  test('changes what the worker deletes and what the privacy policy says', async () => {
    await addErrors([6, 8, 13, 15])
    expect(await policySays('Error reports')).toContain('14 days after the last')
    await run()
    expect(await agesKept()).toEqual([6, 8, 13])

    expect((await save({ errors: 7 })).status).toBe(200)
    expect(await policySays('Error reports')).toContain('7 days after the last')
    await run()
    expect(await agesKept()).toEqual([6])
  })

  test.each([
    [{ errors: 6 }, 'Please enter a whole number of days from 7 to 90.'],
    [{ errors: 7.5 }, 'Please enter a whole number of days from 7 to 90.'],
    [{ errors: null }, 'Please enter a whole number of days from 7 to 90.'],
    [{ sales: 5 }, 'Please enter a whole number of years from 6 to 12.'],
  ])('%j is refused with a message that names the bounds', async (periods, message) => {
    const response = await save(periods)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(message)
    expect(await payload.findGlobal({ slug: 'retention' })).toMatchObject({ errors: 14, sales: 7 })
  })

  test.each(['editor', 'sales', 'anonymous'] as const)('is not allowed for %s', async (role) => {
    expect((await save({ errors: 7 }, role)).ok).toBe(false)
    expect((await preview('', role)).ok).toBe(false)
  })

  test('to a value below the bounds in the database itself has no effect', async () => {
    await save({})
    await pool.query('update retention set errors = 0')
    await addErrors([1, 13])
    await run()
    expect(await agesKept()).toEqual([1, 13])
  })
})

describe('before saving', () => {
  test('the records that the entered periods would delete are counted, and nothing is deleted', async () => {
    await addErrors([6, 8, 13, 15])
    expect((await reportOf('errors'))?.due).toBe(1)
    expect((await reportOf('errors', '?errors=7'))?.due).toBe(3)
    expect(await agesKept()).toEqual([6, 8, 13, 15])
  })

  test('entered periods out of bounds are refused', async () => {
    expect((await preview('?errors=1')).status).toBe(400)
    expect((await preview('?errors=')).status).toBe(400)
  })
})

test('the report has the last run and the total of all runs', async () => {
  expect(await reportOf('errors')).toMatchObject({ ranAt: null, deleted: 0, total: 0 })
  await addErrors([15, 16])
  await run()
  expect(await reportOf('errors')).toMatchObject({ due: 0, ranAt: expect.any(String), deleted: 2, total: 2 })
  await run()
  expect(await reportOf('errors')).toMatchObject({ deleted: 0, total: 2 })
})

describe('enquiries', () => {
  const erase = () =>
    eraseExpired(
      new Request('http://localhost:3000/internal/erase-expired-leads', {
        method: 'POST',
        headers: { authorization: `Bearer ${env.internalToken}` },
      }),
    )

  async function leadOf(path: '/contact' | '/calculator-results', months: number): Promise<number> {
    const { body } = await submit(path, ENQUIRIES[path])
    const { rows } = await pool.query<{ id: number }>(
      `update leads set created_at = now() - $2 * interval '1 month' where reference = $1 returning id`,
      [body.reference, months],
    )
    return rows[0]?.id ?? 0
  }
  const idsKept = async () =>
    (await pool.query<{ id: number }>('select id from leads order by id')).rows.map(({ id }) => id)
  const invoice = (id: number, years: number) =>
    pool.query(
      `insert into orders (reference, state, invoice_number, invoiced_at, created_at, updated_at, ordered_at, pay_by,
         customer_name, email, phone, street, town, postcode, fitting, lines, delivery_pence, total_pence, vat_pence,
         terms_version)
       select reference, 'delivered', id, at, at, at, at, at, name, email, '07700 900123', '1 High Street', 'Bath',
         'BA1 1AA', 'own', '[]', 0, 24000, 4000, '1'
       from leads, lateral (select now() - $2 * interval '1 year' as at) as dated where id = $1`,
      [id, years],
    )

  const acceptQuote = (id: number, months: number) =>
    pool.query(
      `insert into quotes (lead_id, reference, state, version, terms_version, figures, computed_lines, valid_until,
         accepted_by, accepted_at, created_at, updated_at)
       select $1, 'Q-' || $1::int, 'accepted', 1, '1', '{}', '[]', at, 'Priya Nair', at, at, at
       from (select now() - $2 * interval '1 month' as at) as dated`,
      [id, months],
    )

  test('are erased when the last contact is longer ago than the period, each with a receipt', async () => {
    const [old, recent] = [await leadOf('/contact', 25), await leadOf('/contact', 23)]
    const [oldResult, recentResult] = [await leadOf('/calculator-results', 13), await leadOf('/calculator-results', 11)]
    expect([(await reportOf('leads'))?.due, (await reportOf('estimates'))?.due]).toEqual([1, 1])
    expect(await (await erase()).json()).toEqual({ erased: 2 })
    expect(await idsKept()).toEqual([recent, recentResult])
    const { rows } = await pool.query('select lead_id::int as id, erased_by_name as by from erasures order by lead_id')
    const by = 'Automatic, after the period for which it is kept'
    expect(rows).toEqual([old, oldResult].map((id) => ({ id, by })))
    expect(await reportOf('leads')).toMatchObject({ due: 0, deleted: 1 })
  })

  test('a note counts as contact', async () => {
    const id = await leadOf('/contact', 25)
    await call(jsonRequest('POST', `/leads/${id}/notes`, { text: 'Rang again' }, { cookie: sessions.sales.cookie }))
    await erase()
    expect(await idsKept()).toEqual([id])
  })

  test('that led to a sale are kept as long as an invoice, and so is the invoice', async () => {
    const [kept, gone] = [await leadOf('/contact', 80), await leadOf('/contact', 97)]
    await invoice(kept, 6)
    await invoice(gone, 8)
    await erase()
    expect(await idsKept()).toEqual([kept])
    await run()
    const { rows } = await pool.query('select invoice_number::int as invoice from orders')
    expect(rows).toEqual([{ invoice: kept }])
  })

  test('are erased without their accepted quotes, which are kept for six years after the acceptance', async () => {
    const [old, older] = [await leadOf('/contact', 25), await leadOf('/contact', 80)]
    await acceptQuote(old, 70)
    await acceptQuote(older, 73)
    expect(await (await erase()).json()).toEqual({ erased: 2 })
    const quotesKept = async () =>
      (await pool.query<{ name: string }>('select reference as name from quotes order by id')).rows.map(
        ({ name }) => name,
      )
    expect(await quotesKept()).toEqual([`Q-${old}`, `Q-${older}`])
    expect((await reportOf('acceptedQuotes'))?.due).toBe(1)
    await run()
    expect(await quotesKept()).toEqual([`Q-${old}`])
    expect((await save({ acceptedQuotes: 5 })).status).toBe(400)
  })

  test('held back as spam are deleted without an accepted quote', async () => {
    const id = await leadOf('/contact', 25)
    await acceptQuote(id, 1)
    await pool.query('update leads set quarantined = true where id = $1', [id])
    await run()
    expect(await idsKept()).toEqual([])
    const { rows } = await pool.query('select reference, lead_id from quotes')
    expect(rows).toEqual([{ reference: `Q-${id}`, lead_id: null }])
  })

  test('only the scheduler can trigger it', async () => {
    const response = await eraseExpired(
      new Request('http://localhost:3000/internal/erase-expired-leads', { method: 'POST' }),
    )
    expect(response.status).toBe(404)
  })
})
