import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { documentsOf } from '@/lib/content/orders/order-papers'
import { payloadClient } from '@/lib/data/payload-client'
import { deliver as deliverMail } from '@/lib/delivery/deliver'
import { comparePayments } from '@/lib/delivery/payments/compare-payments'
import { claimDue } from '@/lib/delivery/store/claim'
import type { MailMessage } from '@/lib/integrations/mail/mail'
import { transactionOf } from '@/lib/platform/database'
import { movePayments } from '@/lib/platform/move-payments'
import { REFUSALS } from '@/lib/platform/refusal'
import { moneyAlerts } from '@/lib/schedule/alerts/money-alerts'
import { cancelUnpaidOrders } from '@/lib/use-cases/orders/cancel-order'
import { findOrder } from '@/lib/use-cases/orders/find-order'

import { expired } from '../../fakes/fake-next-cache'
import type { FakeStripe } from '../../fakes/fake-stripe'
import { stripeEvent } from '../../fixtures/stripe-message'
import { openSessions, type Sessions } from '../access/sessions'
import { testDeps } from '../delivery/support'
import { call, jsonRequest, SITE } from '../support/api'
import { changedMeanwhile } from '../support/meanwhile'
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

const payload = await payloadClient()
let stripe: FakeStripe
let sessions: Sessions
beforeAll(async () => {
  stripe = await connectStripe()
  sessions = await openSessions(payload)
})
afterAll(async () => {
  await stripe.stop()
})
beforeEach(async () => {
  stripe.takeMessages()
  stripe.account.payments.clear()
  stripe.account.refunds.clear()
  await pool.query('truncate payments, refunds, payment_differences cascade')
  await pool.query(`update deliveries set state = 'cancelled'`)
})

/** The customer pays on a page of Stripe; the message about it is not delivered yet. */
function payByCard({ reference, totalPence }: TestOrder, amountPence = totalPence): { id: string; message: string } {
  const metadata = { order: reference, site: SITE }
  const { id } = stripe.account.take({ metadata, amountPence })
  const session = { client_reference_id: reference, payment_status: 'paid', payment_intent: id, metadata }
  return {
    id,
    message: stripeEvent('checkout.session.completed', { ...session, amount_total: amountPence, currency: 'gbp' }),
  }
}

async function paid(): Promise<{ order: TestOrder; card: string }> {
  const order = await placeOrder()
  const { id, message } = payByCard(order)
  expect(await deliver(message)).toBe(200)
  return { order, card: id }
}

const deliverAll = async () => {
  for (const message of stripe.takeMessages()) expect(await deliver(message)).toBe(200)
}

async function refund(
  order: TestOrder,
  amountPence: number,
  {
    key = randomUUID(),
    reason = 'A scratched panel',
    cookie = sessions.sales.cookie,
  }: { key?: string; reason?: string; cookie?: string } = {},
) {
  const [payment] = await paymentsOf(order)
  const response = await call(
    jsonRequest('POST', `/payments/${payment?.id ?? 0}/refund`, { amountPence, reason, key }, { cookie }),
  )
  const { message } = (await response.json()) as { message: string }
  return { status: response.status, message }
}

/** The emails that are due, as they are sent now. */
async function mails(): Promise<MailMessage[]> {
  const sent: MailMessage[] = []
  const mail = async (message: MailMessage) => {
    sent.push(message)
    return { ok: true, isDelivered: true, messageId: 'x' } as const
  }
  const deps = testDeps(pool, { mail })
  for (const delivery of await claimDue(pool, 20)) await deliverMail(deps, delivery)
  return sent
}

const lapse = async ({ id }: TestOrder) => {
  await pool.query(`update orders set pay_by = now() - interval '1 second' where id = $1`, [id])
  await cancelUnpaidOrders(pool, new Date())
}

