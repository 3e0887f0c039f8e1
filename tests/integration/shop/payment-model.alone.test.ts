import { randomUUID } from 'node:crypto'

import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { comparePayments } from '@/lib/delivery/payments/compare-payments'
import { transactionOf } from '@/lib/platform/database'
import { hashOfToken } from '@/lib/platform/enquiry-token'
import { cancelOrderOf, cancelUnpaidOrders } from '@/lib/use-cases/orders/cancel-order'
import { openCardPayment } from '@/lib/use-cases/payments/open-card-payment'
import { refundPayment } from '@/lib/use-cases/payments/refund-payment'

import type { FakeStripe } from '../../fakes/fake-stripe'
import { CASE_COUNT } from '../../fixtures/case-count'
import { stripeMessage } from '../../fixtures/stripe-message'
import { SITE } from '../support/api'
import { pool } from '../support/rows'
import {
  booksOf,
  connection,
  connectStripe,
  deliver,
  move,
  paymentsOf,
  placeOrder,
  STOCK,
  type TestOrder,
  work,
} from './paying'

vi.mock('@/lib/integrations/payments/configured-payments', () => ({ configuredPayments: () => connection.payments }))

/** Ordinarily a few, because each takes a fifth of a second. */
const SEQUENCES = CASE_COUNT > 300 ? CASE_COUNT : 60

const payload = await payloadClient()
let stripe: FakeStripe
beforeAll(async () => {
  stripe = await connectStripe()
})
afterAll(async () => {
  await stripe.stop()
})

const DEPOSIT = 20_000

const part = fc.constantFrom(1, 100, 20_000, 43_900, 50_000)
const chance = fc.nat({ max: 9 })

/** What may happen to an order. `pick` chooses among the payments, sessions or messages that there are. */
const action = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('open a payment page' as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay on a page' as const), pick: chance }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('pay elsewhere' as const),
      off: fc.constantFrom(0, 0, 0, -1, -DEPOSIT, -23_900),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('deliver everything' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('deliver' as const), pick: chance, times: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('record a transfer' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), by: fc.constantFrom('customer', 'staff') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('lapse' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sell out' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      pick: chance,
      pence: part,
      times: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund at Stripe' as const), pick: chance, pence: part }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fail a refund' as const), pick: chance }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('work' as const), dies: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pack' as const) }) },
)
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never

/** Rounds of what happens at the same time. */
const rounds = fc.array(fc.array(action, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 8 })

type Play = { order: TestOrder; messages: string[]; sent: string[] }

const chosen = <Item>(items: readonly Item[], pick: number): Item | undefined => items[pick % Math.max(items.length, 1)]

const ofOrder = ({ reference }: TestOrder) =>
  [...stripe.account.payments.values()].filter(({ metadata }) => metadata.order === reference)

