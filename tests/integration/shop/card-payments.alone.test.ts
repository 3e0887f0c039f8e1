import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { GET as openPaymentPage } from '@/app/(main)/order/[token]/card/route'
import { payloadClient } from '@/lib/data/payload-client'
import { makeRefunds } from '@/lib/delivery/payments/make-refunds'
import { createStripePayments } from '@/lib/integrations/payments/stripe-payments'
import { enquiryToken } from '@/lib/platform/enquiry-token'
import { moneyAlerts } from '@/lib/schedule/alerts/money-alerts'
import { cancelUnpaidOrders } from '@/lib/use-cases/orders/cancel-order'
import { findOrder } from '@/lib/use-cases/orders/find-order'

import { type FakeStripe, startFakeStripe } from '../../fakes/fake-stripe'
import { newBuyer } from '../../fixtures/buyer'
import { storeSettings } from '../../fixtures/store'
import { signed, stripeMessage, WEBHOOK_SECRET } from '../../fixtures/stripe-message'
import { silentLog } from '../delivery/support'
import { call, jsonRequest, request, SITE } from '../support/api'
import { changedMeanwhile } from '../support/meanwhile'
import { pool, readLead } from '../support/rows'

const PRICE = 289
const TOTAL_PENCE = (PRICE + 150) * 100

let stripe: FakeStripe
const connected = { isOn: true }
const configuredPayments = () =>
  connected.isOn
    ? createStripePayments({
        secretKey: 'sk_test_1',
        webhookSecret: WEBHOOK_SECRET,
        siteUrl: SITE,
        apiUrl: stripe.url,
      })
    : null
vi.mock('@/lib/integrations/payments/configured-payments', () => ({ configuredPayments: () => configuredPayments() }))

const payload = await payloadClient()
let productId: number

beforeAll(async () => {
  stripe = await startFakeStripe({ siteUrl: null })
  await payload.updateGlobal({ slug: 'site-settings', data: storeSettings(true) })
  const product = await payload.create({
    collection: 'products',
    data: { name: 'Card panels', slug: 'card-panels', basePrice: PRICE, stockLevel: 1000 },
  })
  productId = product.id
})
afterAll(async () => {
  await stripe.stop()
})
beforeEach(() => {
  stripe.clear()
  stripe.fail(null)
  connected.isOn = true
})

async function ordered(): Promise<string> {
  const body = {
    ...newBuyer(),
    lines: [`${productId}:1`],
    agreedTotalPence: String(TOTAL_PENCE),
  }
  const key = { 'idempotency-key': crypto.randomUUID() }
  const result = (await (await call(jsonRequest('POST', '/checkout', body, key))).json()) as { reference: string }
  return result.reference
}

const open = (token: string) =>
  openPaymentPage(new Request(`${SITE}/order/${token}/card`), { params: Promise.resolve({ token }) })
const locationOf = async (token: string) => (await open(token)).headers.get('location')

const messageOf = (reference: string, changes?: object, type?: string) =>
  stripeMessage({ reference, amountPence: TOTAL_PENCE }, changes, type)

/** The message about a payment that Stripe really has. */
function paidAt(
  reference: string,
  changes: { amount_total?: number; currency?: string; payment_intent?: string } = {},
) {
  const { payment_intent: id = `pi_${reference}`, amount_total: amountPence = TOTAL_PENCE, currency = 'gbp' } = changes
  stripe.account.take({ id, amountPence, currency, metadata: { order: reference, site: SITE } })
  return messageOf(reference, changes)
}

/** What a worker does every few seconds. */
const work = async () => {
  await pool.query(`update refunds set next_attempt_at = now() - interval '1 second' where state = 'waiting'`)
  await makeRefunds({
    pool,
    log: silentLog(),
    payments: configuredPayments(),
    random: () => 0.5,
    stopping: new AbortController().signal,
  })
}
const send = async (body: string, signature: string | null = signed(body)) => {
  const headers = { 'content-type': 'application/json', ...(signature ? { 'stripe-signature': signature } : {}) }
  return (await call(request('/payments/stripe', { method: 'POST', body, headers }))).status
}

