import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { deliver } from '@/lib/delivery/deliver'
import { claimDue } from '@/lib/delivery/store/claim'
import type { TimelineKind } from '@/lib/domain/leads/timeline'
import { poundsAndPence } from '@/lib/format/pounds'
import type { Order, Quote } from '@/lib/generated/payload-types'
import type { MailMessage } from '@/lib/integrations/mail/mail'
import { readTimeline } from '@/lib/people/read-timeline'
import { enquiryToken, quoteToken } from '@/lib/platform/enquiry-token'
import { cancelUnpaidOrders } from '@/lib/use-cases/orders/cancel-order'
import { findOrder } from '@/lib/use-cases/orders/find-order'
import { findQuote } from '@/lib/use-cases/quotes/find-quote'

import { ENQUIRIES } from '../../fixtures/enquiries'
import { openSessions, type Sessions } from '../access/sessions'
import { testDeps } from '../delivery/support'
import { call, jsonRequest } from '../support/api'
import { submit } from '../support/enquiries'
import { pool, readLead } from '../support/rows'

const payload = await payloadClient()
const STOCK = 500
const ADDRESS = { street: '7 Mill Lane', town: 'Devizes', postcode: 'SN10 1AA' }
let sessions: Sessions
beforeAll(async () => {
  sessions = await openSessions(payload)
})
beforeEach(async () => {
  await pool.query('update products set stock_level = $1', [STOCK])
})

type Reply = { status: number; body: { id?: number; message?: string; errors?: { path?: string }[] } }
const post = async (path: string, body: object, cookie?: string): Promise<Reply> => {
  const response = await call(jsonRequest('POST', path, body, cookie ? { cookie } : {}))
  return { status: response.status, body: (await response.json()) as Reply['body'] }
}
const asSales = (path: string, body: object) => post(path, body, sessions.sales.cookie)
const patch = async (path: string, body: object) =>
  (await call(jsonRequest('PATCH', path, body, { cookie: sessions.sales.cookie }))).status

const readQuote = (id: number): Promise<Quote> => payload.findByID({ collection: 'quotes', id, depth: 0 })
const readOrder = (id: number): Promise<Order> => payload.findByID({ collection: 'orders', id, depth: 0 })

const LINES = (product: number) => [
  { kind: 'panels', name: 'Panels', quantity: 12, each: 289, product },
  { kind: 'delivery', name: 'Delivery', quantity: 1, each: 150 },
  { kind: 'fitting', name: 'Fitting', quantity: 12, each: 150 },
  { kind: 'other', name: 'A bracket that we do not stock', quantity: 3, each: 9.99 },
  { kind: 'circuits', name: 'Circuits and wiring', quantity: 1 },
]
const TOTAL = 12 * 28_900 + 15_000 + 12 * 15_000 + 3 * 999

let panelId: number
type Accepted = { form?: keyof typeof ENQUIRIES; deposit?: number | null; accepting?: object }
/** An accepted quote for 12 panels with fitting. `accepting`: what else its customer says. */
async function accepted({ form = '/configuration-quotes', deposit = null, accepting = {} }: Accepted = {}) {
  const { body } = await submit(form, ENQUIRIES[form])
  const { lead } = await readLead(body.reference ?? '')
  const { body: draft } = await asSales('/quotes/prepare', { lead: Number(lead.id) })
  const id = Number(draft.id)
  panelId = Number((await readQuote(id)).lines?.[0]?.product)
  expect(await patch(`/quotes/${id}`, { lines: LINES(panelId), depositPercent: deposit })).toBe(200)
  const sending = { shownVersion: (await readQuote(id)).updatedAt, reason: 'A round number of panels' }
  expect(await asSales(`/quotes/${id}/send`, sending)).toMatchObject({ status: 200 })
  const quote = await readQuote(id)
  expect(await answer(quote, { name: 'Priya Nair', ...accepting })).toMatchObject({ status: 200 })
  return { quote: await readQuote(id), lead: Number(lead.id), reference: String(lead.reference) }
}
const answer = (quote: Quote, body: object) =>
  post('/quotes/answer', { token: quoteToken(quote.reference), answer: 'accepted', ...body })
