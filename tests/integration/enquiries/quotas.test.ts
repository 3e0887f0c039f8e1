import { afterEach, beforeAll, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { RETENTION_RULES } from '@/lib/delivery/retention/rules'
import { NOTHING_KEPT } from '@/lib/domain/challenge/kept-season'
import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import { enquiryToken } from '@/lib/platform/enquiry-token'
import { LIMITS } from '@/lib/platform/limits'
import { FULL_SECONDS, MEASURED, PROMISED } from '@/lib/platform/quotas'
import { findAlerts } from '@/lib/schedule/alerts/find-alerts'

import { ENQUIRIES } from '../../fixtures/enquiries'
import { photoOf } from '../../fixtures/hidden-data'
import { pdfOf } from '../../fixtures/pdf'
import { storeSettings } from '../../fixtures/store'
import { placeOrder } from '../shop/paying'
import { call, jsonRequest, request } from '../support/api'
import { pieceOf } from '../support/pieces'
import { limitRequests } from '../support/rate-limits'
import { pool } from '../support/rows'

limitRequests()

type Table = keyof typeof PROMISED

const payload = await payloadClient()
const design = designOfPlan('flat')
const content = { design, laid: {} }
let productId = 0
let offer = 0

beforeAll(async () => {
  const product = { name: 'Cable', slug: 'cable', basePrice: 4.5, stockLevel: 0 }
  productId = (await payload.create({ collection: 'products', data: product })).id
  await payload.updateGlobal({ slug: 'site-settings', data: storeSettings(true) })
  const { rows } = await pool.query<{ id: number }>(
    `insert into reward_offers (title, value, description, points, code, valid_days, ends_on, claims_max, is_active)
     values ('A survey', 'Free', 'One.', 0, 'WARM', 90, now() + interval '5 days', 99, true) returning id`,
  )
  offer = rows[0]?.id ?? 0
})

let last = 0
const fresh = () => `${++last}`
const newSender = () => `2001:db8:${fresh()}::1`

/** Sends a request from a network. */
type Send = (sender: string) => Promise<Response>

const json =
  (path: string, body: object): Send =>
  (sender) =>
    call(jsonRequest('POST', path, body, { 'x-client-address': sender }))
const form =
  (path: string, fields: Record<string, string | Blob>): Send =>
  (sender) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    return call(request(path, { method: 'POST', body, headers: { 'x-client-address': sender } }))
  }
const fileOf = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name)

const newToken = async () => {
  const project = { ...ENQUIRIES['/project-quotes'], customerEmail: email() }
  const response = await json('/project-quotes', project)(newSender())
  return enquiryToken(((await response.json()) as { reference: string }).reference)
}
const editToken = async () => {
  const response = await json('/system-designer/shared', { content })(newSender())
  return ((await response.json()) as { tokens: { edit: string } }).tokens.edit
}
const email = () => `ada${fresh()}@example.com`
const device = () => crypto.randomUUID()

/** For each kind of thing that people store without an account, a request that stores another one. */
const REQUESTS: Record<Table, () => Promise<Send> | Send> = {
  shared_designs: () => json('/system-designer/shared', { content }),
  shared_design_versions: async () =>
    json('/system-designer/shared/save', { token: await editToken(), version: 1, content }),
  shared_design_comments: async () =>
    json('/system-designer/shared/comment', { token: await editToken(), name: '', text: 'Hello', website: '' }),
  season_links: () => json('/challenge/links', { email: email(), agreed: true, season: NOTHING_KEPT }),
  shared_savings: () =>
    json('/challenge/savings', { device: device(), district: 'SN10', savedPercent: 5, agreed: true }),
  user_profiles: () => json('/challenge/rewards', { offer, device: device(), events: [] }),
  data_links: () => json('/your-data/link', { email: email() }),
  reviews: async () => {
    const { id, token } = await placeOrder()
    await pool.query(`update orders set state = 'delivered', delivered_at = now() where id = $1`, [id])
    return json('/checkout/review', {
      token,
      stars: '5',
      text: 'Warm from the first day.',
      name: '',
      agreed: true,
      website: '',
    })
  },
  waiting_list: () => json('/waiting-list', { email: email(), productId: String(productId) }),
  cart_items: () =>
    json('/cart/add', { sessionId: `cart_1763900000000_${fresh().padStart(32, '0')}`, productId, quantity: 1 }),
  arriving_files: async () => {
    const plan = Buffer.concat([pdfOf([fresh()]), Buffer.alloc(600_000)])
    return form('/enquiries/pieces', { token: await newToken(), ...pieceOf(plan, 0) })
  },
  lead_photos: async () =>
    form('/enquiries/photos', { token: await newToken(), photos: fileOf(await photoOf(), 'a.jpg') }),
  lead_documents: async () =>
    form('/enquiries/photos', { token: await newToken(), photos: fileOf(pdfOf(['Plan']), 'a.pdf') }),
  leads: () => json('/contact', { ...ENQUIRIES['/contact'], email: email(), website: 'spam' }),
}
const isDone = (response: Response) => response.status < 400

