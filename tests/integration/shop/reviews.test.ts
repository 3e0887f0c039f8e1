import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { OrderPageView } from '@/app/(main)/order/order-page-view'
import { readWaitingReviews } from '@/components/admin/simple/reviews-to-decide'
import { getReviews } from '@/lib/data/reviews'
import { keptNotesSchema, reviewWithdrawn } from '@/lib/people/restore-notes'
import { hashOfToken } from '@/lib/platform/enquiry-token'
import { findAlerts } from '@/lib/schedule/alerts/find-alerts'
import { applyRestoreNotes } from '@/lib/use-cases/your-data/apply-restore-notes'

import { openSessions, type Sessions } from '../access/sessions'
import { call, jsonRequest } from '../support/api'
import { changedMeanwhile, statementsWaiting } from '../support/meanwhile'
import { pool } from '../support/rows'
import { payload, placeOrder, type TestOrder } from './paying'
import { answer, delivered, mailsOf, readMails, reviewOf, write, WRITTEN } from './reviewing'

let sessions: Sessions
beforeAll(async () => void (sessions = await openSessions(payload)))
beforeEach(async () => {
  await pool.query('delete from reviews')
  await payload.updateGlobal({ slug: 'site-settings', data: { showReviews: true } })
})

const STORED = { state: 'waiting', stars: 4, text: WRITTEN.text, name: WRITTEN.name }

const decide = async (order: TestOrder, by: keyof Sessions, action: string, more: object = {}) => {
  const { id, sentAt } = (await reviewOf(order)) ?? {}
  const body = { sentAt, ...more }
  return (await call(jsonRequest('POST', `/reviews/${id}/${action}`, body, { cookie: sessions[by].cookie }))).status
}
const ASKED = { reason: 'personal', note: 'It names the neighbour.' }

describe('a review', () => {
  test('is stored, and can be changed until it is published', async () => {
    const order = await delivered()
    expect((await write(order)).status).toBe(200)
    expect(await reviewOf(order)).toMatchObject(STORED)
    expect((await write(order, { stars: '2', name: '' })).status).toBe(200)
    expect(await reviewOf(order)).toMatchObject({ state: 'waiting', stars: 2, name: 'Anonymous customer' })
    await pool.query(`update reviews set state = 'published' where order_id = $1`, [order.id])
    expect((await write(order)).status).toBe(409)
    expect(await reviewOf(order)).toMatchObject({ state: 'published', stars: 2 })
  })

  test.each([
    ['no stars', { stars: '' }, 400],
    ['six stars', { stars: '6' }, 400],
    ['too few words', { text: 'Good.' }, 400],
    ['no agreement', { agreed: false }, 400],
    ['an unknown link', { token: 'a'.repeat(43) }, 404],
    ['a field that robots fill in', { website: 'https://spam.example' }, 404],
  ])('with %s is refused', async (_, changed, status) => {
    const order = await delivered()
    expect((await write(order, changed)).status).toBe(status)
    expect(await reviewOf(order)).toBeUndefined()
  })

  test('of an order made for training is refused', async () => {
    const order = await delivered()
    await pool.query('update leads set is_sample = true where reference = $1', [order.reference])
    expect((await write(order)).status).toBe(404)
  })

  test('of goods that have not been sent is refused', async () => {
    const order = await placeOrder()
    expect((await write(order)).status).toBe(404)
  })

  test('is withdrawn with its words', async () => {
    const order = await delivered()
    expect((await answer(order, 'withdraw')).status).toBe(409)
    await write(order)
    expect((await answer(order, 'withdraw')).status).toBe(200)
    expect(await reviewOf(order)).toMatchObject({ state: 'withdrawn', stars: null, text: null, name: null })
    expect((await write(order)).status).toBe(409)
  })

  test('is withdrawn again by a restore of a backup from before, and no other is', async () => {
    await pool.query('delete from restore_notes')
    const [order, other] = [await delivered(), await delivered()]
    for (const each of [order, other]) await write(each)
    await answer(order, 'withdraw')
    await answer(order, 'withdraw')
    const { rows } = await pool.query(
      'select kind, code, secret_mark as "secretMark", noted_at as "notedAt" from restore_notes',
    )
    expect(rows).toEqual([expect.objectContaining(reviewWithdrawn(hashOfToken(order.token)))])

    await pool.query(`update reviews set state = 'published', stars = 4, text = 'Back.' where order_id = $1`, [
      order.id,
    ])
    await applyRestoreNotes(payload, keptNotesSchema.parse(rows))
    expect(await reviewOf(order)).toMatchObject({ state: 'withdrawn', stars: null, text: null })
    expect((await reviewOf(other))?.state).toBe('waiting')
    expect((await pool.query('select from restore_notes')).rowCount).toBe(1)
  })
})

