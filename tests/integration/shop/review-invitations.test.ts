import { beforeEach, describe, expect, test } from 'vitest'

import { POST as refuse } from '@/app/api/checkout/review/decline/[token]/route'
import { askForReviews } from '@/lib/delivery/reviews/ask-for-reviews'
import { cancelInvitations } from '@/lib/delivery/reviews/open-invitations'
import { addressCode } from '@/lib/people/objections'
import { reviewRefusal } from '@/lib/routing/endpoints'

import { SITE } from '../support/api'
import { pool } from '../support/rows'
import { placeOrder, type TestOrder } from './paying'
import { answer, delivered, mailsOf, readMails, reviewOf, write, WRITTEN } from './reviewing'

beforeEach(() => pool.query('delete from reviews; delete from deliveries; delete from marketing_objections'))

const NOW = new Date('2026-12-01T12:00:00Z')
const setState = ({ id }: TestOrder, state: string) =>
  pool.query('update orders set state = $2::enum_orders_state where id = $1', [id, state])
const setLead = ({ reference }: TestOrder, change: string) =>
  pool.query(`update leads set ${change} where reference = $1`, [reference])
const withdrawConsent = (order: TestOrder) => setLead(order, 'consent_marketing_withdrawn_at = now()')
const object = () =>
  pool.query('insert into marketing_objections (address_code, since) values ($1, now())', [
    addressCode('GWEN@example.com'),
  ])

async function fit(order: TestOrder, at: string) {
  await setState(order, 'paid')
  await pool.query(
    `insert into warranties (order_id, fitted_on, installer, certificate_number, years) values ($1, $2, 'Ada', $3, 10)`,
    [order.id, at, order.reference],
  )
}

async function dispatch(order: TestOrder, at: string) {
  await setState(order, 'dispatched')
  await pool.query(
    `insert into deliveries (lead_id, channel, state, attempts, created_at)
     select id, 'order-dispatched', 'sent', 1, $2 from leads where reference = $1`,
    [order.reference, at],
  )
}