const orderOf = async (reference: string) => {
  const { docs } = await payload.find({ collection: 'orders', where: { reference: { equals: reference } } })
  const [order] = docs
  if (!order) throw new Error('no order')
  return order
}
const paymentsOf = async (reference: string) => {
  const { rows } = await pool.query<Record<'card' | 'state' | 'method', string>>(
    `select provider_id as card, state::text as state, method::text as method from payments where reference = $1 order by id`,
    [reference],
  )
  return rows
}
const kept = (reference: string) => [{ card: `pi_${reference}`, state: 'kept', method: 'card' }]
const notes = async (reference: string) => {
  const { lead } = await readLead(reference)
  const { rows } = await pool.query('select text from lead_events where lead_id = $1 and text is not null', [lead.id])
  return rows.map(({ text }: { text: string }) => text)
}

describe('the payment page', () => {
  test('is opened for the total of the order, and links back to it', async () => {
    const reference = await ordered()
    const { email } = await orderOf(reference)
    const token = enquiryToken(reference)
    const response = await open(token)
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      expect.stringContaining(`${stripe.url}/pay/cs_`),
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
    const [{ path, form } = { path: '', form: new URLSearchParams() }] = stripe.calls
    expect([path, Object.fromEntries(form)]).toEqual([
      '/v1/checkout/sessions',
      expect.objectContaining({
        mode: 'payment',
        client_reference_id: reference,
        customer_email: email,
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'gbp',
        'line_items[0][price_data][unit_amount]': String(TOTAL_PENCE),
        'allowed_payment_method_types[0]': 'card',
        success_url: `${SITE}/order/${token}?payment=sent`,
        cancel_url: `${SITE}/order/${token}`,
      }),
    ])
    const openSeconds = Number(form.get('expires_at')) - Date.now() / 1000
    // Stripe's limits are 30 minutes and 24 hours, by its own clock.
    expect(openSeconds).toBeGreaterThan(34 * 60)
    expect(openSeconds).toBeLessThan((24 * 60 - 4) * 60)
    expect((await orderOf(reference)).state).toBe('awaiting-payment')
  })

  test('reports when Stripe does not respond, and charges nothing', async () => {
    const token = enquiryToken(await ordered())
    stripe.fail({ type: 'api_error', message: 'down' })
    expect(await locationOf(token)).toBe(`/order/${token}?payment=failed`)
  })

  test('is not opened for an order that cannot be paid, nor without Stripe', async () => {
    const reference = await ordered()
    const token = enquiryToken(reference)
    connected.isOn = false
    expect(await locationOf(token)).toBe(`/order/${token}`)
    connected.isOn = true
    await payload.update({ collection: 'orders', id: (await orderOf(reference)).id, data: { state: 'cancelled' } })
    expect(await locationOf(token)).toBe(`/order/${token}`)
    expect((await open('no-token')).status).toBe(404)
    expect(stripe.calls).toEqual([])
  })
})

describe('an order whose payment page is open', () => {
  const MINUTE_MS = 60_000
  const setPayBy = (reference: string, seconds: number) =>
    pool.query(`update orders set pay_by = now() + make_interval(secs => $2) where reference = $1`, [
      reference,
      seconds,
    ])

  test('is not cancelled before the page has expired', async () => {
    const reference = await ordered()
    await setPayBy(reference, 20)
    expect((await open(enquiryToken(reference))).headers.get('location')).toContain('/pay/cs_')
    const expiresAtMs = Number(stripe.calls[0]?.form.get('expires_at')) * 1000
    expect(expiresAtMs - Date.now()).toBeGreaterThan(30 * MINUTE_MS)
    await cancelUnpaidOrders(pool, new Date(expiresAtMs))
    expect((await orderOf(reference)).state).toBe('awaiting-payment')
    expect(await cancelUnpaidOrders(pool, new Date(expiresAtMs + 10 * MINUTE_MS))).toContain(reference)
  })

  test('cannot have it opened again and again to be held for longer', async () => {
    const reference = await ordered()
    await open(enquiryToken(reference))
    await setPayBy(reference, -1)
    stripe.clear()
    expect(await locationOf(enquiryToken(reference))).toBe(`/order/${enquiryToken(reference)}`)
    expect(stripe.calls).toEqual([])
  })
})

