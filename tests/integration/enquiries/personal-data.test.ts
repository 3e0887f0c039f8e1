import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { beforeAll, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { NOTHING_KEPT } from '@/lib/domain/challenge/kept-season'
import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import { joinPeople } from '@/lib/people/join-people'
import { quoteToken, seasonToken } from '@/lib/platform/enquiry-token'
import { env } from '@/lib/platform/env'
import { POST_SEEDS } from '@/lib/seed/blog/posts/posts'
import type { DesignTokens } from '@/lib/use-cases/designs/shared-design'

import { ENDPOINT_PATHS, ENQUIRIES, takenStatus } from '../../fixtures/enquiries'
import { openSessions, type Sessions } from '../access/sessions'
import { move, placeOrder } from '../shop/paying'
import { call, jsonRequest, request } from '../support/api'
import { submit } from '../support/enquiries'
import { pool } from '../support/rows'

const payload = await payloadClient()
let sessions: Sessions
beforeAll(async () => {
  sessions = await openSessions(payload)
})

const EMAIL = 'kestrelle.whitlock@example.com'
const PHONE = '07700 900 777'
/** Whatever only this person has typed. */
const MARK = 'kestrelle|whitlock|900 ?777'

const HERS: Record<string, string> = {
  name: 'Kestrelle Whitlock',
  customerName: 'Kestrelle Whitlock',
  firstName: 'Kestrelle',
  lastName: 'Whitlock',
  email: EMAIL,
  customerEmail: EMAIL,
  phone: PHONE,
  customerPhone: PHONE,
  message: 'Please write to Kestrelle.',
}

/** A body as this person would have typed it. */
const asHer = <Body extends object>(body: Body): Body =>
  Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      value instanceof Object && !Array.isArray(value) ? asHer(value) : key in body && HERS[key] ? HERS[key] : value,
    ]),
  ) as Body

const staff = (role: 'admin' | 'sales', url: string, body: object) =>
  call(jsonRequest('POST', url, body, { cookie: sessions[role].cookie }))

async function one<Row>(text: string, values: unknown[] = []): Promise<Row> {
  const { rows } = await pool.query<Row & Record<string, unknown>>(text, values)
  if (!rows[0]) throw new Error(`nothing found by ${text}`)
  return rows[0]
}

/** Sends every form, and joins the callers by telephone as staff do after asking for a proof. Returns the person. */
async function sendForms(): Promise<number> {
  for (const form of ENDPOINT_PATHS) {
    const body = asHer(ENQUIRIES[form])
    if (form === '/contact-inquiries') Object.assign(body, { message: ENQUIRIES[form].message })
    expect((await submit(form, body)).status, form).toBe(takenStatus(form))
  }
  const heldBack = { ...asHer(ENQUIRIES['/survey-leads']), website: 'https://example.com' }
  expect((await submit('/survey-leads', heldBack)).status).toBe(201)
  await joinPeople({ pool, stopping: new AbortController().signal })
  const { id } = await one<{ id: number }>(
    `select person_id as id from leads where email = $1 and kind = 'contact' limit 1`,
    [EMAIL],
  )
  const others = await pool.query<{ id: number }>(
    `select distinct person_id as id from leads where (email = $1 or phone_e164 = '+447700900777') and person_id <> $2`,
    [EMAIL, id],
  )
  for (const other of others.rows)
    expect((await staff('sales', `/people/${id}/merge`, { other: other.id })).status).toBe(200)
  return id
}

/** A quote that she accepts, and a draft. */
async function acceptQuote(): Promise<void> {
  const { id: lead } = await one<{ id: number }>(`select id from leads where email = $1 and kind = 'configuration'`, [
    EMAIL,
  ])
  const { id } = await (await staff('sales', '/quotes/prepare', { lead })).json()
  const { reference, updatedAt } = await payload.findByID({ collection: 'quotes', id, overrideAccess: true })
  expect((await staff('sales', `/quotes/${id}/send`, { shownVersion: updatedAt })).status).toBe(200)
  const answer = { token: quoteToken(reference), answer: 'accepted', name: 'Kestrelle Whitlock' }
  expect((await call(jsonRequest('POST', '/quotes/answer', answer))).status).toBe(200)
  expect((await staff('sales', '/quotes/prepare', { lead })).status).toBe(201)
  expect((await staff('sales', `/leads/${lead}/notes`, { text: 'Rang Kestrelle' })).status).toBe(201)
}

/** An order that she has paid for, and one that she has not. */
async function order(): Promise<void> {
  const [paid, unpaid] = [await placeOrder(), await placeOrder()]
  for (const { reference } of [paid, unpaid]) {
    await pool.query(
      `update orders set customer_name = 'Kestrelle Whitlock', email = $2, phone = $3 where reference = $1`,
      [reference, EMAIL, PHONE],
    )
    await pool.query(`update leads set name = 'Kestrelle Whitlock', email = $2 where reference = $1`, [
      reference,
      EMAIL,
    ])
  }
  expect(await move(paid, { state: 'paid' })).toBe(true)
  await joinPeople({ pool, stopping: new AbortController().signal })
}

