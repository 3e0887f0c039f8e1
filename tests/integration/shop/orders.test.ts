import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { POST as cancelUnpaid } from '@/app/internal/cancel-unpaid-orders/route'
import { payloadClient } from '@/lib/data/payload-client'
import { deliver } from '@/lib/delivery/deliver'
import { enforceRetention } from '@/lib/delivery/retention/enforce'
import { claimDue } from '@/lib/delivery/store/claim'
import type { Order, Product } from '@/lib/generated/payload-types'
import type { MailMessage } from '@/lib/integrations/mail/mail'
import { enquiryToken } from '@/lib/platform/enquiry-token'
import { env } from '@/lib/platform/env'
import { findOrder } from '@/lib/use-cases/orders/find-order'

import { expired } from '../../fakes/fake-next-cache'
import { newBuyer } from '../../fixtures/buyer'
import { storeSettings } from '../../fixtures/store'
import { openSessions, type Sessions } from '../access/sessions'
import { silentLog, testDeps } from '../delivery/support'
import { call, jsonRequest, request } from '../support/api'
import { changedMeanwhile } from '../support/meanwhile'
import { pool, readLead } from '../support/rows'

const payload = await payloadClient()
const PRICE = 289
const DELIVERY = 150
let sessions: Sessions
let productId: number
beforeAll(async () => {
  sessions = await openSessions(payload)
  const product = await payload.create({
    collection: 'products',
    data: { name: 'Last panels', slug: 'last-panels', basePrice: PRICE, stockLevel: 10 },
  })
  productId = product.id
})

const setOpen = (storeOpen: boolean) => payload.updateGlobal({ slug: 'site-settings', data: storeSettings(storeOpen) })
const setProduct = (data: Partial<Product>) => payload.update({ collection: 'products', id: productId, data })
const setStock = (level: number | null) =>
  pool.query('update products set stock_level = $2 where id = $1', [productId, level])
beforeEach(async () => {
  await setOpen(true)
  await setStock(10)
  await setProduct({ basePrice: PRICE, isActive: true })
})

const totalPence = (quantity: number) => String((PRICE * quantity + DELIVERY) * 100)
const orderFor = (quantity: number, changes: object = {}) => ({
  ...newBuyer(),
  deliveryNote: 'Behind the house',
  lines: [`${productId}:${quantity}`],
  agreedTotalPence: totalPence(quantity),
  ...changes,
})
type Reply = { status: number; body: { reference?: string; message?: string; enquiry?: string; errors?: object[] } }
const post = async (path: string, body: object, headers: Record<string, string> = {}): Promise<Reply> => {
  const response = await call(jsonRequest('POST', path, body, headers))
  return { status: response.status, body: (await response.json()) as Reply['body'] }
}
const buy = (quantity: number, changes: object = {}, headers: Record<string, string> = {}) =>
  post('/checkout', orderFor(quantity, changes), { 'idempotency-key': crypto.randomUUID(), ...headers })

const orderOf = async (reference: string) => {
  const { docs } = await payload.find({ collection: 'orders', where: { reference: { equals: reference } } })
  const [order] = docs
  if (!order) throw new Error('no order')
  return order
}
const ordered = async (quantity: number): Promise<Order> => orderOf((await buy(quantity)).body.reference ?? '')
const stock = async () => (await payload.findByID({ collection: 'products', id: productId })).stockLevel
const ledger = async (reference: string) =>
  (await pool.query('select change::int from stock_movements where reference = $1 order by id', [reference])).rows.map(
    ({ change }: { change: number }) => change,
  )
const move = (id: number, data: object, cookie = sessions.sales.cookie) =>
  call(jsonRequest('PATCH', `/orders/${id}`, data, { cookie }))