describe('the page of an order', () => {
  const linkOn = async ({ token }: TestOrder) => {
    const html = renderToStaticMarkup(await OrderPageView({ token }))
    return new RegExp(`href="/order/${token}/review"[^>]*>(?:<[^>]+>)*([^<]+)`).exec(html)?.[1]
  }
  const setState = ({ id }: TestOrder, state: string) =>
    pool.query('update orders set state = $2::enum_orders_state where id = $1', [id, state])

  test('leads to a review as long as one may be written, and to one that is written also after a refund', async () => {
    const order = await placeOrder()
    expect(await linkOn(order)).toBeUndefined()
    await setState(order, 'delivered')
    expect(await linkOn(order)).toBe('Say how it was')
    await write(order)
    await setState(order, 'refunded')
    expect(await linkOn(order)).toBe('See your review')
    await answer(order, 'withdraw')
    expect(await linkOn(order)).toBeUndefined()
  })
})

describe('erasing a lead', () => {
  const leadIdOf = async ({ reference }: TestOrder) =>
    (await pool.query<{ id: number }>('select id from leads where reference = $1', [reference])).rows[0]?.id ?? 0

  test('erases the review too, and none is written meanwhile, although the invoice stays', async () => {
    const order = await delivered()
    await pool.query('update orders set invoice_number = id, invoiced_at = now() where id = $1', [order.id])
    await write(order)
    const lead = await leadIdOf(order)
    const { rows } = await pool.query<{ id: number }>(
      `insert into staff_notices (user_id, lead_id, event, key) select id, $1, 'new', 'held' from users limit 1 returning id`,
      [lead],
    )
    // The erasure has deleted the review, and waits for another transaction.
    const response = await changedMeanwhile(
      'update staff_notices set attempts = 1',
      rows[0]?.id,
      async () => {
        const erasing = payload.delete({ collection: 'leads', id: lead })
        await expect.poll(statementsWaiting).toBe(1)
        const writing = write(order, { stars: '1' })
        await erasing
        return writing
      },
      { statements: 2 },
    )
    expect(response.status).toBe(404)
    expect(await reviewOf(order)).toBeUndefined()
    expect((await pool.query('select from orders where id = $1', [order.id])).rowCount).toBe(1)
  })
})