const TABLES = Object.keys(PROMISED) as Table[]
const countOf = async (table: Table) => {
  const { where = 'true' } = PROMISED[table] as { where?: string }
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${table} where ${where}`)
  return rows[0]?.count ?? 0
}

const usual = structuredClone(PROMISED)
afterEach(() => Object.assign(PROMISED, structuredClone(usual)))
const setMax = (table: Table, rowsMax: number) => Object.assign(PROMISED[table], { rowsMax })

describe.each(TABLES)('%s', (table) => {
  test('are refused honestly when there is no room, and what is there stays', async () => {
    expect(isDone(await (await REQUESTS[table]())(newSender()))).toBe(true)
    const send = await REQUESTS[table]()
    const before = await countOf(table)
    expect(before).toBeGreaterThan(0)
    setMax(table, before)
    const response = await send(newSender())
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, String(FULL_SECONDS)])
    expect(await response.text()).toContain(
      `We have no room for more ${PROMISED[table].named} at the moment, so nothing was saved.`,
    )
    expect(await countOf(table)).toBe(before)
    expect((await findAlerts({ pool, now: new Date() })).map(({ key }) => key)).toContain(`full-${table}`)
    setMax(table, before + 1)
    expect(isDone(await send(newSender()))).toBe(true)
    expect(await countOf(table)).toBe(before + 1)
  })

  test('are limited for one sender', async () => {
    const { perSender } = PROMISED[table]
    for (const { perSeconds } of LIMITS[perSender]) expect(perSeconds).toBeLessThanOrEqual(86_400)
    const most = Math.max(...LIMITS[perSender].map(({ points }) => points))
    const [first, second, sender] = [await REQUESTS[table](), await REQUESTS[table](), newSender()]
    expect(isDone(await first(sender))).toBe(true)
    await pool.query(`update rate_limits set points = points + $1 where key like $2`, [most, `${perSender}/%`])
    expect((await second(sender)).status).toBe(429)
  })
})

test.each(TABLES.filter((table) => 'bytes' in PROMISED[table]))('the bytes of %s are limited too', async (table) => {
  const { bytes } = PROMISED[table] as { bytes: { max: number } }
  await (
    await REQUESTS[table]()
  )(newSender())
  const send = await REQUESTS[table]()
  bytes.max = 1
  expect((await send(newSender())).status).toBe(503)
  bytes.max = 1e12
  expect(isDone(await send(newSender()))).toBe(true)
})

test.each([
  ['designs', REQUESTS.shared_designs],
  ['pieces of files', REQUESTS.arriving_files],
  ['files', REQUESTS.lead_documents],
])('one sender stores a limited number of bytes in a day: %s', async (_what, prepare) => {
  const [first, second, sender] = [await prepare(), await prepare(), newSender()]
  expect(isDone(await first(sender))).toBe(true)
  await pool.query(`update rate_limits set points = points + $1 where key like 'storedKilobytes/%'`, [
    LIMITS.storedKilobytes[0]?.points,
  ])
  expect((await second(sender)).status).toBe(429)
})

test('a review that is there can be changed when there is no room for another', async () => {
  const send = await REQUESTS.reviews()
  expect(isDone(await send(newSender()))).toBe(true)
  setMax('reviews', 0)
  expect(isDone(await send(newSender()))).toBe(true)
})

test('nothing that was promised is deleted because there is too much of it', () => {
  const rules = RETENTION_RULES.filter(({ table }) => TABLES.includes(table as Table))
  expect(rules.length).toBeGreaterThan(5)
  expect(rules.filter(({ maxRows }) => maxRows !== null)).toEqual([])
  for (const [table, { rowsMax }] of Object.entries(MEASURED))
    expect(RETENTION_RULES.find((rule) => rule.table === table)?.maxRows).toBe(rowsMax)
})
