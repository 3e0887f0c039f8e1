import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import type { Product } from '@/lib/generated/payload-types'
import { now } from '@/lib/platform/clock'
import { enquiryToken, orderConfirmationToken } from '@/lib/platform/enquiry-token'
import { findAlerts } from '@/lib/schedule/alerts/find-alerts'
import { cancelUnpaidOrders } from '@/lib/use-cases/orders/cancel-order'
import { findOrder } from '@/lib/use-cases/orders/find-order'

import { newBuyer } from '../../fixtures/buyer'
import { storeSettings } from '../../fixtures/store'
import { call, jsonRequest } from '../support/api'
import { pool } from '../support/rows'

const payload = await payloadClient()
const STOCK = 1_000
const MAX = 40
const HOUR_MS = 60 * 60 * 1000
let product: Product
beforeAll(async () => {
  const data = { ...storeSettings(true), heldPiecesMax: MAX }
  await payload.updateGlobal({ slug: 'site-settings', data })
  product = await payload.create({
    collection: 'products',
    data: { name: 'Held panels', slug: 'held-panels', basePrice: 100, stockLevel: STOCK },
  })
})
beforeEach(async () => {
  await pool.query(`update orders set state = 'cancelled'`)
  await pool.query('update products set stock_level = $2 where id = $1', [product.id, STOCK])
})

type Reply = { status: number; body: { reference?: string; message?: string } }
const post = async (path: string, body: object, headers: Record<string, string> = {}): Promise<Reply> => {
  const response = await call(jsonRequest('POST', path, body, headers))
  return { status: response.status, body: (await response.json()) as Reply['body'] }
}

let people = 0
/** Somebody who shares nothing with any other buyer. */
const stranger = () => {
  people += 1
  return {
    buyer: {
      ...newBuyer(),
      phone: `01632 960 ${String(people).padStart(3, '0')}`,
      street: `${people} Mill Lane`,
    },
    sender: `198.51.${Math.floor(people / 250)}.${people % 250}`,
  }
}
type Person = ReturnType<typeof stranger>
const order = ({ buyer, sender }: Person, quantity: number) =>
  post(
    '/checkout',
    { ...buyer, lines: [`${product.id}:${quantity}`], agreedTotalPence: String((100 * quantity + 150) * 100) },
    { 'idempotency-key': crypto.randomUUID(), 'x-client-address': sender },
  )
const ordered = async (quantity: number) => {
  const { status, body } = await order(stranger(), quantity)
  expect([status, body.message]).toEqual([201, expect.any(String)])
  return body.reference ?? ''
}
const rowOf = async (reference: string) => {
  const { rows } = await pool.query<{ state: string; confirmBy: Date | null; payBy: Date; orderedAt: Date }>(
    `select state::text as state, confirm_by as "confirmBy", pay_by as "payBy", ordered_at as "orderedAt"
     from orders where reference = $1`,
    [reference],
  )
  if (!rows[0]) throw new Error('no order')
  return rows[0]
}
const stock = async () => (await payload.findByID({ collection: 'products', id: product.id })).stockLevel
const confirm = (reference: string) => post('/checkout/confirm', { token: orderConfirmationToken(reference) })

describe('one customer', () => {
  const together: [string, (one: Person, other: Person) => Person][] = [
    ['network', (one, other) => ({ ...other, sender: one.sender })],
    ['email address', (one, other) => ({ ...other, buyer: { ...other.buyer, email: one.buyer.email } })],
    ['phone number', (one, other) => ({ ...other, buyer: { ...other.buyer, phone: one.buyer.phone } })],
    ['delivery address', (one, other) => ({ ...other, buyer: { ...other.buyer, street: one.buyer.street } })],
  ]
  test.each(together)('with the same %s holds at most 40 pieces, by twenty orders at once', async (what, sharing) => {
    const first = stranger()
    const people = Array.from({ length: 20 }, () => sharing(first, stranger()))
    const results = await Promise.all(people.map((person) => order(person, 9)))
    const taken = results.filter(({ status }) => status === 201)
    // Five enquiries a day from one email address is a limit of its own.
    expect(taken.length).toBe(4)
    expect(await stock()).toBe(STOCK - 9 * taken.length)
    const refused = results.filter(({ status }) => status !== 201)
    if (what !== 'email address') expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]))
  })

  test('cannot hold more by one large order, which says what to do instead', async () => {
    const { status, body } = await order(stranger(), MAX + 1)
    expect([status, await stock()]).toEqual([409, STOCK])
    expect(body.message).toMatch(/^The store keeps at most 40 unpaid pieces .*call us on 0.* or request a quote\.$/)
    expect((await order(stranger(), MAX)).status).toBe(201)
  })

  test('may order again once an order is paid or cancelled', async () => {
    const person = stranger()
    const { body } = await order(person, MAX)
    expect((await order(person, 1)).status).toBe(409)
    await pool.query(`update orders set state = 'paid' where reference = $1`, [body.reference])
    expect((await order(person, 1)).status).toBe(201)
  })

  test('gets the same answer to the same order sent again, although it fills the limit', async () => {
    const person = stranger()
    const key = { 'idempotency-key': crypto.randomUUID(), 'x-client-address': person.sender }
    const body = { ...person.buyer, lines: [`${product.id}:${MAX}`], agreedTotalPence: '415000' }
    const first = await post('/checkout', body, key)
    expect([first.status, await post('/checkout', body, key)]).toEqual([201, first])
  })

  test('is counted for each product, with its variants', async () => {
    const variant = await payload.create({
      collection: 'product-variants',
      data: { product: product.id, name: 'Long', sku: 'HELD-LONG', price: 100, stockLevel: 100 },
    })
    const person = stranger()
    const lines = [`${product.id}:30`, `${product.id}:11:${variant.id}`]
    const both = { ...person.buyer, lines, agreedTotalPence: String((100 * 41 + 150) * 100) }
    expect((await post('/checkout', both)).body.message).toContain('at most 40')
    const other = await payload.create({
      collection: 'products',
      data: { name: 'Other panels', slug: 'other-panels', basePrice: 100, stockLevel: 100 },
    })
    const apart = [`${product.id}:30`, `${other.id}:11`]
    expect(await post('/checkout', { ...both, lines: apart })).toMatchObject({ status: 201 })
  })

  test('holds as many as staff allow', async () => {
    const setMax = (heldPiecesMax: number) => payload.updateGlobal({ slug: 'site-settings', data: { heldPiecesMax } })
    await setMax(2)
    expect((await order(stranger(), 3)).body.message).toContain('at most 2 unpaid pieces')
    await expect(setMax(0)).rejects.toThrow()
    await setMax(MAX)
  })
})