const press = (quote: Pick<Quote, 'id'>, address: object = ADDRESS) =>
  asSales('/quotes/order', { quote: quote.id, ...address })

async function ordered(options: Parameters<typeof accepted>[0] = {}) {
  const { quote, lead, reference } = await accepted(options)
  const { status, body } = await press(quote)
  expect([status, body.message]).toEqual([201, expect.stringContaining('customer gets an email')])
  return { quote, lead, reference, order: await readOrder(Number(body.id)) }
}

const stock = async () =>
  Number((await pool.query('select stock_level from products where id = $1', [panelId])).rows[0]?.stock_level)
const leadOf = async (id: number) =>
  (await pool.query('select status::text, lost_reason::text from leads where id = $1', [id])).rows[0] as object
const tasksOf = async (lead: number) =>
  (await pool.query('select what from lead_tasks where lead_id = $1 order by id', [lead])).rows.map(
    ({ what }) => what as string,
  )
const paymentsOf = async (order: number) =>
  (
    await pool.query('select part::text, amount_pence::int as pence from payments where order_id = $1 order by id', [
      order,
    ])
  ).rows

/** The emails to the customer of a lead that are due. */
async function mailsOf(lead: number) {
  await pool.query(`update deliveries set next_attempt_at = now() + interval '1 day' where lead_id <> $1`, [lead])
  const mails: MailMessage[] = []
  const mail = async (message: MailMessage) => {
    mails.push(message)
    return { ok: true as const, isDelivered: true as const, messageId: String(mails.length) }
  }
  for (const delivery of await claimDue(pool, 20)) await deliver(testDeps(pool, { mail }), delivery)
  return mails
}
const mailNamed = async (lead: number, subject: string) => {
  const found = (await mailsOf(lead)).find((mail) => mail.subject.startsWith(subject))
  if (!found) throw new Error(`no email “${subject}”`)
  return found.text
}

describe('one press on an accepted quote', () => {
  test('makes its order: lines, prices, VAT, address and stock, and tells the customer how to pay', async () => {
    const { quote, lead, reference, order } = await ordered()
    expect(order).toMatchObject({
      reference,
      quote: quote.id,
      state: 'awaiting-payment',
      customerName: 'Priya Nair',
      ...ADDRESS,
      fitting: 'included',
      deliveryPence: 15_000,
      totalPence: TOTAL,
      vatPence: Math.round(TOTAL / 6),
      depositPence: null,
    })
    expect(order.lines).toMatchObject([
      { productId: panelId, name: 'Panels', quantity: 12, eachPence: 28_900, isService: false },
      { productId: null, name: 'Fitting', quantity: 12, eachPence: 15_000, isService: true },
      { productId: null, name: 'A bracket that we do not stock', quantity: 3, eachPence: 999 },
    ])
    expect(await stock()).toBe(STOCK - 12)
    const mail = await mailNamed(lead, `Your order: ${reference}`)
    for (const words of [poundsAndPence(TOTAL), 'hereby give notice', 'Your right to cancel', 'pro-forma'])
      expect(mail).toContain(words)
    expect((await findQuote(pool, quoteToken(quote.reference)))?.order).toBe(reference)
    expect((await findOrder(pool, enquiryToken(reference)))?.history).toMatchObject([{ to: 'Awaiting payment' }])
  })

  test('makes one order, whether pressed twice or fifty times at once', async () => {
    const { quote, lead } = await accepted()
    const replies = await Promise.all(Array.from({ length: 50 }, () => press(quote)))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1)
    const { status, body } = await press(quote)
    expect([status, body.id]).toEqual([200, replies[0]?.body.id])
    expect(await stock()).toBe(STOCK - 12)
    const { rows } = await pool.query(`select from deliveries where lead_id = $1 and channel = 'order-made'`, [lead])
    expect(rows).toHaveLength(1)
  })

  test('is refused without the goods, and takes none of them', async () => {
    const { quote } = await accepted()
    await pool.query('update products set stock_level = 11')
    const { status, body } = await press(quote)
    expect([status, body.message]).toEqual([409, expect.stringMatching(/not enough in stock for 12 × /)])
    expect(await stock()).toBe(11)
    await pool.query('update products set stock_level = 12')
    expect((await press(quote)).status).toBe(201)
    expect(await stock()).toBe(0)
  })

  test('is refused for a quote that is not accepted, a bad address, and callers who may not', async () => {
    const { quote } = await accepted()
    expect((await press(quote, { ...ADDRESS, postcode: 'nowhere' })).status).toBe(400)
    expect((await post('/quotes/order', { quote: quote.id, ...ADDRESS })).status).toBe(401)
    expect((await post('/quotes/order', { quote: quote.id, ...ADDRESS }, sessions.editor.cookie)).status).toBe(403)
    await pool.query(`update quotes set state = 'sent' where id = $1`, [quote.id])
    expect((await press(quote)).status).toBe(409)
    expect((await press({ id: 99_999_999 })).status).toBe(409)
  })

  test('uses the address that the customer gave', async () => {
    const { quote } = await accepted({ accepting: ADDRESS })
    expect(quote).toMatchObject(ADDRESS)
  })
})