/** What needs no form. Returns the links that she has, and the name of an email saved for her. */
async function useTools(): Promise<{ links: string; mail: string }> {
  const { id: productId } = await one<{ id: number }>('select id from products where is_active order by id limit 1')
  await pool.query('update products set stock_level = 0 where id = $1', [productId])
  const waiting = new URLSearchParams({ email: EMAIL, product: String(productId) })
  await call(request('/waiting-list', { method: 'POST', body: waiting }))
  const season = { email: EMAIL, agreed: true, season: { ...NOTHING_KEPT, home: 'type=semi&area=93' } }
  expect((await call(jsonRequest('POST', '/challenge/links', season))).status).toBe(202)
  const { reference } = await one<{ reference: string }>('select reference from season_links where email = $1', [EMAIL])
  const design = designOfPlan('flat')
  const shared = await call(jsonRequest('POST', '/system-designer/shared', { content: { design, laid: {} } }))
  const { tokens }: { tokens: DesignTokens } = await shared.json()
  const comment = { token: tokens.edit, name: 'Kestrelle', text: 'Whitlock’s bedroom' }
  expect((await call(jsonRequest('POST', '/system-designer/shared/comment', comment))).ok).toBe(true)
  const firefox = { 'user-agent': 'Mozilla/5.0 Firefox/140.0', 'x-client-address': '2001:db8::77' }
  expect((await call(jsonRequest('POST', '/blog/views', { post: POST_SEEDS[0]?.slug }, firefox))).status).toBe(204)
  const mails = path.join(env.dataDir, 'mail')
  await mkdir(mails, { recursive: true })
  await writeFile(path.join(mails, `${reference}-season-link.eml`), 'Dear Kestrelle')
  const seasonLink = `https://powerboard.example.com/energy-challenge/continue/${seasonToken(reference)}`
  return { links: `${seasonLink}\n${tokens.edit}`, mail: `${reference}-season-link.eml` }
}

/** How many rows of each table of the whole database contain what only she has typed. */
async function marked(): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ table: string }>(
    `select table_name as table from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const counts: Record<string, number> = {}
  for (const { table } of rows) {
    const { count } = await one<{ count: number }>(
      `select count(*)::int as count from "${table}" t where t::text ~* $1`,
      [MARK],
    )
    if (count > 0) counts[table] = count
  }
  return counts
}

type Exported = { records: { what: string; purpose: string; basis: string; table: string; rows: object[] }[] }

describe('one person who has used everything', () => {
  test('is exported whole, and erased except for what the law has us keep', async () => {
    const id = await sendForms()
    await acceptQuote()
    await order()
    const { links, mail } = await useTools()
    const before = await marked()
    expect(Object.keys(before).length).toBeGreaterThanOrEqual(14)

    const response = await staff('admin', `/people/${id}/personal-data`, { links })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const { records } = (await response.json()) as Exported
    const exported = Object.fromEntries(
      records
        .map(
          ({ table, rows }) =>
            [table, rows.filter((row) => new RegExp(MARK, 'i').test(JSON.stringify(row))).length] as const,
        )
        .filter(([, count]) => count > 0),
    )
    expect(exported).toEqual(before)
    expect(records.filter(({ purpose, basis }) => !purpose || !basis)).toEqual([])

    const { message }: { message: string } = await (await staff('admin', `/people/${id}/erase`, { links })).json()
    expect(await marked()).toEqual({ orders: 1, quotes: 1 })
    expect(message).toMatch(/^Erased: \d+ records\. The law has us keep \d+\./)
    expect(message).toContain('You accepted this quote')
    expect(message).toContain('Its invoice is a VAT record')
    expect(await readdir(path.join(env.dataDir, 'mail'))).not.toContain(mail)
    const { rows } = await pool.query('select post_id from blog_post_views')
    expect(rows).toHaveLength(1) // nobody can tell whose it is
  })

  const newPerson = async (email: string, firstName: string) => {
    const { body } = await submit('/survey-leads', { ...ENQUIRIES['/survey-leads'], email, firstName })
    return one<{ id: number; lead: number }>('select person_id as id, id as lead from leads where reference = $1', [
      body.reference,
    ])
  }
  const existing = async (leads: number[]) =>
    (await pool.query<{ id: number }>('select id from leads where id = any($1) order by id', [leads])).rows.map(
      ({ id }) => id,
    )

  test('is not somebody else with the same address', async () => {
    const [first, other] = [await newPerson('couple@example.com', 'Mei'), await newPerson('couple@example.com', 'Li')]
    expect((await staff('admin', `/people/${first.id}/erase`, { links: '' })).status).toBe(200)
    expect(await existing([first.lead, other.lead])).toEqual([other.lead])
  })

  test('is erased as a whole or not at all', async () => {
    const { id, lead } = await newPerson('whole@example.com', 'Mei')
    const season = { email: 'whole@example.com', agreed: true, season: { ...NOTHING_KEPT, home: 'type=semi&area=93' } }
    expect((await call(jsonRequest('POST', '/challenge/links', season))).status).toBe(202)
    await pool.query('create rule stuck as on delete to season_links do instead nothing')
    expect((await staff('admin', `/people/${id}/erase`, { links: '' })).ok).toBe(false)
    expect(await existing([lead])).toEqual([lead])
    await pool.query('drop rule stuck on season_links')
    expect((await staff('admin', `/people/${id}/erase`, { links: '' })).status).toBe(200)
    expect(await existing([lead])).toEqual([])
  })

  test('who does not exist is not found', async () => {
    for (const action of ['personal-data', 'erase'])
      expect((await staff('admin', `/people/999999/${action}`, { links: '' })).status).toBe(404)
  })

  test.each(['personal-data', 'erase'])('is nobody’s business but an admin’s: %s', async (action) => {
    expect((await staff('sales', `/people/1/${action}`, { links: '' })).status).toBe(403)
    expect((await call(jsonRequest('POST', `/people/1/${action}`, { links: '' }))).status).toBe(404)
  })
})