describe('a refund by staff', () => {
  test('of a part has a credit note, an email and money on the card; one of the rest ends the order', async () => {
    const { order, card } = await paid()
    await mails()
    expect((await refund(order, 10_000)).status).toBe(200)
    await work()
    expect(await booksOf(order)).toMatchObject({ state: 'paid', stock: STOCK - 2 })
    expect(stripe.account.refundedOf(card)).toBe(10_000)
    const [first] = await mails()
    expect(first).toMatchObject({ channel: 'order-part-refunded-note1' })
    expect(first?.text).toContain('We have refunded £100.00 of your order')
    expect(first?.text).toContain('A scratched panel')
    expect(first?.text).toContain('/credit-note.pdf')

    expect((await refund(order, 20_000, { reason: 'Late' })).status).toBe(200)
    const [second] = await mails()
    expect(second).toMatchObject({ channel: 'order-part-refunded-note2' })
    expect(second?.text).toContain('£200.00')

    expired.length = 0
    expect((await refund(order, order.totalPence - 30_000)).status).toBe(200)
    await work()
    expect(await booksOf(order)).toMatchObject({ state: 'refunded', stock: STOCK, moved: 0 })
    expect(expired).toContain('products')
    expect(stripe.account.refundedOf(card)).toBe(order.totalPence)
    expect((await mails()).map(({ channel }) => channel)).toEqual(['order-refunded'])
    const found = await findOrder(pool, order.token)
    expect(found && documentsOf(found.order).map(({ file }) => file)).toEqual([
      'invoice',
      'credit-note',
      'credit-note-2',
      'credit-note-3',
    ])
    const numbers = found?.order.creditNotes.map(({ number }) => number) ?? []
    expect(numbers.map((number) => number - (numbers[0] ?? 0))).toEqual([0, 1, 2])
  })

  test('that is sent twice is made once, and more than was paid is refused', async () => {
    const { order, card } = await paid()
    const key = randomUUID()
    const sendThree = () => Promise.all([1, 2, 3].map(() => refund(order, 30_000, { key })))
    const replies = await changedMeanwhile('update orders set updated_at = now()', order.id, sendThree, {
      statements: 3,
    })
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await refund(order, 13_901)).status).toBe(409)
    await work()
    await work()
    expect(stripe.account.refundedOf(card)).toBe(30_000)
    expect((await paymentsOf(order))[0]?.refunds).toHaveLength(1)
  })

  test('two at once never refund more than was paid', async () => {
    const { order } = await paid()
    const replies = await Promise.all([1, 2, 3].map(() => refund(order, 20_000)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 409])
  })

  test.each([{ amountPence: 0 }, { amountPence: -1 }, { reason: '' }, { reason: 'x'.repeat(201) }])(
    'is refused with %j',
    async ({ amountPence = 100, reason }) => {
      const { order } = await paid()
      expect((await refund(order, amountPence, reason === undefined ? {} : { reason })).status).toBe(400)
    },
  )

  test('is refused to editors', async () => {
    const { order } = await paid()
    expect((await refund(order, 100, { cookie: sessions.editor.cookie })).status).toBe(403)
  })

  test('of a bank transfer has been made by hand', async () => {
    const order = await placeOrder()
    expect(await move(order, { state: 'paid' })).toBe(true)
    expect(await refund(order, 100)).toEqual({ status: 200, message: 'The refund has been recorded.' })
    await work()
    expect(await paymentsOf(order)).toMatchObject([
      { method: 'transfer', refunds: [{ state: 'made', providerId: null }] },
    ])
    expect(stripe.refunds()).toEqual([])
  })

  test('is made once although the worker dies after Stripe has made it', async () => {
    const { order, card } = await paid()
    await refund(order, 10_000)
    await work({ dies: true })
    await work()
    expect([stripe.account.refundedOf(card), (await paymentsOf(order))[0]?.refunds[0]?.state]).toEqual([10_000, 'made'])
  })
})

