import { beforeEach, describe, expect, test } from 'vitest'

import { enforceRetention } from '@/lib/delivery/retention/enforce'
import { RETENTION_RULES } from '@/lib/delivery/retention/rules'
import { PROMISED } from '@/lib/platform/quotas'

import { ENDPOINT_PATHS, ENQUIRIES } from '../../fixtures/enquiries'
import { submit } from '../support/enquiries'
import { countRows, pool, readLead } from '../support/rows'
import { savedMails, saveMail } from '../support/saved-mails'
import { silentLog } from './support'

const TABLES = ['error_logs', 'search_misses', 'calculator_usage', 'call_requests', 'idempotency_keys', 'cart_items']

beforeEach(() => pool.query(`truncate ${TABLES.join(', ')}, leads cascade`))

async function enforce(rules = RETENTION_RULES) {
  const log = silentLog()
  await enforceRetention({ pool, log }, rules)
  return log.info.mock.calls.map(([entry]) => entry as object)
}

const countOf = async (table: string) =>
  (await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]?.count

/** Rows aged from `newest` to `oldest` days. */
const INSERTS: Record<string, string> = {
  error_logs: `insert into error_logs (error, fingerprint, timestamp) select 'x', n::text, now() - n * interval '1 day' from generate_series($1::int, $2::int) as n`,
  search_misses: `insert into search_misses (term, count, last_searched) select n::text, 1, now() - n * interval '1 day' from generate_series($1::int, $2::int) as n`,
  calculator_usage: `insert into calculator_usage (session_id, property_size, property_type, current_heating, created_at)
    select n::text, 93, 'house', 'panel-heaters', now() - n * interval '1 day' from generate_series($1::int, $2::int) as n`,
  call_requests: `insert into call_requests (kind, created_at) select 'dialled', now() - n * interval '1 day' from generate_series($1::int, $2::int) as n`,
  idempotency_keys: `insert into idempotency_keys (key, body_sha256, reference, expires_at)
    select n::text, repeat('0', 64), 'PB-0000-0000', now() - n * interval '1 day' from generate_series($1::int, $2::int) as n`,
  performance_metrics: `insert into performance_metrics (metric, value, timestamp)
    select 'LCP', n, now() - n * interval '1 day' from generate_series($1::int, $2::int) as n`,
  cart_items: `insert into cart_items (session_id, product_id, quantity, updated_at)
    select n::text, (select min(id) from products), 1, now() - n * interval '1 day' from generate_series($1::int, $2::int) as n`,
}

describe('by age', () => {
  test.each([
    ['error_logs', 'browser errors', 14],
    ['performance_metrics', 'speed measurements', 30],
    ['search_misses', 'searches without results', 365],
    ['calculator_usage', 'anonymous calculations', 365],
    ['call_requests', 'dialled calls', 365],
    ['idempotency_keys', 'idempotency keys', 0],
    ['cart_items', 'lines of carts', 90],
  ])('%s', async (table, records, days) => {
    await pool.query(INSERTS[table] ?? '', [days - 2, days + 2])
    expect(await enforce()).toEqual([{ msg: 'old records deleted', records, deleted: 3 }])
    expect(await countOf(table)).toBe(2)
    expect(await enforce()).toEqual([])
  })
})

test('above the size limit the oldest are deleted, in several batches and also with equal timestamps', async () => {
  const rules = RETENTION_RULES.filter(({ table }) => table === 'error_logs').map((rule) => ({ ...rule, maxRows: 10 }))
  await pool.query(
    `insert into error_logs (error, fingerprint, timestamp) select 'x', n::text, now() from generate_series(1, 2510) as n`,
  )
  expect(await enforce(rules)).toEqual([{ msg: 'old records deleted', records: 'browser errors', deleted: 2_500 }])
  const { rows } = await pool.query<{ oldest: number }>('select min(fingerprint::int) as oldest from error_logs')
  expect([await countOf('error_logs'), rows]).toEqual([10, [{ oldest: 2501 }]])
})

test('every rule has a size limit, except for the audit log, keys, which each belong to a lead, invoices, payments, accepted quotes, notes for a restore, warranties and what was promised', () => {
  const unlimited = RETENTION_RULES.filter(({ maxRows }) => maxRows === null).map(({ table }) => table)
  expect(unlimited.filter((table) => !Object.keys(PROMISED).includes(table)).sort()).toEqual([
    'audit_entries',
    'idempotency_keys',
    'orders',
    'payments',
    'quotes',
    'restore_notes',
    'warranties',
  ])
})

test('four simultaneous workers delete each row once', async () => {
  await pool.query(INSERTS.error_logs ?? '', [20, 3_020])
  const logged = (await Promise.all(Array.from({ length: 4 }, () => enforce()))).flat() as { deleted: number }[]
  await enforce()
  expect(logged.reduce((sum, { deleted }) => sum + deleted, 0)).toBeLessThanOrEqual(3_001)
  expect(await countOf('error_logs')).toBe(0)
})

