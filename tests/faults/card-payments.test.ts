import { randomUUID } from 'node:crypto'

import { expect } from 'vitest'

import { orderOf, TOTAL_PENCE } from '../fixtures/buyer'
import { paymentIdOf, signed, stripeMessage } from '../fixtures/stripe-message'
import { expectPaymentsHeld, holdLeads } from './harness/hold-leads'
import { books, openShop, send, STOCK } from './harness/shop'
import { scenario, type Site, startApp } from './harness/site'

async function ordered(site: Site) {
  const productId = await openShop(site)
  const key = randomUUID()
  const { status, body } = await send(site, orderOf(productId, key))
  expect(status).toBe(201)
  const { reference } = JSON.parse(body) as { reference: string }
  return { productId, key, reference, message: stripeMessage({ reference, amountPence: TOTAL_PENCE }) }
}

/** As Stripe sends a message, the first time and every time after that; null when the connection broke. */
const deliver = async (site: Site, message: string) => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signed(message) }
  return (await send(site, { path: '/api/payments/stripe', headers, body: message })).status
}

/** What our books say of an order's payment. */
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
  const { productId, key, reference, message } = await ordered(site)
  await site.app.end('SIGKILL')
  expect(await deliver(site, message)).toBe(null)
  expect(await payment(site, reference)).toEqual(UNPAID)
  await startApp(site)
  expect(await Promise.all([1, 2, 3].map(() => deliver(site, message)))).toEqual([200, 200, 200])
  expect(await payment(site, reference)).toEqual(paidOnce(reference))
  expect(await books(site, productId, [key])).toEqual({ left: STOCK - 1, orders: 1, moved: -1 })
  await expect.poll(() => emailsOf(site, reference), { timeout: 20_000 }).toBe(1)
})

scenario('the server is killed while it records a card payment: the order is paid once', async ({ site }) => {
  const { productId, key, reference, message } = await ordered(site)
  const release = await holdLeads(site)
  const delivering = deliver(site, message)
  await expectPaymentsHeld(site, 1)
  await site.app.end('SIGKILL')
  await expectPaymentsHeld(site, 0)
  await release()
  expect(await delivering).toBe(null)
  expect(await payment(site, reference)).toEqual(UNPAID)
  await startApp(site)
  expect([await deliver(site, message), await deliver(site, message)]).toEqual([200, 200])
  expect(await payment(site, reference)).toEqual(paidOnce(reference))
  expect(await books(site, productId, [key])).toEqual({ left: STOCK - 1, orders: 1, moved: -1 })
  await expect.poll(() => emailsOf(site, reference), { timeout: 20_000 }).toBe(1)
})