describe('Stripe’s messages about refunds and disputes', () => {
  test('a refund made in its dashboard gets a credit note, once', async () => {
    const { order, card } = await paid()
    stripe.account.refund(card, { amount: 10_000 })
    const [message = ''] = stripe.takeMessages()
    expect(await Promise.all([1, 2, 3].map(() => deliver(message)))).toEqual([200, 200, 200])
    const updated = stripeEvent('refund.updated', [...stripe.account.refunds.values()][0] ?? {})
    expect(await deliver(updated)).toBe(200)
    expect((await paymentsOf(order))[0]?.refunds).toEqual([
      {
        state: 'made',
        amountPence: 10_000,
        creditNote: expect.any(Number) as number,
        providerId: expect.stringContaining('re_') as string,
      },
    ])
    stripe.account.refund(card, { amount: order.totalPence - 10_000 })
    await deliverAll()
    expect(await booksOf(order)).toMatchObject({ state: 'refunded', stock: STOCK, moved: 0 })
  })

  test('one that overtakes the message about its payment books the payment first', async () => {
    const order = await placeOrder()
    const { id, message } = payByCard(order)
    stripe.account.refund(id, { amount: 10_000 })
    await deliverAll()
    expect(await booksOf(order)).toMatchObject({ state: 'paid' })
    expect(await deliver(message)).toBe(200)
    expect(await paymentsOf(order)).toMatchObject([{ state: 'kept', refundedPence: 10_000 }])
  })

  test('a refund of a payment that is not ours changes nothing', async () => {
    const { id } = stripe.account.take({
      metadata: { order: 'PB-OTHER', site: 'https://other.example' },
      amountPence: 100,
    })
    stripe.account.refund(id, { amount: 100 })
    await deliverAll()
    expect((await pool.query('select from payments')).rowCount).toBe(0)
  })

  test('the whole refund that staff asked for is not made again if someone makes it in the dashboard first', async () => {
    const { order, card } = await paid()
    await refund(order, order.totalPence)
    stripe.account.refund(card, { amount: order.totalPence })
    await deliverAll()
    await work()
    expect(stripe.refunds()).toEqual([card])
    expect((await paymentsOf(order))[0]?.refunds).toMatchObject([{ state: 'made' }])
  })

  test('a refund that fails afterwards is reported, even if the messages change places', async () => {
    const { order } = await paid()
    await refund(order, 10_000)
    await work()
    const [created = ''] = stripe.takeMessages()
    stripe.account.failRefund([...stripe.account.refunds.keys()][0] ?? '')
    await deliverAll()
    expect(await deliver(created)).toBe(200)
    expect((await paymentsOf(order))[0]?.refunds).toMatchObject([{ state: 'failed' }])
    expect((await moneyAlerts({ pool, now: new Date() })).map(({ text }) => text)).toEqual([
      'Stripe could not make a refund. Make it another way.',
    ])
  })

  test('a refund in the dashboard that has failed by the time its message arrives is none', async () => {
    const { order, card } = await paid()
    const { id } = stripe.account.refund(card, { amount: 10_000 })
    const [created = ''] = stripe.takeMessages()
    stripe.account.failRefund(id)
    await deliverAll()
    expect(await deliver(created)).toBe(200)
    expect((await paymentsOf(order))[0]).toMatchObject({ refundedPence: 0, refunds: [] })
  })

  test('a refund in the dashboard that fails while it is being booked is reported', async () => {
    const { order, card } = await paid()
    const { id } = stripe.account.refund(card, { amount: 10_000 })
    const [created = ''] = stripe.takeMessages()
    const { payments } = connection
    if (!payments) throw new Error('not connected')
    const failsAfterwards = async (refundId: string) => {
      const found = await payments.findRefund(refundId)
      connection.payments = payments
      if (found?.hasFailed) return found
      stripe.account.failRefund(id)
      await deliverAll()
      return found
    }
    connection.payments = { ...payments, findRefund: failsAfterwards }
    expect(await deliver(created)).toBe(200)
    expect((await paymentsOf(order))[0]?.refunds).toMatchObject([{ state: 'failed' }])
  })

  test('a dispute is noted and reported; an older message does not bring it back', async () => {
    const { order, card } = await paid()
    const at = (status: string, created: number) =>
      stripeEvent('charge.dispute.updated', { id: 'dp_1', payment_intent: card, status }, created)
    const alerts = async () => (await moneyAlerts({ pool, now: new Date() })).map(({ key }) => key.split('-').pop())
    expect(await deliver(at('needs_response', 2_000))).toBe(200)
    expect(await alerts()).toEqual(['needs_response'])
    expect(await deliver(at('won', 3_000))).toBe(200)
    expect(await deliver(at('needs_response', 2_000))).toBe(200)
    expect(await alerts()).toEqual([])
    const { rows } = await pool.query('select dispute from payments where reference = $1', [order.reference])
    expect(rows).toEqual([{ dispute: 'won' }])
  })

  test('each message that was handled is kept, and a repeated one is recognised', async () => {
    const order = await placeOrder()
    const { id, message } = payByCard(order)
    await deliver(message)
    const { rows } = await pool.query('select kind from payment_events where about = $1', [id])
    expect(rows).toEqual([{ kind: 'paid' }])
    await pool.query('delete from payments where provider_id = $1', [id])
    await deliver(message)
    expect(await paymentsOf(order)).toEqual([])
  })
})

