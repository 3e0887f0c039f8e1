import { randomUUID } from 'node:crypto'

import { expect } from 'vitest'

import { orderOf } from '../fixtures/buyer'
import { paymentIdOf } from '../fixtures/stripe-message'
import { expectPaymentsHeld, holdLeads } from './harness/hold-leads'
import { books, letLapse, openShop, send, STOCK } from './harness/shop'
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

/** The payment of an order as recorded in our database. */
async function payment({ pool }: Site, reference: string) {
  const { rows } = await pool.query<Record<'state' | 'card' | 'isInvoiced' | 'steps' | 'emails', unknown>>(
    `select o.state::text as state, o.card_payment_id as card, o.invoice_number is not null as "isInvoiced",
       (select count(*)::int from lead_events e where e.lead_id = l.id and e."to" = 'Paid') as steps,
       (select count(*)::int from deliveries d where d.lead_id = l.id and d.channel = 'order-paid') as emails
     from orders o join leads l using (reference) where reference = $1`,
    [reference],
  )
  return rows[0]
}

const UNPAID = { state: 'awaiting-payment', card: null, isInvoiced: false, steps: 0, emails: 0 }
const paidOnce = (reference: string) => ({
  state: 'paid',
  card: paymentIdOf(reference),
  isInvoiced: true,
  steps: 1,
  emails: 1,
})

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
  expect(await payment(site, reference)).toEqual(paidOnce(reference))
  expect(await books(site, productId, [key])).toEqual({ left: STOCK - 1, orders: 1, moved: -1 })
  await expect.poll(() => emailsOf(site, reference), { timeout: 20_000 }).toBe(1)
  expect(site.stripe.refunds()).toEqual([])
})

scenario('the server is killed while it records a card payment: the order is paid once', async ({ site }) => {
  const { productId, key, reference, pay } = await ordered(site)
  const release = await holdLeads(site)
  const paying = pay()
  await expectPaymentsHeld(site, 1)
  await site.app.end('SIGKILL')
  await expectPaymentsHeld(site, 0)
  await release()
  await paying
  expect(await payment(site, reference)).toEqual(UNPAID)
  await startApp(site)
  expect([await site.stripe.deliver(), await site.stripe.deliver()]).toEqual([[200], []])
  expect(await payment(site, reference)).toEqual(paidOnce(reference))
  expect(await books(site, productId, [key])).toEqual({ left: STOCK - 1, orders: 1, moved: -1 })
  await expect.poll(() => emailsOf(site, reference), { timeout: 20_000 }).toBe(1)
  expect(site.stripe.refunds()).toEqual([])
})

scenario('an order lapses before its card payment is reported: the customer is refunded', async ({ site }) => {
  const { productId, key, reference, pay } = await ordered(site)
  await site.app.end('SIGKILL')
  await pay()
  await startApp(site)
  await letLapse(site, [key])
  expect(await site.stripe.deliver()).toEqual([200])
  expect(site.stripe.refunds()).toEqual([paymentIdOf(reference)])
  expect(await payment(site, reference)).toEqual({ ...UNPAID, state: 'cancelled' })
  expect(await books(site, productId, [key])).toEqual({ left: STOCK, orders: 1, moved: 0 })
})