async function perform(play: Play, step: Action): Promise<void> {
  const { order } = play
  switch (step.do) {
    case 'open a payment page':
      await openCardPayment(pool, { token: order.token, pageUrl: `${SITE}/order/${order.token}`, now: new Date() })
      return
    case 'pay on a page': {
      const open = [...stripe.account.sessions.values()].filter(({ metadata }) => metadata.order === order.reference)
      stripe.account.pay(chosen(open, step.pick)?.id ?? '')
      return
    }
    case 'pay elsewhere': {
      const amountPence = order.totalPence + step.off
      const { id } = stripe.account.take({ amountPence, metadata: { order: order.reference, site: SITE } })
      play.messages.push(stripeMessage({ reference: order.reference, amountPence }, { payment_intent: id }))
      return
    }
    case 'deliver':
      return deliverOne(play, step)
    case 'deliver everything':
      return deliverAll(play)
    case 'record a transfer':
      await move(order, { state: order.depositPence === null ? 'paid' : 'deposit-paid' })
      if (order.depositPence !== null) await move(order, { state: 'paid' })
      return
    case 'cancel':
      if (step.by === 'staff') await move(order, { state: 'cancelled' })
      else await cancelOrderOf(pool, hashOfToken(order.token), new Date())
      return
    case 'lapse':
      await pool.query(`update orders set pay_by = now() - interval '1 second' where id = $1`, [order.id])
      await cancelUnpaidOrders(pool, new Date())
      return
    case 'sell out':
      await pool.query(
        `with sold as (select id, stock_level from products where id = $1 for update), ledger as (
           insert into stock_movements (product_id, change, reason) select id, -stock_level, 'correction' from sold
         )
         update products set stock_level = 0 from sold where products.id = sold.id`,
        [order.productId],
      )
      return
    case 'refund':
      return refundAsStaff(play, step)
    case 'refund at Stripe':
      return refundAtStripe(order, step)
    case 'fail a refund': {
      const refunds = [...stripe.account.refunds.values()].filter(
        ({ payment_intent: id, status }) =>
          status === 'succeeded' && ofOrder(order).some((payment) => payment.id === id),
      )
      const refund = chosen(refunds, step.pick)
      if (refund) stripe.account.failRefund(refund.id)
      return
    }
    case 'work':
      return work({ dies: step.dies })
    case 'pack':
      await move(order, { state: 'packed' })
      return
  }
}

/** Delivers one of the messages so far, new or old, once or several times at once. */
async function deliverOne(play: Play, { pick, times }: { pick: number; times: number }): Promise<void> {
  play.messages.push(...stripe.takeMessages())
  const message = chosen([...play.messages, ...play.sent], pick)
  if (message === undefined) return
  const statuses = await Promise.all(Array.from({ length: times }, () => deliver(message)))
  expect(statuses).toEqual(statuses.map(() => 200))
  play.messages = play.messages.filter((other) => other !== message)
  play.sent.push(message)
}

/** Delivers all new messages at the same time, the latest first. */
async function deliverAll(play: Play): Promise<void> {
  const messages = [...play.messages.splice(0), ...stripe.takeMessages()].reverse()
  const statuses = await Promise.all(messages.map((message) => deliver(message)))
  expect(statuses).toEqual(statuses.map(() => 200))
  play.sent.push(...messages)
}

async function refundAsStaff(
  { order }: Play,
  { pick, pence, times }: { pick: number; pence: number; times: number },
): Promise<void> {
  const payment = chosen(await paymentsOf(order), pick)
  if (!payment) return
  const db = await transactionOf({ payload })
  const refund = {
    paymentId: payment.id,
    amountPence: pence,
    reason: 'A scratched panel',
    author: { id: null, name: 'Ada' },
    requestKey: randomUUID(),
  }
  await Promise.all(Array.from({ length: times }, () => refundPayment(db, refund)))
}

function refundAtStripe(order: TestOrder, { pick, pence }: { pick: number; pence: number }): void {
  const payment = chosen(ofOrder(order), pick)
  if (!payment) return
  const left = payment.amount_received - stripe.account.refundedOf(payment.id)
  if (left > 0) stripe.account.refund(payment.id, { amount: Math.min(pence, left) })
}

/** Lets everything arrive, in no particular order, and every refund be made. */
async function settle(play: Play): Promise<void> {
  for (let turn = 0; turn < 10; turn++) {
    await work()
    play.messages.push(...stripe.takeMessages())
    if (play.messages.length === 0) return
    await deliverAll(play)
  }
  throw new Error('it never settles')
}

const partsOf = ({ totalPence, depositPence }: TestOrder) =>
  depositPence === null ? [totalPence] : [depositPence, totalPence - depositPence]

const sum = (items: readonly { amountPence: number }[]) =>
  items.reduce((total, { amountPence }) => total + amountPence, 0)