describe('a payment after the order has lapsed', () => {
  test('takes the goods out of stock again', async () => {
    const order = await placeOrder()
    await lapse(order)
    expect(await booksOf(order)).toMatchObject({ state: 'cancelled', stock: STOCK, moved: 0 })
    expired.length = 0
    await deliver(payByCard(order).message)
    expect(await booksOf(order)).toMatchObject({ state: 'paid', stock: STOCK - 2, moved: -2, ledger: -2 })
    expect(expired).toContain('products')
    expect((await findOrder(pool, order.token))?.history.map(({ to }) => to)).toEqual(['Cancelled', 'Paid'])
  })

  test('is refunded if they have been sold', async () => {
    const order = await placeOrder({ stock: 3 })
    await lapse(order)
    await pool.query('update products set stock_level = 1 where id = $1', [order.productId])
    const { id, message } = payByCard(order)
    await deliver(message)
    await work()
    expect(await booksOf(order)).toMatchObject({ state: 'cancelled', stock: 1, moved: 0, invoice: null })
    expect(stripe.account.refundedOf(id)).toBe(order.totalPence)
  })

  test('takes goods whose stock is not counted', async () => {
    const order = await placeOrder({ stock: null })
    await lapse(order)
    await deliver(payByCard(order).message)
    expect(await booksOf(order)).toMatchObject({ state: 'paid', stock: null, ledger: 0 })
  })

  test('can be a transfer, which is refused if the goods have been sold', async () => {
    const [order, late] = [await placeOrder(), await placeOrder({ stock: 2 })]
    await lapse(order)
    await lapse(late)
    expect(await move(order, { state: 'paid' })).toBe(true)
    expect(await booksOf(order)).toMatchObject({ state: 'paid', stock: STOCK - 2 })
    await pool.query('update products set stock_level = 1 where id = $1', [late.productId])
    const headers = { cookie: sessions.sales.cookie }
    const response = await call(jsonRequest('PATCH', `/orders/${late.id}`, { state: 'paid' }, headers))
    expect([response.status, await response.text()]).toEqual([409, expect.stringContaining(REFUSALS.goodsSold.message)])
    expect([await booksOf(late), await paymentsOf(late)]).toMatchObject([{ state: 'cancelled', stock: 1 }, []])
  })

  test('is refunded if it was cancelled by its customer or by staff', async () => {
    const order = await placeOrder()
    await move(order, { state: 'cancelled' })
    const { id, message } = payByCard(order)
    await deliver(message)
    await work()
    expect(stripe.account.refundedOf(id)).toBe(order.totalPence)
    expect(await move(order, { state: 'paid' })).toBe(false)
  })
})

test('a card and a transfer at the same moment: one is kept, and the card is refunded if it is the other', async () => {
  for (let run = 0; run < 5; run++) {
    const order = await placeOrder()
    const { id, message } = payByCard(order)
    const { updatedAt: shownVersion } = await payload.findByID({ collection: 'orders', id: order.id })
    const recording = move(order, { state: 'paid', shownVersion })
    const [isRecorded] = await Promise.all([recording, deliver(message)])
    await work()
    const payments = await paymentsOf(order)
    expect(payments.filter(({ state }) => state === 'kept')).toHaveLength(1)
    expect(stripe.account.refundedOf(id)).toBe(isRecorded ? order.totalPence : 0)
    expect(payments.some(({ method }) => method === 'transfer')).toBe(isRecorded)
  }
})