describe('a deposit', () => {
  const DEPOSIT = Math.round(TOTAL / 4)

  test('is paid first, then the rest, under one invoice', async () => {
    const { order, lead } = await ordered({ deposit: 25 })
    expect(order.depositPence).toBe(DEPOSIT)
    expect(await patch(`/orders/${order.id}`, { state: 'paid' })).toBe(400)
    expect(await patch(`/orders/${order.id}`, { state: 'deposit-paid' })).toBe(200)
    const { invoiceNumber } = await readOrder(order.id)
    expect(invoiceNumber).toEqual(expect.any(Number))
    expect(await mailNamed(lead, 'We’ve received your deposit')).toContain(poundsAndPence(TOTAL - DEPOSIT))
    expect(await patch(`/orders/${order.id}`, { state: 'packed' })).toBe(400)
    expect(await patch(`/orders/${order.id}`, { state: 'paid' })).toBe(200)
    expect(await readOrder(order.id)).toMatchObject({ state: 'paid', invoiceNumber })
    expect(await paymentsOf(order.id)).toEqual([
      { part: 'deposit', pence: DEPOSIT },
      { part: 'balance', pence: TOTAL - DEPOSIT },
    ])
    expect(await mailNamed(lead, 'We’ve received your payment')).toContain('invoice')
  })

  test('keeps the order from lapsing', async () => {
    const { order } = await ordered({ deposit: 25 })
    await patch(`/orders/${order.id}`, { state: 'deposit-paid' })
    await pool.query(`update orders set pay_by = now() - interval '1 day' where id = $1`, [order.id])
    await cancelUnpaidOrders(pool, new Date())
    expect((await readOrder(order.id)).state).toBe('deposit-paid')
  })

  test('that is refunded alone ends the order; with the rest paid, both have to be refunded', async () => {
    const { order } = await ordered({ deposit: 25 })
    await patch(`/orders/${order.id}`, { state: 'deposit-paid' })
    await patch(`/orders/${order.id}`, { state: 'paid' })
    const { docs } = await payload.find({ collection: 'payments', where: { order: { equals: order.id } }, sort: 'id' })
    const refund = async ({ id, amountPence }: { id: number; amountPence: number }) => {
      const body = { amountPence, reason: 'Sent back', key: crypto.randomUUID() }
      expect((await asSales(`/payments/${id}/refund`, body)).status).toBe(200)
      return (await readOrder(order.id)).state
    }
    const states = []
    for (const payment of docs) states.push(await refund(payment))
    expect(states).toEqual(['paid', 'refunded'])
    expect(await stock()).toBe(STOCK)
  })
})