const states = async (id: number, ...data: object[]) => {
  for (const step of data) expect((await move(id, step)).status).toBe(200)
}
/** Refunds everything that was paid for an order. */
const refund = async (id: number, cookie = sessions.sales.cookie) => {
  const { docs } = await payload.find({ collection: 'payments', where: { order: { equals: id } } })
  const [payment] = docs
  const body = { amountPence: payment?.amountPence, reason: 'Sent back', key: crypto.randomUUID() }
  return (await call(jsonRequest('POST', `/payments/${payment?.id ?? 0}/refund`, body, { cookie }))).status
}
const creditNotesOf = async (id: number) =>
  (await payload.find({ collection: 'refunds', where: { 'payment.order': { equals: id } } })).docs.map(
    ({ creditNoteNumber }) => creditNoteNumber ?? 0,
  )
const refusal = async (response: Promise<Response>) => {
  const reply = await response
  const { errors } = (await reply.json()) as { errors?: { data?: { errors?: { path: string }[] } }[] }
  return [reply.status, errors?.[0]?.data?.errors?.[0]?.path]
}

const leadOf = async (reference: string) => {
  const { lead } = await readLead(reference)
  return [lead.status, lead.lost_reason]
}

describe('ordering', () => {
  test('saves the order as bought, takes the goods out of stock, and notifies everybody', async () => {
    const { status, body } = await buy(3)
    expect(status).toBe(201)
    const reference = body.reference ?? ''
    expect(body.enquiry).toBe(`/order/${enquiryToken(reference)}`)
    expect(await orderOf(reference)).toMatchObject({
      state: 'awaiting-payment',
      lines: [{ productId, name: 'Last panels', quantity: 3, eachPence: PRICE * 100 }],
      deliveryPence: DELIVERY * 100,
      totalPence: Number(totalPence(3)),
      vatPence: Math.round(Number(totalPence(3)) / 6),
      invoiceNumber: null,
    })
    expect([await stock(), await ledger(reference)]).toEqual([7, [-3]])
    const { lead } = await readLead(reference)
    const { rows } = await pool.query('select channel::text from deliveries where lead_id = $1 order by 1', [lead.id])
    expect(rows.map(({ channel }: { channel: string }) => channel)).toEqual(['crm', 'customer-email', 'sales-email'])
  })

  test('a hundred simultaneous buyers get exactly the ten in stock', async () => {
    const results = await Promise.all(Array.from({ length: 100 }, () => buy(1)))
    expect(results.filter(({ status }) => status === 201)).toHaveLength(10)
    const refused = results.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(90)
    expect(new Set(refused.map(({ body }) => body.message))).toEqual(
      new Set([
        'We no longer have that many in stock. Please change your order: there is not enough left for 1 × Last panels.',
      ]),
    )
    expect(await stock()).toBe(0)
  })

  test('the same order sent again is accepted once', async () => {
    const [key, body] = [crypto.randomUUID(), orderFor(6)]
    const send = () => post('/checkout', body, { 'idempotency-key': key })
    const [first, ...rest] = await Promise.all([send(), send(), send()])
    for (const again of rest) expect(again).toEqual(first)
    expect([first?.status, await stock()]).toEqual([201, 4])
  })

  test.each([
    ['the store has closed', () => setOpen(false)],
    ['the price has changed', () => setProduct({ basePrice: 300 })],
    ['the product is no longer on sale', () => setProduct({ isActive: false })],
    ['the goods have been sold', () => setStock(0)],
  ])('the same order sent again is recognised although %s', async (_what, change) => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await buy(1, { email: 'again@example.com' }, headers)
    await change()
    expect(await buy(1, { email: 'again@example.com' }, headers)).toEqual(first)
    expect(first.status).toBe(201)
    const other = await buy(2, { email: 'again@example.com' }, headers)
    expect([other.status, other.body.message]).toEqual([422, expect.stringContaining('already sent')])
  })

  test('goods whose stock is not counted can always be ordered', async () => {
    await setStock(null)
    const { body } = await buy(99)
    expect([await stock(), await ledger(body.reference ?? '')]).toEqual([null, []])
  })

  test.each([
    ['an outdated total', { agreedTotalPence: '100' }, 'The total is now £439.00'],
    ['no total', { agreedTotalPence: undefined }, 'Nothing is ordered yet. The total is £439.00'],
    ['a product that is not on sale', { lines: ['2147483647:1'] }, 'no longer on sale'],
  ])('refuses %s, and writes nothing', async (_what, changes, message) => {
    const { status, body } = await buy(1, changes)
    expect([status, body.message]).toEqual([409, expect.stringContaining(message)])
    expect(await stock()).toBe(10)
  })

  test.each([
    ['a field that people cannot see', { website: 'x' }],
    ['link markup', { deliveryNote: '[url=x]y[/url]' }],
  ])('refuses one with %s instead of holding it back, and reserves nothing', async (_what, changes) => {
    const leads = () => pool.query('select from leads')
    const { rowCount } = await leads()
    expect(await buy(1, changes)).toMatchObject({
      status: 403,
      body: {
        message: expect.stringMatching(/^We could not take this order here, so nothing .* call us on/) as string,
      },
    })
    expect([await stock(), (await leads()).rowCount]).toEqual([10, rowCount])
  })

  test('takes one whose email address is unusual', async () => {
    const { body } = await buy(1, { email: 'a.b.c.d.e.f@gmail.com' })
    expect((await readLead(body.reference ?? '')).lead.quarantined).toBe(false)
  })

  test('while the store is closed, only staff can', async () => {
    await setOpen(false)
    expect((await buy(1)).status).toBe(403)
    expect((await buy(1, {}, { cookie: sessions.sales.cookie })).status).toBe(201)
  })
})