describe('one payment page for each order', () => {
  const statuses = () => [...stripe.account.sessions.values()].map(({ status }) => status)
  beforeEach(() => stripe.account.sessions.clear())

  test('is open, the former one being closed first', async () => {
    const token = enquiryToken(await ordered())
    const [first, second] = [await locationOf(token), await locationOf(token)]
    expect(first).not.toBe(second)
    expect(statuses()).toEqual(['expired', 'open'])
    expect(
      stripe.calls.filter(({ path }) => path === '/v1/checkout/sessions').map(({ key }) => key?.slice(-2)),
    ).toEqual(['-1', '-2'])
  })

  test('is shared by tabs that open it at the same moment', async () => {
    const token = enquiryToken(await ordered())
    await Promise.all([1, 2, 3, 4].map(() => locationOf(token)))
    expect(statuses().filter((status) => status === 'open')).toHaveLength(1)
  })

  test('is closed even if the process ended before it kept its number', async () => {
    const reference = await ordered()
    const token = enquiryToken(reference)
    await locationOf(token)
    await pool.query('update card_sessions set session_id = null where reference = $1', [reference])
    await locationOf(token)
    expect(statuses()).toEqual(['expired', 'open'])
  })

  test('is opened anew if the process ended before Stripe made one, and most of its time has passed', async () => {
    const reference = await ordered()
    const token = enquiryToken(reference)
    await pool.query(`insert into card_sessions (reference, open_until) values ($1, now() + interval '20 minutes')`, [
      reference,
    ])
    expect(await locationOf(token)).toContain('/pay/cs_')
    expect(statuses()).toEqual(['open'])
  })

  test('is not opened again once it has been paid, before Stripe’s message arrives', async () => {
    const token = enquiryToken(await ordered())
    await locationOf(token)
    const [session] = stripe.account.sessions.keys()
    stripe.account.pay(session ?? '')
    expect(await locationOf(token)).toBe(`/order/${token}?payment=sent`)
    expect(statuses()).toEqual(['complete'])
  })

  test('is not opened if the payment on another tab’s page is booked at the same moment', async () => {
    const reference = await ordered()
    const token = enquiryToken(reference)
    await open(token)
    await pool.query(`update card_sessions set open_until = now() where reference = $1`, [reference])
    stripe.clear()
    const { id } = await orderOf(reference)
    const booked = `with closed as (
        update card_sessions set attempt = attempt + 1, open_until = now()
        where reference = (select reference from orders where id = $1)
      ) select from orders`
    expect(await changedMeanwhile(booked, id, () => locationOf(token))).toBe(`/order/${token}`)
    expect(stripe.calls).toEqual([])
  })

  test('is opened after an expired one without asking for that', async () => {
    const token = enquiryToken(await ordered())
    await locationOf(token)
    const [session] = stripe.account.sessions.keys()
    stripe.account.expireSession(session ?? '')
    for (const message of stripe.takeMessages()) expect(await send(message)).toBe(200)
    stripe.clear()
    expect(await locationOf(token)).toContain('/pay/')
    expect(stripe.calls.map(({ path }) => path)).toEqual(['/v1/checkout/sessions'])
  })
})