describe('accepting', () => {
  test('is confirmed by email with the contract, the right to cancel and its form', async () => {
    const { quote, lead } = await accepted()
    const mail = await mailNamed(lead, `You have accepted our quote: ${quote.reference}`)
    for (const words of [
      'a contract between us',
      'Your right to cancel',
      'hereby give notice',
      poundsAndPence(TOTAL),
      'Who you are buying from',
    ])
      expect(mail).toContain(words)
    expect(mail).not.toContain('You also ticked')
  })

  test('records the request to begin fitting early, with its wording, only if it is ticked', async () => {
    const [plain, early] = [await accepted(), await accepted({ accepting: { beginsEarly: true } })]
    expect(plain.quote).toMatchObject({ earlyFittingAskedAt: null, earlyFittingWording: null })
    expect(early.quote).toMatchObject({
      earlyFittingAskedAt: expect.any(String),
      earlyFittingWording: expect.stringContaining('before the 14 days in which I may cancel have ended'),
    })
    expect(await mailNamed(early.lead, 'You have accepted')).toContain('You also ticked')
    expect((await tasksOf(plain.lead))[1]).toMatch(/^Agree the fitting date: .* or later/)
    expect((await tasksOf(early.lead))[1]).toBe('Agree the fitting date')
  })
})

test.each([
  ['/contact-inquiries', 'Quote request'],
  ['/survey-leads', 'Survey form'],
] as const)(
  'a quote request from the website (%s) is quoted, accepted, ordered and paid in one thread',
  async (form, label) => {
    const { lead, order, reference } = await ordered({ form })
    expect(order).toMatchObject({ reference, state: 'awaiting-payment', totalPence: TOTAL })
    expect(await patch(`/orders/${order.id}`, { state: 'paid' })).toBe(200)
    expect(await leadOf(lead)).toMatchObject({ status: 'won' })
    const { entries } = await readTimeline(pool, { lead })
    const ofKind = (wanted: TimelineKind) =>
      entries
        .toReversed()
        .filter(({ kind }) => kind === wanted)
        .map(({ title, text }) => title ?? text)
    expect(ofKind('enquiry')).toEqual([label])
    expect(ofKind('status')).toEqual(['Status: New → Quoted', 'Status: Quoted → Won'])
    expect(ofKind('order').at(-1)).toBe(`Order ${reference}: Awaiting payment → Paid`)
  },
)

test('the order of someone who gave no telephone number can be paid', async () => {
  const { quote, lead } = await accepted()
  await pool.query('update leads set phone = null, phone_e164 = null where id = $1', [lead])
  const { body } = await press(quote)
  expect(await patch(`/orders/${body.id}`, { state: 'paid' })).toBe(200)
})

describe('a customer who cancels within 14 days', () => {
  const cancel = (reference: string) => post('/checkout/cancel', { token: enquiryToken(reference) })

  test('of the deposit: stock, lead and refund follow', async () => {
    const { order, lead, reference } = await ordered({ deposit: 25 })
    await patch(`/orders/${order.id}`, { state: 'deposit-paid' })
    expect((await cancel(reference)).status).toBe(200)
    expect(await readOrder(order.id)).toMatchObject({ state: 'cancelled', cancelledAt: expect.any(String) })
    expect(await stock()).toBe(STOCK)
    expect(await leadOf(lead)).toEqual({ status: 'lost', lost_reason: 'cancelled' })
    expect(await tasksOf(lead)).toContain(`Refund cancelled order ${reference}`)
    expect(await mailNamed(lead, 'Your order has been cancelled')).toContain(
      `We refund ${poundsAndPence(Math.round(TOTAL / 4))} by`,
    )
    expect((await cancel(reference)).status).toBe(409)
  })

  test('of the delivery sends the goods back; after that it is too late', async () => {
    const { order, lead, reference } = await ordered()
    for (const step of [
      { state: 'paid' },
      { state: 'packed' },
      { state: 'dispatched', trackingNumber: 'DPD 1' },
      { state: 'delivered' },
    ])
      expect(await patch(`/orders/${order.id}`, step)).toBe(200)
    await pool.query(`update orders set delivered_at = now() - interval '16 days' where id = $1`, [order.id])
    expect((await cancel(reference)).status).toBe(409)
    await pool.query(`update orders set delivered_at = now() - interval '13 days' where id = $1`, [order.id])
    expect((await cancel(reference)).status).toBe(200)
    expect(await stock()).toBe(STOCK - 12) // until they have been looked at
    expect(await tasksOf(lead)).toContain(`Take back and refund order ${reference}`)
  })
})