describe('staff', () => {
  async function withheld(): Promise<TestOrder> {
    const order = await delivered()
    await write(order)
    await decide(order, 'sales', 'ask-to-withhold', ASKED)
    expect(await decide(order, 'admin', 'confirm-withholding', ASKED)).toBe(200)
    return order
  }

  /** What the sales team is to decide, on its page and in the email, which have to agree. */
  async function wanted(): Promise<string[]> {
    const { notices } = await readWaitingReviews(pool)
    const alerts = await findAlerts({ pool, now: new Date() })
    const paths = alerts.map(({ path }) => path).filter((path) => path.startsWith('/collections/reviews/'))
    expect(paths).toEqual(notices.map(({ editPath }) => editPath))
    return notices.map(({ what, detail }) => `${what} ${detail.split(',')[0]}`)
  }

  test('publish what they have read, not what was changed meanwhile', async () => {
    const order = await delivered()
    await write(order)
    const { id, sentAt } = (await reviewOf(order)) ?? {}
    await write(order, { text: 'Something else altogether.' })
    const headers = { cookie: sessions.sales.cookie }
    expect((await call(jsonRequest('POST', `/reviews/${id}/publish`, { sentAt }, headers))).status).toBe(409)
    expect((await reviewOf(order))?.state).toBe('waiting')
    expect(await decide(order, 'sales', 'publish')).toBe(200)
    expect((await reviewOf(order))?.state).toBe('published')
  })

  test('withhold one only if a colleague confirms a legal reason, and its author is told', async () => {
    const order = await delivered()
    await write(order, { stars: '1' })
    expect(await decide(order, 'sales', 'confirm-withholding', ASKED)).toBe(409)
    expect(await decide(order, 'sales', 'ask-to-withhold', { reason: 'low', note: 'One star.' })).toBe(400)
    expect(await decide(order, 'sales', 'ask-to-withhold', ASKED)).toBe(200)
    expect(await decide(order, 'admin', 'ask-to-withhold', ASKED)).toBe(409)
    expect(await decide(order, 'sales', 'confirm-withholding', ASKED)).toBe(409)
    expect((await reviewOf(order))?.state).toBe('waiting')
    expect(await decide(order, 'admin', 'confirm-withholding', ASKED)).toBe(200)
    expect((await reviewOf(order))?.state).toBe('withheld')
    expect(await mailsOf(order)).toEqual([{ channel: 'review-withheld', state: 'waiting' }])
  })

  test('keep a review published that a colleague has asked to withhold', async () => {
    const order = await delivered()
    await write(order)
    expect(await decide(order, 'sales', 'publish')).toBe(200)
    expect(await decide(order, 'sales', 'publish')).toBe(409)
    expect(await decide(order, 'sales', 'ask-to-withhold', ASKED)).toBe(200)
    expect(await decide(order, 'admin', 'publish')).toBe(200)
    expect(await decide(order, 'admin', 'confirm-withholding', ASKED)).toBe(409)
    expect((await reviewOf(order))?.state).toBe('published')
  })

  test('write to its author once for each time that it is withheld', async () => {
    const order = await withheld()
    const first = await readMails(order)
    expect(first).toMatchObject([{ subject: expect.stringContaining('We cannot publish your review') }])
    expect(await decide(order, 'sales', 'confirm-withholding', ASKED)).toBe(409)
    expect(await readMails(order)).toEqual([])

    await write(order, { text: 'Warm feet, unlike at number nine.' })
    expect(await decide(order, 'sales', 'ask-to-withhold', ASKED)).toBe(200)
    expect(await decide(order, 'admin', 'confirm-withholding', ASKED)).toBe(200)
    const second = await readMails(order)
    expect(second).toHaveLength(1)
    expect(second[0]?.channel).not.toBe(first[0]?.channel) // or its Message-ID would be that of the first
    expect(await readMails(order)).toEqual([])
  })

  test('withhold one only for the reason that the colleague has read', async () => {
    const order = await delivered()
    await write(order)
    expect(await decide(order, 'sales', 'ask-to-withhold', ASKED)).toBe(200)
    for (const read of [
      { ...ASKED, reason: 'rights' },
      { ...ASKED, note: 'It names us.' },
    ])
      expect(await decide(order, 'admin', 'confirm-withholding', read)).toBe(409)
    expect((await reviewOf(order))?.state).toBe('waiting')
    expect(await decide(order, 'admin', 'confirm-withholding', ASKED)).toBe(200)
  })

  test('publish one that was withheld only by two, and its author gets no email of it any more', async () => {
    const order = await withheld()
    expect(await decide(order, 'sales', 'publish')).toBe(409)
    expect(await decide(order, 'sales', 'ask-to-publish')).toBe(200)
    expect(await decide(order, 'admin', 'ask-to-publish')).toBe(409)
    expect(await decide(order, 'sales', 'publish')).toBe(409)
    expect((await reviewOf(order))?.state).toBe('withheld')
    expect(await decide(order, 'admin', 'publish')).toBe(200)
    expect((await reviewOf(order))?.state).toBe('published')
    expect(await mailsOf(order)).toEqual([{ channel: 'review-withheld', state: 'cancelled' }])
  })

  test('keep one withheld that a colleague has asked to publish', async () => {
    const order = await withheld()
    expect(await decide(order, 'sales', 'keep-withheld')).toBe(409)
    expect(await decide(order, 'sales', 'ask-to-publish')).toBe(200)
    expect(await decide(order, 'admin', 'keep-withheld')).toBe(200)
    expect(await decide(order, 'admin', 'publish')).toBe(409)
    expect((await reviewOf(order))?.state).toBe('withheld')
  })

  test('are told of what a colleague asks for until it is decided', async () => {
    const order = await delivered()
    await write(order)
    expect(await decide(order, 'sales', 'publish')).toBe(200)
    expect(await wanted()).toEqual([])
    await decide(order, 'sales', 'ask-to-withhold', ASKED)
    expect(await wanted()).toEqual([`Review of ${order.reference} is to be withheld`])
    await decide(order, 'admin', 'publish')
    expect(await wanted()).toEqual([])
    await decide(order, 'sales', 'ask-to-withhold', ASKED)
    await decide(order, 'admin', 'confirm-withholding', ASKED)
    expect(await wanted()).toEqual([])
    await decide(order, 'sales', 'ask-to-publish')
    expect(await wanted()).toEqual([`Review of ${order.reference} is to be published after all`])
    await answer(order, 'withdraw')
    expect(await wanted()).toEqual([])
  })

  test('are told of a review that nobody has read within seven days, until someone decides', async () => {
    const order = await delivered()
    await write(order)
    const age = (days: number) =>
      pool.query(`update reviews set sent_at = now() - $2 * interval '1 day' where order_id = $1`, [order.id, days])
    await age(6.9)
    expect(await wanted()).toEqual([])
    await age(7.1)
    expect(await wanted()).toEqual([`Review of ${order.reference} was to be read by`])
    expect(await decide(order, 'sales', 'publish')).toBe(200)
    expect(await wanted()).toEqual([])
  })

  test('who are editors decide nothing, and nobody changes stars or words', async () => {
    const order = await delivered()
    await write(order)
    expect(await decide(order, 'editor', 'publish')).toBe(403)
    const { id } = (await reviewOf(order)) ?? {}
    const headers = { cookie: sessions.admin.cookie }
    const changed = await call(jsonRequest('PATCH', `/reviews/${id}`, { stars: 5 }, headers))
    expect(changed.status).toBe(403)
    expect(await reviewOf(order)).toMatchObject(STORED)
  })
})

describe('visitors see', () => {
  const publish = async (stars: string) => {
    const order = await delivered()
    await write(order, { stars })
    expect(await decide(order, 'sales', 'publish')).toBe(200)
  }

  test('every published review with the average, and how many are withheld and why', async () => {
    expect(await getReviews()).toBeNull()
    await publish('5')
    await publish('2')
    const withheld = await delivered()
    await write(withheld)
    expect(await decide(withheld, 'sales', 'ask-to-withhold', ASKED)).toBe(200)
    expect(await decide(withheld, 'admin', 'confirm-withholding', ASKED)).toBe(200)
    await write(await delivered())
    expect(await getReviews()).toMatchObject({
      rating: { average: 3.5, count: 2 },
      newest: [{ stars: 2 }, { stars: 5, text: WRITTEN.text, name: WRITTEN.name }],
      withheld: [{ reason: 'Personal data of someone else', count: 1 }],
    })
  })

  test('none while staff show none', async () => {
    await publish('5')
    await payload.updateGlobal({ slug: 'site-settings', data: { showReviews: false } })
    expect(await getReviews()).toBeNull()
  })
})