describe('a message from Stripe', () => {
  test('marks the order as paid, numbers its invoice and tells the customer, once', async () => {
    const reference = await ordered()
    const message = messageOf(reference)
    expect(await Promise.all([send(message), send(message), send(message)])).toEqual([200, 200, 200])
    expect(await send(message)).toBe(200)
    const { lead } = await readLead(reference)
    expect(await orderOf(reference)).toMatchObject({
      state: 'paid',
      invoiceNumber: expect.any(Number) as number,
    })
    expect(await paymentsOf(reference)).toEqual(kept(reference))
    const emails = await pool.query(`select from deliveries where lead_id = $1 and channel = 'order-paid'`, [lead.id])
    const steps = (await findOrder(pool, enquiryToken(reference)))?.history.map(({ to }) => to)
    expect([emails.rowCount, steps, stripe.refunds()]).toEqual([1, ['Paid'], []])
    const timeline = await pool.query(`select "to", author_name from lead_events where lead_id = $1 order by "to"`, [
      lead.id,
    ])
    expect(timeline.rows).toEqual(['Paid', 'Won'].map((to) => ({ to, author_name: 'Automatic: paid by card' })))
  })

  test.each([
    ['without a signature', null],
    ['signed with another secret', signed(messageOf('x'), 'whsec_other')],
    ['signed for another message', signed(messageOf('x'))],
  ])('%s is refused', async (_what, signature) => {
    const reference = await ordered()
    expect(await send(messageOf(reference), signature)).toBe(400)
    expect((await orderOf(reference)).state).toBe('awaiting-payment')
  })

  test.each([
    ['another event', {}, 'payment_intent.created'],
    ['a session that is not paid', { payment_status: 'unpaid' }, undefined],
    ['an order of another installation', { client_reference_id: 'PB-NONE' }, undefined],
  ])('about %s changes nothing', async (_what, changes, type) => {
    const reference = await ordered()
    expect(await send(messageOf(reference, changes, type))).toBe(200)
    expect([(await orderOf(reference)).state, stripe.calls]).toEqual(['awaiting-payment', []])
  })

  test('whose payment cannot be stored changes nothing, so that it is sent again', async () => {
    const reference = await ordered()
    expect(await send(messageOf(reference, { payment_intent: 'pi_\0' }))).toBe(503)
    expect([(await orderOf(reference)).state, await paymentsOf(reference)]).toEqual(['awaiting-payment', []])
  })

  test('is refused while cards are not taken', async () => {
    connected.isOn = false
    expect(await send(messageOf(await ordered()))).toBe(404)
  })
})

