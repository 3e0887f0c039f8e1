import type { Pool } from 'pg'

import type { Order, Seller } from '@/lib/content/orders/order-view'
import { londonMoment } from '@/lib/delivery/messages/london-moment'
import { readOrderByToken } from '@/lib/delivery/store/read-order'
import { readSeller } from '@/lib/delivery/store/read-seller'
import { hashOfToken } from '@/lib/platform/enquiry-token'

/** An order with its seller and its history, oldest first. `at`: date and time in London, formatted. */
export type FoundOrder = { order: Order; seller: Seller; history: { to: string; at: string }[] }

/** The order whose link has this token; null for any other token. */
export async function findOrder(pool: Pool, token: string): Promise<FoundOrder | null> {
  const order = await readOrderByToken(pool, hashOfToken(token))
  if (!order) return null
  const [seller, { rows }] = await Promise.all([
    readSeller(pool),
    pool.query<{ to: string; at: Date }>(
      `select e."to", e.created_at as at from lead_events e join leads l on l.id = e.lead_id
       where l.reference = $1 and e.subject = $2 order by e.created_at, e.id`,
      [order.reference, `Order ${order.reference}`],
    ),
  ])
  return { order, seller, history: rows.map(({ to, at }) => ({ to, at: londonMoment(at) })) }
}