describe('staff', () => {
  test('take an order to its delivery, numbered, with an email for each step', async () => {
    const { id, reference } = await ordered(1)
    await states(id, { state: 'paid' }, { state: 'packed' })
    expect(await refusal(move(id, { state: 'dispatched' }))).toEqual([400, 'trackingNumber'])
    await states(id, { state: 'dispatched', trackingNumber: 'Carrier 123' }, { state: 'delivered' })
    const { lead } = await readLead(reference)
    const mails: MailMessage[] = []
    await pool.query(`update deliveries set state = 'cancelled' where lead_id <> $1 or channel = 'crm'`, [lead.id])
    const deps = testDeps(pool, {
      mail: async (message) => {
        mails.push(message)
        return { ok: true, isDelivered: true, messageId: 'x' }
      },
    })
    for (const delivery of await claimDue(pool, 20)) await deliver(deps, delivery)
    const toCustomer = mails.filter(({ channel }) => channel !== 'sales-email')
    expect(toCustomer.map(({ subject }) => subject.split(':')[0]).sort()).toEqual([
      'We’ve received your payment',
      'Your order',
      'Your order has been delivered',
      'Your order is on its way',
      'Your order is packed',
    ])
    const [confirmation] = toCustomer.filter(({ subject }) => subject.startsWith('Your order:'))
    for (const words of ['Last panels', '£439.00', 'You may cancel within 14 days', 'hereby give notice'])
      expect(confirmation?.text).toContain(words)
    const found = await findOrder(pool, enquiryToken(reference))
    expect(found?.history.map(({ to }) => to)).toEqual(['Paid', 'Packed', 'Dispatched', 'Delivered'])
    expect(await stock()).toBe(9)
  })

  test('invoices have no gaps, even when many are paid simultaneously and some fail', async () => {
    await setStock(null)
    // Eight requests in all: each may take a second connection while it holds one, and the pool has sixteen.
    const orders = await Promise.all(Array.from({ length: 4 }, () => ordered(1)))
    const before = await pool.query('select coalesce(max(invoice_number), 0)::int as last from orders')
    await Promise.all(orders.flatMap(({ id }) => [move(id, { state: 'paid' }), move(id, { state: 'paid' })]))
    const unpaid = await pool.query<{ id: number }>(
      `select id from orders where id = any($1) and state = 'awaiting-payment'`,
      [orders.map(({ id }) => id)],
    )
    expect(unpaid.rows.length).toBeLessThan(orders.length)
    for (const { id } of unpaid.rows) await states(id, { state: 'paid' }) // those that waited too long for their number
    const { rows } = await pool.query<{ number: number }>(
      'select invoice_number::int as number from orders where invoice_number > $1 order by 1',
      [before.rows[0].last],
    )
    expect(rows.map(({ number }) => number - before.rows[0].last)).toEqual([1, 2, 3, 4])
  })

  test('numbers of invoices and credit notes are not given again after their orders have been deleted', async () => {
    const refunded = async () => {
      const { id, reference } = await ordered(1)
      await states(id, { state: 'paid' })
      expect(await refund(id)).toBe(200)
      const { invoiceNumber } = await orderOf(reference)
      return { id, numbers: [invoiceNumber ?? 0, ...(await creditNotesOf(id))] }
    }
    const last = await refunded()
    await pool.query(`update orders set invoiced_at = now() - interval '8 years' where id = $1`, [last.id])
    await enforceRetention({ pool, log: silentLog() })
    expect((await pool.query('select from orders where id = $1', [last.id])).rowCount).toBe(0)
    expect(await creditNotesOf(last.id)).toEqual([])
    expect((await refunded()).numbers).toEqual(last.numbers.map((number) => number + 1))
  })

  test('a site that has numbered documents before continues after the highest', async () => {
    const { id } = await ordered(1)
    await pool.query('delete from document_numbers')
    const { rows } = await pool.query('select coalesce(max(invoice_number), 0)::int as highest from orders')
    const [{ highest }] = rows as [{ highest: number }]
    await states(id, { state: 'paid' })
    expect((await payload.findByID({ collection: 'orders', id })).invoiceNumber).toBe(highest + 1)
  })

  test('pay orders one at a time, because each takes the next number', async () => {
    const [one, other] = [await ordered(1), await ordered(1)]
    const both = `/orders?where[id][in]=${one.id},${other.id}`
    const headers = { cookie: sessions.sales.cookie }
    expect((await call(jsonRequest('PATCH', both, { state: 'paid' }, headers))).status).toBe(403)
    for (const { reference } of [one, other])
      expect(await orderOf(reference)).toMatchObject({ state: 'awaiting-payment', invoiceNumber: null })
  })

  test('a cancelled or refunded order puts goods back until they have left us', async () => {
    const [unpaid, kept, sent] = [await ordered(2), await ordered(3), await ordered(1)]
    await states(unpaid.id, { state: 'cancelled' })
    expect([await stock(), await ledger(unpaid.reference)]).toEqual([6, [-2, 2]])
    expect(await leadOf(unpaid.reference)).toEqual(['lost', 'cancelled'])
    await states(kept.id, { state: 'paid' })
    expect(await leadOf(kept.reference)).toEqual(['won', null])
    expect(await refund(kept.id)).toBe(200)
    expect([await stock(), (await orderOf(kept.reference)).state]).toEqual([9, 'refunded'])
    expect(await leadOf(kept.reference)).toEqual(['lost', 'refunded'])
    await states(sent.id, { state: 'paid' }, { state: 'packed' }, { state: 'dispatched', trackingNumber: 'C 1' })
    expect(await refund(sent.id)).toBe(200)
    expect([await stock(), (await orderOf(sent.reference)).state]).toEqual([9, 'refunded'])
  })

  test('cannot skip a step, change what was ordered, or act without the right role', async () => {
    const { id, reference } = await ordered(1)
    expect(await refusal(move(id, { state: 'delivered' }))).toEqual([400, 'state'])
    expect((await move(id, { state: 'paid' }, sessions.editor.cookie)).status).toBe(403)
    expect(await refusal(move(id, { state: 'refunded' }))).toEqual([400, 'state'])
    await states(id, { totalPence: 1, street: 'Elsewhere', lines: [] })
    expect(await orderOf(reference)).toMatchObject({
      totalPence: 43_900,
      street: '7 Mill Lane',
      state: 'awaiting-payment',
    })
  })
})

