import { deliver } from '@/lib/delivery/deliver'
import { claimDue } from '@/lib/delivery/store/claim'
import type { MailMessage } from '@/lib/integrations/mail/mail'

import { testDeps } from '../delivery/support'
import { call, jsonRequest } from '../support/api'
import { pool } from '../support/rows'
import { placeOrder, type TestOrder } from './paying'

export const WRITTEN = {
  stars: '4',
  text: 'Warm feet within the hour.',
  name: 'G. P., Devizes',
  agreed: true,
  website: '',
}

/** An order that was delivered then. */
export async function delivered(at = '2026-10-20T12:00:00Z'): Promise<TestOrder> {
  const order = await placeOrder()
  await pool.query(`update orders set state = 'delivered', delivered_at = $2 where id = $1`, [order.id, at])
  return order
}
/** The review of an order as it is stored. */
export const reviewOf = async ({ id }: TestOrder) =>
  (
    await pool.query<{ id: number; sentAt: Date; state: string; stars: number; text: string; name: string }>(
      `select id, sent_at as "sentAt", state::text, stars::int, text, name from reviews where order_id = $1`,
      [id],
    )
  ).rows[0]
/** The emails about it. */
export const mailsOf = async ({ reference }: TestOrder) =>
  (
    await pool.query<{ channel: string; state: string }>(
      `select channel::text, d.state::text from deliveries d join leads l on l.id = d.lead_id
       where l.reference = $1 and channel::text like 'review-%' order by channel`,
      [reference],
    )
  ).rows

/** What its customer writes. */
export const write = ({ token }: TestOrder, changed: object = {}) =>
  call(jsonRequest('POST', '/checkout/review', { token, ...WRITTEN, ...changed }))
/** Declines to write one, or withdraws it. */
export const answer = ({ token }: TestOrder, given: string) =>
  call(jsonRequest('POST', '/checkout/review/answer', { token, answer: given, website: '' }))

/** Sends all that is due, and returns what the customer of an order gets of it. */
export async function readMails({ reference }: TestOrder): Promise<MailMessage[]> {
  const mails: MailMessage[] = []
  const deps = testDeps(pool, {
    mail: async (message) => {
      mails.push(message)
      return { ok: true, isDelivered: true, messageId: 'x' }
    },
  })
  for (const delivery of await claimDue(pool, 50)) await deliver(deps, delivery)
  return mails.filter((mail) => mail.reference === reference)
}