describe('a payment that its order does not expect', () => {
  const cancelled = async () => {
    const reference = await ordered()
    await payload.update({ collection: 'orders', id: (await orderOf(reference)).id, data: { state: 'cancelled' } })
    return reference
  }

  test('is refunded when the order is cancelled, and the customer is told once', async () => {
    const reference = await cancelled()
    const message = paidAt(reference)
    expect([await send(message), await send(message)]).toEqual([200, 200])
    await work()
    await work()
    expect(stripe.refunds()).toEqual([`pi_${reference}`])
    expect(await notes(reference)).toEqual([expect.stringContaining('Paying back a payment')])
    const { lead } = await readLead(reference)
    const emails = `select from deliveries where lead_id = $1 and channel = 'order-payment-returned'`
    expect((await pool.query(emails, [lead.id])).rowCount).toBe(1)
    expect(await paymentsOf(reference)).toMatchObject([{ state: 'surplus' }])
    expect(await orderOf(reference)).toMatchObject({ state: 'cancelled', invoiceNumber: null })
  })

  test('is refunded when the order is cancelled at the same moment', async () => {
    const reference = await ordered()
    const { id } = await orderOf(reference)
    const message = paidAt(reference)
    expect(await changedMeanwhile(`update orders set state = 'cancelled'`, id, () => send(message))).toBe(200)
    await work()
    expect(stripe.refunds()).toEqual([`pi_${reference}`])
    expect(await orderOf(reference)).toMatchObject({ state: 'cancelled', invoiceNumber: null })
  })

  test('is refunded when it is the second one, and the first is kept', async () => {
    const reference = await ordered()
    const messages = [paidAt(reference), paidAt(reference, { payment_intent: `pi_second_${reference}` })]
    expect(await Promise.all(messages.map((message) => send(message)))).toEqual([200, 200])
    await work()
    const payments = await paymentsOf(reference)
    expect(payments.map(({ state }) => state).sort()).toEqual(['kept', 'surplus'])
    expect(stripe.refunds()).toEqual(payments.filter(({ state }) => state === 'surplus').map(({ card }) => card))
    expect(await orderOf(reference)).toMatchObject({ state: 'paid' })
  })

  test('is refunded when another one is booked while it waits for the order', async () => {
    const reference = await ordered()
    const { id } = await orderOf(reference)
    const message = paidAt(reference)
    const paid = `update orders set state = 'paid', invoice_number = 900001`
    expect(await changedMeanwhile(paid, id, () => send(message))).toBe(200)
    await work()
    expect(stripe.refunds()).toEqual([`pi_${reference}`])
    expect(await orderOf(reference)).toMatchObject({ state: 'paid', invoiceNumber: 900001 })
    await pool.query('update orders set invoice_number = null where id = $1', [id])
  })

  test.each([{ amount_total: TOTAL_PENCE - 1 }, { currency: 'eur' }])('is refunded when it is %j', async (changes) => {
    const reference = await ordered()
    expect(await send(paidAt(reference, changes))).toBe(200)
    await work()
    expect([stripe.refunds(), (await orderOf(reference)).state]).toEqual([[`pi_${reference}`], 'awaiting-payment'])
  })

  test('is refunded when the order has been erased since, but not if another installation opened it', async () => {
    const reference = await ordered()
    const { lead } = await readLead(reference)
    await payload.delete({ collection: 'leads', id: Number(lead.id) })
    paidAt(reference)
    const [ours, other] = [`${SITE}/order/x?payment=sent`, `${SITE}.test/order/x`].map((success_url) =>
      messageOf(reference, { success_url }),
    )
    expect(await send(other ?? '')).toBe(200)
    await work()
    expect([stripe.refunds(), await paymentsOf(reference)]).toEqual([[], []])
    expect(await send(ours ?? '')).toBe(200)
    await work()
    expect(stripe.refunds()).toEqual([`pi_${reference}`])
  })

  test('is refunded later if Stripe cannot yet, and once if it was refunded meanwhile', async () => {
    const reference = await cancelled()
    expect(await send(paidAt(reference))).toBe(200)
    stripe.fail({ type: 'invalid_request_error', code: 'balance_insufficient', message: 'no' }, 'POST /v1/refunds')
    await work()
    const refundsOf = async () =>
      (await payload.find({ collection: 'refunds', where: { 'payment.reference': { equals: reference } } })).docs
    expect(await refundsOf()).toMatchObject([{ state: 'waiting', attempts: 1, providerId: null }])
    stripe.fail(null)
    const [{ id } = { id: 0 }] = await refundsOf()
    stripe.account.refund(`pi_${reference}`, { amount: TOTAL_PENCE, metadata: { refund: String(id) } }) // and then it died
    await work()
    expect(await refundsOf()).toMatchObject([{ state: 'made', attempts: 2 }])
    expect(stripe.refunds()).toEqual([`pi_${reference}`])
  })

  test('that Stripe will not refund is reported to staff', async () => {
    const reference = await cancelled()
    await send(paidAt(reference))
    stripe.fail({ type: 'invalid_request_error', code: 'charge_disputed', message: 'no' }, 'POST /v1/refunds')
    await work()
    stripe.fail(null)
    const alerts = await moneyAlerts({ pool, now: new Date() })
    expect(alerts.map(({ text }) => text)).toEqual(['Stripe could not make a refund. Make it another way.'])
    await pool.query(`update refunds set state = 'made' where state = 'failed'`)
  })
})
