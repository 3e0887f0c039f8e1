import { randomUUID } from 'node:crypto'

import { payloadClient } from '@/lib/data/payload-client'
import { makeRefunds } from '@/lib/delivery/payments/make-refunds'
import type { CardPayments } from '@/lib/integrations/payments/card-payments'
import { createStripePayments } from '@/lib/integrations/payments/stripe-payments'
import { enquiryToken, hashOfToken } from '@/lib/platform/enquiry-token'

import { type FakeStripe, startFakeStripe } from '../../fakes/fake-stripe'
import { signed, WEBHOOK_SECRET } from '../../fixtures/stripe-message'
import { silentLog } from '../delivery/support'
import { call, request, SITE } from '../support/api'
import { pool } from '../support/rows'

/** What the site is connected to. Tests put it in place of the configured payments. */
export const connection: { payments: CardPayments | null } = { payments: null }

/** A fake Stripe whose messages tests deliver themselves, connected to the site. */
export async function connectStripe(): Promise<FakeStripe> {
  const stripe = await startFakeStripe({ siteUrl: null })
  connection.payments = createStripePayments({
    secretKey: 'sk_test_1',
    webhookSecret: WEBHOOK_SECRET,
    siteUrl: SITE,
    apiUrl: stripe.url,
  })
  return stripe
}

/** Delivers a message to the site, and returns the status of its response. */
export async function deliver(body: string, signature: string | null = signed(body)): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) }
  return (await call(request('/payments/stripe', { method: 'POST', body, headers }))).status
}

/** What a worker does every few seconds, with all refunds due. `dies`: before it records what Stripe has done. */
export async function work({ dies = false } = {}): Promise<void> {
  await pool.query(`update refunds set next_attempt_at = now() - interval '1 second' where state = 'waiting'`)
  const { payments } = connection
  const refund: CardPayments['refund'] = async (wanted) => {
    const receipt = await payments?.refund(wanted)
    if (dies || !receipt) throw new Error('killed')
    return receipt
  }
  const deps = { pool, log: silentLog(), random: () => 0.5, stopping: new AbortController().signal }
  await makeRefunds({ ...deps, payments: payments && { refund } })
}

export const STOCK = 10

export type TestOrder = {
  id: number
  reference: string
  token: string
  productId: number
  totalPence: number
  depositPence: number | null
}

/** An unpaid order of two pieces of a product of its own, written as checkout writes it. */
export async function placeOrder({
  totalPence = 43_900,
  depositPence = null,
  stock = STOCK,
}: { totalPence?: number; depositPence?: number | null; stock?: number | null } = {}): Promise<TestOrder> {
  const reference = `PB-${randomUUID().slice(0, 8).toUpperCase()}`
  const token = enquiryToken(reference)
  const { rows } = await pool.query<{ id: number; productId: number }>(
    `with product as (
       insert into products (name, slug, base_price, stock_level) values ('Panels', $1, 289, $2::numeric - 2) returning id
     ), ledger as (
       insert into stock_movements (product_id, change, reason, reference)
       select id, -2, 'order', $1 from product where $2::numeric is not null
     ), lead as (
       insert into leads (reference, kind, status, name, email, source, answers, due_at)
       values ($1, 'order', 'new', 'Gwen Pritchard', 'gwen@example.com', 'checkout', '[]', now())
     )
     insert into orders (reference, state, customer_name, email, phone, street, town, postcode, fitting, lines,
       delivery_pence, total_pence, deposit_pence, vat_pence, terms_version, ordered_at, pay_by, access_token_sha256)
     select $1, 'awaiting-payment', 'Gwen Pritchard', 'gwen@example.com', '01632 960 010', '7 Mill Lane', 'Devizes',
       'SN10 1AA', 'own',
       jsonb_build_array(jsonb_build_object('productId', id, 'variantId', null, 'name', 'Panels', 'quantity', 2,
         'eachPence', ($3::int - 15000) / 2, 'leadTime', '')),
       15000, $3, $5::numeric, round($3::numeric / 6), '2026-11-24', now(), now() + interval '7 days', $4
     from product returning id, (select id from product) as "productId"`,
    [reference, stock, totalPence, hashOfToken(token), depositPence],
  )
  const [order] = rows
  if (!order) throw new Error('no order was placed')
  return { ...order, reference, token, totalPence, depositPence }
}

export const payload = await payloadClient()

/** Moves an order as staff do. False if that is refused. */
export async function move(order: TestOrder, data: object): Promise<boolean> {
  try {
    await payload.update({ collection: 'orders', id: order.id, data })
    return true
  } catch (error) {
    if (error instanceof Error && ['Refusal', 'ValidationError'].includes(error.name)) return false
    throw error
  }
}

export type PaymentRow = {
  id: number
  method: string
  state: string
  providerId: string | null
  amountPence: number
  refundedPence: number
  refunds: { state: string; amountPence: number; creditNote: number | null; providerId: string | null }[]
}

/** The payments of an order with their refunds, oldest first. */
export async function paymentsOf({ reference }: Pick<TestOrder, 'reference'>): Promise<PaymentRow[]> {
  const { rows } = await pool.query<PaymentRow>(
    `select id, method::text as method, state::text as state, provider_id as "providerId",
       amount_pence::int as "amountPence", refunded_pence::int as "refundedPence",
       (select coalesce(json_agg(json_build_object('state', state, 'amountPence', amount_pence,
          'creditNote', credit_note_number, 'providerId', provider_id) order by id), '[]')
        from refunds where payment_id = payments.id) as refunds
     from payments where reference = $1 order by id`,
    [reference],
  )
  return rows
}

export type Books = {
  state: string
  lapsed: boolean
  invoice: number | null
  stock: number | null
  moved: number
  ledger: number
}

/** The state of an order, the stock of its product, and what the ledger says of both. */
export async function booksOf({ id, reference, productId }: TestOrder): Promise<Books> {
  const { rows } = await pool.query<Books>(
    `select o.state::text as state, lapsed_at is not null as lapsed, invoice_number::int as invoice, p.stock_level::int as stock,
       (select coalesce(sum(change), 0)::int from stock_movements where reference = $2) as moved,
       (select coalesce(sum(change), 0)::int from stock_movements where product_id = $3) as ledger
     from orders o, products p where o.id = $1 and p.id = $3`,
    [id, reference, productId],
  )
  if (!rows[0]) throw new Error('no such order')
  return rows[0]
}