test('a rule that fails does not stop the others', async () => {
  const log = silentLog()
  const broken = RETENTION_RULES.filter(({ table }) => table === 'search_misses').map((rule) => ({
    ...rule,
    where: '1/0 = 1',
  }))
  await pool.query(INSERTS.search_misses ?? '', [1, 1])
  await pool.query(INSERTS.idempotency_keys ?? '', [1, 1])
  const rules = [...broken, ...RETENTION_RULES.filter(({ table }) => table === 'idempotency_keys')]
  await expect(enforceRetention({ pool, log }, rules)).rejects.toThrow('Old records could not be deleted')
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ records: 'searches without results' }))
  expect(await countOf('idempotency_keys')).toBe(0)
})

describe('leads', () => {
  const age = (reference: string, days: number) =>
    pool.query(`update leads set created_at = now() - $2 * interval '1 day' where reference = $1`, [reference, days])

  /** Submits an enquiry that was held back this many days ago. */
  async function heldBack(path: (typeof ENDPOINT_PATHS)[number], days: number): Promise<string> {
    const { body } = await submit(path, { ...ENQUIRIES[path], website: 'x' })
    await age(body.reference ?? '', days)
    return body.reference ?? ''
  }

  test.each(ENDPOINT_PATHS)(
    'that were held back are deleted after thirty days with everything written for them: %s',
    async (path) => {
      const before = await countRows()
      await heldBack(path, 31)
      await pool.query('truncate idempotency_keys')
      expect(await enforce()).toEqual([{ msg: 'old records deleted', records: 'held-back leads', deleted: 1 }])
      expect(await countRows()).toEqual(before)
    },
  )

  test('that were held back are deleted with what staff have sent and plan', async () => {
    const reference = await heldBack('/contact', 31)
    await pool.query(
      `insert into deliveries (lead_id, channel, state, attempts) select id, 'quote-email', 'sent', 1 from leads where reference = $1`,
      [reference],
    )
    await pool.query(
      `insert into lead_tasks (lead_id, what, due_at) select id, 'Ring again', now() from leads where reference = $1`,
      [reference],
    )
    expect(await enforce()).toMatchObject([{ records: 'held-back leads', deleted: 1 }])
    expect([await countOf('deliveries'), await countOf('lead_tasks')]).toEqual([0, 0])
  })

  test('that were held back are deleted with the emails saved without a mail server', async () => {
    const [expired, recent] = [await heldBack('/contact', 31), await heldBack('/contact-inquiries', 29)]
    const mail = { channel: 'quote-email', to: { name: '', address: 'ann@example.com' }, replyTo: null }
    for (const reference of [expired, recent])
      await saveMail({ ...mail, reference, subject: 'Your quote', text: 'x', html: 'x' }, new AbortController().signal)
    await enforce()
    expect([await savedMails(expired), await savedMails(recent)]).toEqual([[], [`${recent}-quote-email.eml`]])
  })

  test.each(['cancelled', 'paid'])('of an order are kept, even if it was once held back: %s', async (state) => {
    const reference = `PB-HELD-${state.slice(0, 4).toUpperCase()}`
    await pool.query(
      `insert into orders (reference, state, customer_name, email, phone, street, town, postcode, fitting, lines,
         delivery_pence, total_pence, vat_pence, terms_version, ordered_at, pay_by, invoice_number)
       values ($1, $2, 'Ann', 'ann@example.com', '1', '1 Lane', 'Devizes', 'SN10 1AA', 'own', '[]', 0, 0, 0, '1', now(),
         now(), $3)`,
      [reference, state, state === 'paid' ? 1 : null],
    )
    await pool.query(
      `with lead as (
         insert into leads (reference, kind, source, name, answers, due_at, quarantined, created_at)
         values ($1, 'order', 'checkout', 'Ann', '[]', now(), true, now() - interval '31 days') returning id
       ), link as (
         insert into leads_rels (parent_id, path, orders_id) select lead.id, 'enquiry', orders.id from lead, orders where orders.reference = $1
       )
       insert into deliveries (lead_id, channel, state, attempts) select id, $2::enum_deliveries_channel, 'sent', 1 from lead`,
      [reference, `order-${state}`],
    )
    expect(await enforce()).toEqual([])
    expect((await readLead(reference)).links).toHaveLength(1)
    await pool.query('delete from orders where reference = $1', [reference])
  })

  test('held back more recently, taken up or released are kept, and so are all others', async () => {
    const references = [
      await heldBack('/contact', 29),
      await heldBack('/contact-inquiries', 31),
      await heldBack('/survey-leads', 31),
    ]
    await pool.query(`update leads set status = 'contacted' where reference = $1`, [references[1]])
    await pool.query('update leads set quarantined = false where reference = $1', [references[2]])
    const { body } = await submit('/calculator-results', ENQUIRIES['/calculator-results'])
    await age(body.reference ?? '', 4_000)
    await pool.query(`update calculator_usage set created_at = now() - interval '4000 days'`)
    expect(await enforce()).toEqual([])
    for (const reference of [...references, body.reference ?? ''])
      expect((await readLead(reference)).links).toHaveLength(1)
    expect(await countOf('calculator_usage')).toBe(1)
  })
})