describe('the daily comparison with Stripe', () => {
  const HOUR_MS = 3_600_000
  const compared = async (now = new Date(Date.now() + 2 * HOUR_MS)) => {
    await comparePayments({ pool, payments: connection.payments, siteUrl: SITE, now })
    return (await moneyAlerts({ pool, now: new Date() })).map(({ text }) => text)
  }

  test('finds nothing where all agree, over several pages of Stripe’s list', async () => {
    const { order } = await paid()
    await refund(order, 10_000)
    await work()
    for (let count = 0; count < 130; count++)
      stripe.account.take({ metadata: { order: `PB-${count}`, site: 'https://other.example' }, amountPence: 100 })
    expect(await compared()).toEqual([])
  })

  test('finds a payment that is not booked, once it is an hour old, beyond the first page of the list', async () => {
    const order = await placeOrder()
    const { id } = payByCard(order)
    for (let count = 0; count < 130; count++)
      stripe.account.take({ metadata: { order: `PB-${count}`, site: 'https://other.example' }, amountPence: 100 })
    expect(await compared(new Date())).toEqual([])
    expect(await compared()).toEqual([`Stripe has a payment that we have not booked: ${id}.`])
  })

  test('finds the second payment of an order from before payments named their site', async () => {
    const { order } = await paid()
    const { id } = stripe.account.take({ metadata: { order: order.reference }, amountPence: order.totalPence })
    expect(await compared()).toEqual([`Stripe has a payment that we have not booked: ${id}.`])
    stripe.account.refund(id, { amount: order.totalPence })
    expect(await compared()).toEqual([])
  })

  test('finds a refund that is not booked, also of an old payment, and forgets it once it is', async () => {
    const { card } = await paid()
    await pool.query(`update payments set created_at = now() - interval '90 days'`)
    Object.assign(stripe.account.payments.get(card) ?? {}, { created: 1_000_000_000 })
    stripe.account.refund(card, { amount: 100 })
    expect(await compared()).toEqual([`Stripe and our books have different refunds of a payment: ${card}.`])
    await deliverAll()
    expect(await compared()).toEqual([])
  })

  test('finds a payment that Stripe does not have', async () => {
    const { card } = await paid()
    stripe.account.payments.delete(card)
    expect(await compared()).toEqual([`We have booked a payment that Stripe does not have: ${card}.`])
  })

  test('compares nothing while card payments are off', async () => {
    await paid()
    stripe.account.payments.clear()
    await comparePayments({ pool, payments: null, siteUrl: SITE, now: new Date() })
    expect(await moneyAlerts({ pool, now: new Date() })).toEqual([])
  })
})

test('the migration makes payments and refunds of what was recorded with orders', async () => {
  const [card, transfer, refunded, unpaid] = [
    await placeOrder(),
    await placeOrder(),
    await placeOrder(),
    await placeOrder(),
  ]
  const columns = `state = $2, invoice_number = $3, invoiced_at = '2026-11-01', card_payment_id = $4, credit_note_number = $5`
  const record = (order: TestOrder, ...values: unknown[]) =>
    pool.query(`update orders set ${columns} where id = $1`, [order.id, ...values])
  await record(card, 'paid', 800_001, 'pi_old', null)
  await record(transfer, 'packed', 800_002, null, null)
  await record(refunded, 'refunded', 800_003, null, 800_001)
  await pool.query('drop index payments_kept_once_idx; alter table payments drop constraint payments_refunded_check')
  await pool.query('update orders set invoice_number = null where invoice_number < 800000')
  await movePayments({ db: await transactionOf({ payload }) })
  const kept = { state: 'kept', amountPence: 43_900 }
  expect(await paymentsOf(card)).toMatchObject([{ ...kept, method: 'card', providerId: 'pi_old', refunds: [] }])
  expect(await paymentsOf(transfer)).toMatchObject([
    { ...kept, method: 'transfer', providerId: null, refundedPence: 0 },
  ])
  expect(await paymentsOf(refunded)).toMatchObject([
    { ...kept, refundedPence: 43_900, refunds: [{ state: 'made', amountPence: 43_900, creditNote: 800_001 }] },
  ])
  expect(await paymentsOf(unpaid)).toEqual([])
  await expect(pool.query('update payments set refunded_pence = amount_pence + 1')).rejects.toThrow(
    'payments_refunded_check',
  )
  await expect(
    pool.query(
      `insert into payments (reference, order_id, method, state, amount_pence) values ('x', $1, 'transfer', 'kept', 1)`,
      [card.id],
    ),
  ).rejects.toThrow('payments_kept_once_idx')
})