describe('an order', () => {
  test('holds its goods for two hours, then, once confirmed, for three working days', async () => {
    const reference = await ordered(1)
    const before = await rowOf(reference)
    expect(before.payBy.getTime() - before.orderedAt.getTime()).toBe(2 * HOUR_MS)
    expect(before.confirmBy).toEqual(before.payBy)
    expect((await confirm(reference)).status).toBe(200)
    const after = await rowOf(reference)
    expect(after.confirmBy).toBeNull()
    expect(after.payBy.getTime() - now().getTime()).toBeGreaterThan(72 * HOUR_MS)
    const found = await findOrder(pool, enquiryToken(reference))
    expect(found?.history.map(({ to }) => to)).toEqual(['Email address confirmed'])
  })

  test('is not held longer by a second confirmation', async () => {
    const reference = await ordered(1)
    await confirm(reference)
    await pool.query(`update orders set pay_by = '2030-01-01' where reference = $1`, [reference])
    expect((await confirm(reference)).status).toBe(200)
    expect((await rowOf(reference)).payBy.toISOString()).toBe('2030-01-01T00:00:00.000Z')
  })

  test('is confirmed by nothing but the link in its email', async () => {
    const reference = await ordered(1)
    for (const token of [enquiryToken(reference), 'x'.repeat(43)])
      expect((await post('/checkout/confirm', { token })).status).toBe(409)
    expect((await post('/checkout/confirm', { token: orderConfirmationToken(reference), website: 'x' })).status).toBe(
      409,
    )
    expect((await rowOf(reference)).confirmBy).not.toBeNull()
    await post('/checkout/cancel', { token: enquiryToken(reference) })
    const { status, body } = await confirm(reference)
    expect([status, body.message]).toEqual([409, expect.stringContaining('can no longer be confirmed')])
  })

  test('is cancelled if it is not confirmed in time, and its goods return', async () => {
    const [late, confirmed] = [await ordered(3), await ordered(2)]
    await confirm(confirmed)
    const inTwoHours = new Date(now().getTime() + 2 * HOUR_MS + 1000)
    expect(await cancelUnpaidOrders(pool, inTwoHours)).toEqual([late])
    expect(await stock()).toBe(STOCK - 2)
  })

  test('from before confirmations keeps its seven days', async () => {
    const reference = await ordered(1)
    await pool.query(
      `update orders set confirm_by = null, confirmation_token_sha256 = null, holders = null,
         pay_by = now() + interval '7 days' where reference = $1`,
      [reference],
    )
    expect(await cancelUnpaidOrders(pool, new Date(now().getTime() + 6 * 24 * HOUR_MS))).toEqual([])
    expect((await findOrder(pool, enquiryToken(reference)))?.order.confirmBy).toBeNull()
  })
})

test('staff are told when unpaid orders hold more than a quarter of a product’s stock', async () => {
  const texts = async () => (await findAlerts({ pool, now: now() })).map(({ text }) => text)
  await pool.query('update products set stock_level = 100 where id = $1', [product.id])
  await ordered(25)
  expect((await texts()).join()).not.toContain('unpaid orders hold')
  await ordered(1)
  expect(await texts()).toContain('Held panels: unpaid orders hold 26 of 100 in stock.')
})