async function check({ order }: Play): Promise<void> {
  const payments = await paymentsOf(order)
  const cards = payments.filter(({ method }) => method === 'card')
  expect(cards.map(({ providerId }) => providerId).sort(), 'every payment is booked once').toEqual(
    ofOrder(order)
      .map(({ id }) => id)
      .sort(),
  )
  const kept = payments.filter(({ state }) => state === 'kept')
  expect(
    kept.map(({ amountPence }) => amountPence),
    'one payment is kept for each part, the deposit first',
  ).toEqual(partsOf(order).slice(0, kept.length))
  for (const { state, amountPence, refundedPence, refunds } of payments) {
    expect(sum(refunds), 'the refunds add up').toBe(refundedPence)
    if (state === 'surplus') expect(refundedPence, 'a surplus payment is refunded').toBe(amountPence)
    for (const { creditNote } of refunds)
      expect(creditNote !== null, 'a kept payment has credit notes').toBe(state === 'kept')
  }
  // A refund that failed, or that crossed one of another amount at Stripe, is for staff to settle.
  for (const { providerId, refunds } of cards.filter((card) => card.refunds.every(({ state }) => state === 'made')))
    expect(stripe.account.refundedOf(providerId ?? ''), 'Stripe has refunded as much').toBe(sum(refunds))
  await checkOrder(order, kept)
}

async function checkOrder(
  order: TestOrder,
  kept: readonly { amountPence: number; refundedPence: number }[],
): Promise<void> {
  const { state, invoice, stock, moved, ledger } = await booksOf(order)
  const isRefunded = kept.length > 0 && kept.every(({ amountPence, refundedPence }) => refundedPence === amountPence)
  const isWhole = kept.length === partsOf(order).length
  const reached = kept.length === 0 ? ['awaiting-payment'] : isWhole ? ['paid', 'packed'] : ['deposit-paid']
  expect(isRefunded ? ['refunded'] : [...reached, 'cancelled']).toContain(state)
  expect(invoice !== null, 'an invoice for a kept payment').toBe(kept.length > 0)
  expect(stock, 'the stock is the ledger’s').toBe(STOCK + ledger)
  expect(stock, 'nothing is sold that is not in stock').toBeGreaterThanOrEqual(0)
  expect(moved, 'goods are out of stock while they are the customer’s').toBe(
    ['cancelled', 'refunded'].includes(state) ? 0 : -2,
  )
}

/** Stripe's account and our books have no other difference than the refunds that staff have to settle. */
async function checkDifferences({ order }: Play): Promise<void> {
  await comparePayments({ pool, payments: connection.payments, siteUrl: SITE, now: new Date() })
  const { rows } = await pool.query<{ key: string }>('select key from payment_differences order by key')
  const crossed = (await paymentsOf(order)).filter(({ refunds }) => refunds.some(({ state }) => state === 'failed'))
  for (const { key } of rows) expect(crossed.map(({ providerId }) => `refunds-${providerId}`)).toContain(key)
}

const numbersOf = async (column: string, table: string) => {
  const { rows } = await pool.query<{ gaps: number }>(
    `select (coalesce(max(${column}) - min(${column}) + 1, 0) - count(${column}))::int as gaps from ${table}`,
  )
  return rows[0]?.gaps
}

test(
  `after ${SEQUENCES} random sequences of events, money, goods and documents agree`,
  { timeout: SEQUENCES * 5_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(null, DEPOSIT), rounds, async (depositPence, played) => {
        const play: Play = { order: await placeOrder({ depositPence }), messages: [], sent: [] }
        for (const round of played) await Promise.all(round.map((step) => perform(play, step)))
        await settle(play)
        await check(play)
        await checkDifferences(play)
        stripe.account.payments.clear()
        stripe.account.refunds.clear()
        await pool.query("update payments set created_at = created_at - interval '90 days' where reference = $1", [
          play.order.reference,
        ])
      }),
      { numRuns: SEQUENCES, endOnFailure: true },
    )
    expect([await numbersOf('invoice_number', 'orders'), await numbersOf('credit_note_number', 'refunds')]).toEqual([
      0, 0,
    ])
  },
)