describe('customers are asked', () => {
  test('once, however many workers run', async () => {
    const order = await delivered()
    await Promise.all(Array.from({ length: 5 }, () => askForReviews(pool, NOW)))
    await askForReviews(pool, NOW)
    expect(await mailsOf(order)).toEqual([{ channel: 'review-invitation', state: 'waiting' }])
    expect(await reviewOf(order)).toMatchObject({ state: 'invited', stars: null })
  })

  test('not before four weeks, nor about an order that was cancelled', async () => {
    const [fresh, cancelled] = [await delivered('2026-11-10T12:00:00Z'), await delivered()]
    await pool.query(`update orders set state = 'cancelled' where id = $1`, [cancelled.id])
    await askForReviews(pool, NOW)
    for (const order of [fresh, cancelled])
      expect([await mailsOf(order), await reviewOf(order)]).toEqual([[], undefined])
  })

  test('never if they object to offers, or in training', async () => {
    const [objecting, sample] = [await delivered(), await delivered()]
    await pool.query(`update leads set status = 'withdrawn' where reference = $1`, [objecting.reference])
    await pool.query('update leads set is_sample = true where reference = $1', [sample.reference])
    await askForReviews(pool, NOW)
    expect([await mailsOf(objecting), await mailsOf(sample)]).toEqual([[], []])
    expect((await reviewOf(objecting))?.state).toBe('declined')
  })

  const notAsked = async (order: TestOrder) => {
    await askForReviews(pool, NOW)
    expect(await mailsOf(order)).toEqual([])
    return (await reviewOf(order))?.state
  }

  test('never if their address objected, of which only the code is left', async () => {
    const order = await delivered()
    await pool.query(`update leads set email = 'Gwen.Objects@example.com' where reference = $1`, [order.reference])
    await pool.query('insert into marketing_objections (address_code, since) values ($1, now())', [
      addressCode('gwen.objects@EXAMPLE.com'),
    ])
    expect(await notAsked(order)).toBe('declined')
  })

  test('never if they withdrew their consent to offers, with this lead or another of the same person', async () => {
    const order = await delivered()
    await withdrawConsent(order)
    expect(await notAsked(order)).toBe('declined')

    const [bought, asked] = [await delivered(), await placeOrder()]
    const { rows } = await pool.query<{ id: number }>(
      `insert into people (name) values ('Gwen Pritchard') returning id`,
    )
    await pool.query('update leads set person_id = $1, consent_given_at = now() where reference = any($2)', [
      rows[0]?.id,
      [bought.reference, asked.reference],
    ])
    await withdrawConsent(asked)
    expect(await notAsked(bought)).toBe('declined')
  })

  test('a fortnight after the fitting, whenever the goods came', async () => {
    const [fresh, due] = [await placeOrder(), await placeOrder()]
    await fit(fresh, '2026-11-18T12:00:00Z')
    await fit(due, '2026-11-16T12:00:00Z')
    expect(await notAsked(fresh)).toBeUndefined()
    expect(await mailsOf(due)).toEqual([{ channel: 'review-invitation', state: 'waiting' }])
  })

  test('four weeks after the goods were sent, if nobody noted that they came; not after a refund', async () => {
    const [fresh, due, refunded] = [await placeOrder(), await placeOrder(), await delivered()]
    await dispatch(fresh, '2026-11-10T12:00:00Z')
    await dispatch(due, '2026-10-20T12:00:00Z')
    await setState(refunded, 'refunded')
    expect([await notAsked(fresh), await notAsked(refunded)]).toEqual([undefined, undefined])
    expect(await mailsOf(due)).toEqual([{ channel: 'review-invitation', state: 'waiting' }])
  })

  test('and can refuse with one press, also from their email program; they can still write one', async () => {
    const order = await delivered()
    await askForReviews(pool, NOW)
    const at = new Request(`${SITE}${reviewRefusal(order.token)}`, { method: 'POST' })
    const decline = () => refuse(at.clone(), { params: Promise.resolve({ token: order.token }) })
    expect((await decline()).status).toBeLessThan(400)
    expect((await decline()).status).toBeLessThan(400)
    expect((await reviewOf(order))?.state).toBe('declined')
    expect(await mailsOf(order)).toEqual([{ channel: 'review-invitation', state: 'cancelled' }])
    expect((await write(order)).status).toBe(200)
    expect(await reviewOf(order)).toMatchObject({ state: 'waiting', text: WRITTEN.text })
  })
})

describe('an invitation that is queued', () => {
  const OVER: [string, (order: TestOrder) => Promise<unknown>][] = [
    ['the order was cancelled', (order) => setState(order, 'cancelled')],
    ['the order was refunded', (order) => setState(order, 'refunded')],
    ['the customer withdrew', (order) => setLead(order, `status = 'withdrawn'`)],
    ['the customer withdrew consent to offers', withdrawConsent],
    ['the address objected', object],
    ['the request was declined', (order) => answer(order, 'decline')],
    ['a review was written', (order) => write(order)],
  ]

  const invited = async () => {
    const order = await delivered()
    await askForReviews(pool, NOW)
    return order
  }
  const CANCELLED = [{ channel: 'review-invitation', state: 'cancelled' }]

  test('is sent once', async () => {
    const order = await invited()
    expect(await readMails(order)).toMatchObject([{ channel: 'review-invitation' }])
    expect(await readMails(order)).toEqual([])
    expect(await mailsOf(order)).toEqual([{ channel: 'review-invitation', state: 'sent' }])
  })

  test.each(OVER)('is not sent if %s meanwhile', async (_, happen) => {
    const order = await invited()
    await happen(order)
    expect(await readMails(order)).toEqual([])
    expect(await mailsOf(order)).toEqual(CANCELLED)
  })

  test.each(OVER)('no longer waits for staff if %s', async (_, happen) => {
    const [order, other] = [await invited(), await invited()]
    await pool.query(`update leads set email = 'other@example.com' where reference = $1`, [other.reference])
    await pool.query(`update deliveries set state = 'parked' where channel = 'review-invitation'`)
    await happen(order)
    await cancelInvitations(pool)
    expect(await mailsOf(order)).toEqual(CANCELLED)
    expect(await mailsOf(other)).toEqual([{ channel: 'review-invitation', state: 'parked' }])
  })
})