describe('a fitted order', () => {
  const warranty = (order: Order, changes: object = {}) =>
    asSales('/warranties', {
      order: order.id,
      fittedOn: new Date(Date.now() + 20 * 86_400_000).toISOString(),
      installer: 'Sparks of Bath Ltd',
      certificateNumber: 'EIC-1234',
      ...changes,
    })

  test('has a warranty, whose certificate the customer gets', async () => {
    const { order, lead, reference } = await ordered()
    expect((await warranty(order)).status).toBe(400)
    await patch(`/orders/${order.id}`, { state: 'paid' })
    expect((await warranty(order)).status).toBe(201)
    expect((await warranty(order)).status).toBe(400)
    expect(await mailNamed(lead, 'Your warranty certificate')).toContain('warranty-certificate.pdf')
    const found = await findOrder(pool, enquiryToken(reference))
    expect(found?.order.warranty).toMatchObject({
      installer: 'Sparks of Bath Ltd',
      certificateNumber: 'EIC-1234',
      years: 10,
    })
    expect(found?.history.at(-1)?.to).toMatch(/^Fitted on /)
  })

  test('within the 14 days needs the customer’s request', async () => {
    const { order } = await ordered()
    await patch(`/orders/${order.id}`, { state: 'paid' })
    const today = { fittedOn: new Date().toISOString() }
    expect((await warranty(order, today)).status).toBe(400)
    expect((await warranty(order, { ...today, earlyRequest: 'Email of 28 November' })).status).toBe(201)
    const asked = await ordered({ accepting: { beginsEarly: true } })
    await patch(`/orders/${asked.order.id}`, { state: 'paid' })
    expect((await warranty(asked.order, today)).status).toBe(201)
  })

  test('gets a lead with a clock for a fault that its customer reports', async () => {
    const { order, reference } = await ordered()
    const report = (fault: string) => post('/checkout/fault', { token: enquiryToken(reference), fault })
    expect((await report('One panel stays cold')).status).toBe(404)
    await patch(`/orders/${order.id}`, { state: 'paid' })
    await warranty(order)
    expect((await report(' ')).status).toBe(400)
    const { status, body } = await report('One panel stays cold')
    expect(status).toBe(201)
    const { lead } = await readLead((body as { reference?: string }).reference ?? '')
    expect(lead).toMatchObject({
      status: 'new',
      message: 'One panel stays cold',
      source: 'order-page',
      due_at: expect.any(Date),
    })
    expect(JSON.stringify(lead.answers)).toContain(reference)
  })
})

describe('an accepted quote is kept', () => {
  test('when its lead is erased, with its unpaid order gone and its paid one kept', async () => {
    const [unpaid, paid] = [await ordered(), await ordered()]
    await patch(`/orders/${paid.order.id}`, { state: 'paid' })
    for (const { lead } of [unpaid, paid]) await payload.delete({ collection: 'leads', id: lead, overrideAccess: true })
    expect([(await readQuote(unpaid.quote.id)).state, (await readQuote(paid.quote.id)).state]).toEqual([
      'accepted',
      'accepted',
    ])
    const { rows } = await pool.query('select id from orders where id = any($1)', [[unpaid.order.id, paid.order.id]])
    expect(rows).toEqual([{ id: paid.order.id }])
    expect(await stock()).toBe(STOCK - 12)
  })

  test('whoever tries to delete it in the admin', async () => {
    const { quote } = await accepted()
    for (const { cookie } of [sessions.sales, sessions.admin]) {
      const response = await call(jsonRequest('DELETE', `/quotes/${quote.id}`, {}, { cookie }))
      expect(response.status).toBe(403)
    }
    expect((await readQuote(quote.id)).state).toBe('accepted')
  })
})