const CANCEL = `update orders set state = 'cancelled', updated_at = now()`

describe('an unpaid order', () => {
  const cancel = (order: Order) => post('/checkout/cancel', { token: enquiryToken(order.reference) })

  test('is cancelled by its customer, once', async () => {
    const order = await ordered(4)
    expect((await cancel(order)).status).toBe(200)
    expect((await cancel(order)).status).toBe(409)
    expect(await leadOf(order.reference)).toEqual(['lost', 'cancelled'])
    expect([await stock(), await ledger(order.reference)]).toEqual([10, [-4, 4]])
    expect((await findOrder(pool, enquiryToken(order.reference)))?.order.state).toBe('cancelled')
  })

  test('is cancelled by its customer after it is paid, in the time for it, and not with another link', async () => {
    const order = await ordered(1)
    expect((await post('/checkout/cancel', { token: 'x'.repeat(43) })).status).toBe(409)
    await states(order.id, { state: 'paid' })
    expect((await cancel(order)).status).toBe(200)
    expect([(await orderOf(order.reference)).state, await stock()]).toEqual(['cancelled', 10])
  })

  test('is cancelled by the schedule when its last day has passed, and no other is', async () => {
    const [late, fresh] = [await ordered(2), await ordered(1)]
    await pool.query(`update orders set pay_by = now() - interval '1 second' where id = $1`, [late.id])
    const ask = (token: string) =>
      cancelUnpaid(request('/x', { method: 'POST', headers: { authorization: `Bearer ${token}` } }))
    expect((await ask('guessed')).status).toBe(404)
    expect(await (await ask(env.internalToken)).json()).toEqual({ cancelled: [late.reference] })
    expect((await orderOf(fresh.reference)).state).toBe('awaiting-payment')
    expect(await stock()).toBe(9)
  })

  test('is erased with its lead, which puts the goods back; one with an invoice is kept', async () => {
    const [unpaid, paid] = [await ordered(3), await ordered(1)]
    await states(paid.id, { state: 'paid' })
    for (const { reference } of [unpaid, paid]) {
      const { lead } = await readLead(reference)
      const response = await call(
        request(`/leads/${lead.id}`, { method: 'DELETE', headers: { cookie: sessions.admin.cookie } }),
      )
      expect(response.status).toBe(200)
    }
    const { rows } = await pool.query('select reference from orders where id = any($1)', [[unpaid.id, paid.id]])
    expect([rows, await stock()]).toEqual([[{ reference: paid.reference }], 9])
  })

  test('refreshes the product pages when it is erased, and no page is refreshed for one that was cancelled', async () => {
    const [unpaid, cancelled] = [await ordered(1), await ordered(1)]
    await states(cancelled.id, { state: 'cancelled' })
    const refreshedBy = async ({ reference }: Order) => {
      const { lead } = await readLead(reference)
      expired.length = 0
      await call(request(`/leads/${lead.id}`, { method: 'DELETE', headers: { cookie: sessions.admin.cookie } }))
      return expired.filter((tag) => tag === 'products')
    }
    expect([await refreshedBy(unpaid), await refreshedBy(cancelled)]).toEqual([['products'], []])
  })

  test('is not an enquiry: its link withdraws nothing', async () => {
    const order = await ordered(1)
    expect((await post('/enquiries/withdraw', { token: enquiryToken(order.reference) })).status).toBe(404)
    expect((await readLead(order.reference)).lead.status).toBe('new')
  })

  test.each([{ trackingNumber: 'Carrier 123' }, { state: 'paid' }])(
    'that is cancelled after staff have read it stays cancelled: %j',
    async (data) => {
      const { id, reference } = await ordered(1)
      const response = await changedMeanwhile(CANCEL, id, () => move(id, data))
      expect(response.status).toBe(409)
      expect(await response.text()).toContain('The customer or a colleague has changed this order')
      expect(await orderOf(reference)).toMatchObject({ state: 'cancelled', trackingNumber: null, invoiceNumber: null })
    },
  )

  test('that is paid and cancelled at the same moment is one or the other', async () => {
    const order = await ordered(1)
    await Promise.all([move(order.id, { state: 'paid' }), cancel(order)])
    const { state } = await orderOf(order.reference)
    expect(await stock()).toBe(state === 'paid' ? 9 : 10)
  })
})
