import { randomUUID } from 'node:crypto'

import { expect } from 'vitest'

import { orderOf } from '../fixtures/buyer'
import { signed, stripeMessage } from '../fixtures/stripe-message'
import { expectPaymentsHeld, holdNumbers } from './harness/hold-leads'
import { books, expectMoneyAgrees, letLapse, openShop, send, STOCK } from './harness/shop'
import { scenario, type Site, startApp } from './harness/site'

/** An order whose customer has opened Stripe's page. */
async function ordered(site: Site) {
  const productId = await openShop(site)
  const key = randomUUID()
  const { status, body } = await send(site, orderOf(productId, key))
  expect(status).toBe(201)
  const { reference, enquiry } = JSON.parse(body) as { reference: string; enquiry: string }
  const opened = await fetch(`${site.url}${enquiry}/card`, { redirect: 'manual' })
  const paymentPage = opened.headers.get('location') ?? ''
  expect(paymentPage).toContain(site.stripe.url)
  return { productId, key, reference, pay: () => fetch(paymentPage, { method: 'POST', redirect: 'manual' }) }
}

/** The customer pays a second time, by other means than the open payment page. Returns the response to the message. */
async function payAgain({ stripe, url }: Site, reference: string): Promise<number | null> {
  const [first] = [...stripe.account.sessions.values()].filter(({ metadata }) => metadata.order === reference)
  const amountPence = first?.amount_total ?? 0
  const { id } = stripe.account.take({ metadata: { order: reference, site: url }, amountPence })
  const body = stripeMessage({ reference, amountPence }, { payment_intent: id })
  const headers = { 'content-type': 'application/json', 'stripe-signature': signed(body), connection: 'close' }
  return (await fetch(`${url}/api/payments/stripe`, { method: 'POST', headers, body })).status
}

/** The payment of an order as recorded in our database. */
async function payment({ pool }: Site, reference: string) {
  const { rows } = await pool.query<Record<'state' | 'kept' | 'isInvoiced' | 'steps' | 'emails', unknown>>(
    `select o.state::text as state, o.invoice_number is not null as "isInvoiced",
       (select count(*)::int from payments p where p.order_id = o.id and p.state = 'kept') as kept,
       (select count(*)::int from lead_events e where e.lead_id = l.id and e."to" = 'Paid') as steps,
       (select count(*)::int from deliveries d where d.lead_id = l.id and d.channel = 'order-paid') as emails
     from orders o join leads l using (reference) where reference = $1`,
    [reference],
  )
  return rows[0]
}

const UNPAID = { state: 'awaiting-payment', kept: 0, isInvoiced: false, steps: 0, emails: 0 }
const PAID_ONCE = { state: 'paid', kept: 1, isInvoiced: true, steps: 1, emails: 1 }

const emailsOf = ({ smtp }: Site, reference: string) =>
  smtp.mails.filter(({ mail }) => mail.messageId?.includes(`lead-${reference}-order-paid@`)).length

scenario('the server is killed between a card payment and its message: the order is paid once', async ({ site }) => {
  const { productId, key, reference, pay } = await ordered(site)
  await site.app.end('SIGKILL')
  await pay()
  expect(await site.stripe.deliver()).toEqual([null])
  expect(await payment(site, reference)).toEqual(UNPAID)
  await startApp(site)
  // Stripe may send a message several times simultaneously.
  expect(await Promise.all([1, 2, 3].map(() => site.stripe.deliver()))).toEqual([[200], [200], [200]])
  expect(await payment(site, reference)).toEqual(PAID_ONCE)
  expect(await books(site, productId, [key])).toEqual({ left: STOCK - 1, orders: 1, moved: -1 })
  await expect.poll(() => emailsOf(site, reference), { timeout: 20_000 }).toBe(1)
  await expectMoneyAgrees(site, reference)
  expect(site.stripe.refunds()).toEqual([])
})

scenario('the server is killed while it records a card payment: the order is paid once', async ({ site }) => {
  const { productId, key, reference, pay } = await ordered(site)
  const release = await holdNumbers(site)
  const paying = pay()
  await expectPaymentsHeld(site, 1)
  await site.app.end('SIGKILL')
  await expectPaymentsHeld(site, 0)
  await release()
  await paying
  expect(await payment(site, reference)).toEqual(UNPAID)
  await startApp(site)
  expect([await site.stripe.deliver(), await site.stripe.deliver()]).toEqual([[200], []])
  expect(await payment(site, reference)).toEqual(PAID_ONCE)
  expect(await books(site, productId, [key])).toEqual({ left: STOCK - 1, orders: 1, moved: -1 })
  await expect.poll(() => emailsOf(site, reference), { timeout: 20_000 }).toBe(1)
  await expectMoneyAgrees(site, reference)
  expect(site.stripe.refunds()).toEqual([])
})

scenario(
  'two payments at once, and a worker killed after a refund: one is kept, the other refunded once',
  async ({ site }) => {
    const { productId, key, reference, pay } = await ordered(site)
    const release = await holdNumbers(site)
    const both = Promise.all([pay(), payAgain(site, reference)])
    await expectPaymentsHeld(site, 2)
    await release()
    const [, status] = await both
    expect(status).toBe(200)
    expect(await payment(site, reference)).toEqual(PAID_ONCE)
    await expect.poll(() => site.stripe.refunds().length, { timeout: 30_000, interval: 5 }).toBe(1)
    await site.worker.end('SIGKILL')
    await site.pool.query(`update refunds set next_attempt_at = now(), state = 'waiting', provider_id = null`)
    site.worker.start()
    await expectMoneyAgrees(site, reference)
    expect(site.stripe.refunds()).toHaveLength(1)
    expect(await books(site, productId, [key])).toEqual({ left: STOCK - 1, orders: 1, moved: -1 })
  },
)

scenario('an order lapses before its card payment is reported: its goods are taken again', async ({ site }) => {
  const { productId, key, reference, pay } = await ordered(site)
  await site.app.end('SIGKILL')
  await pay()
  await startApp(site)
  await letLapse(site, [key])
  expect(await books(site, productId, [key])).toEqual({ left: STOCK, orders: 1, moved: 0 })
  expect(await site.stripe.deliver()).toEqual([200])
  expect(await payment(site, reference)).toEqual(PAID_ONCE)
  expect(await books(site, productId, [key])).toEqual({ left: STOCK - 1, orders: 1, moved: -1 })
  await expectMoneyAgrees(site, reference)
})

scenario('an order lapses and its goods are sold before its payment is reported: it is refunded', async ({ site }) => {
  const { productId, key, reference, pay } = await ordered(site)
  await site.app.end('SIGKILL')
  await pay()
  await startApp(site)
  await letLapse(site, [key])
  await site.pool.query('update products set stock_level = 0 where id = $1', [productId])
  expect(await site.stripe.deliver()).toEqual([200])
  await expectMoneyAgrees(site, reference)
  expect(site.stripe.refunds()).toHaveLength(1)
  expect(await payment(site, reference)).toEqual({ ...UNPAID, state: 'cancelled' })
  expect(await books(site, productId, [key])).toEqual({ left: 0, orders: 1, moved: 0 })
})
