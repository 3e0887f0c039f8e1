import { expect, inject } from 'vitest'

import { internalTokenOf } from '@/lib/platform/internal-token'

import { openStore } from '../../fixtures/buyer'
import type { Site } from './site'

export const STOCK = 10

const token = () => internalTokenOf(inject('trial').env.PAYLOAD_SECRET ?? '')

/** Opens the store with ten panels, and returns the id of their product. */
export const openShop = (site: Site) => openStore(site, STOCK)

type Sent = { path: string; headers: Record<string, string>; body: string }

/** The response to a POST request; its status is null if the connection broke. */
export async function send(
  site: Site,
  { path, headers, body }: Sent,
): Promise<{ status: number | null; body: string }> {
  try {
    const response = await fetch(`${site.url}${path}`, {
      method: 'POST',
      headers: { ...headers, connection: 'close' },
      body,
    })
    return { status: response.status, body: await response.text() }
  } catch {
    return { status: null, body: '' }
  }
}

export const statusesOf = async (site: Site, orders: readonly Sent[]) =>
  (await Promise.all(orders.map((order) => send(site, order)))).map(({ status }) => status)

/** The remaining stock, and how many orders and stock movements these keys have. */
export async function books({ pool }: Site, productId: number, keys: readonly string[]) {
  const { rows } = await pool.query<{ left: number; orders: number; moved: number }>(
    `select (select stock_level::int from products where id = $1) as left, count(*)::int as orders,
       (select coalesce(sum(change), 0)::int from stock_movements m
        where m.reference = any(array_agg(o.reference))) as moved
     from orders o where o.email = any($2)`,
    [productId, keys.map((key) => `buyer-${key}@example.com`)],
  )
  return rows[0]
}

/** Lets the payment deadline of these orders and their payment pages pass, and runs the scheduled task. */
export async function letLapse({ pool, url }: Site, keys: readonly string[]) {
  await pool.query(
    `update orders set pay_by = now() - interval '1 second', card_held_until = null where email = any($1)`,
    [keys.map((key) => `buyer-${key}@example.com`)],
  )
  const headers = { authorization: `Bearer ${token()}` }
  await fetch(`${url}/internal/cancel-unpaid-orders`, { method: 'POST', headers })
}

/**
 * Waits until Stripe has made every refund of an order's payments, and checks that we have kept one payment of its total
 * if it is paid and none otherwise, and have paid everything else back exactly once.
 */
export async function expectMoneyAgrees({ pool, stripe }: Site, reference: string) {
  const waiting = async () => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from refunds where state <> 'made'`,
    )
    return rows[0]?.count
  }
  await expect.poll(waiting, { timeout: 150_000 }).toBe(0)
  const { rows } = await pool.query<{ isPaid: boolean; totalPence: number; keptPence: number; payments: string[] }>(
    `select o.state = 'paid' as "isPaid", o.total_pence::int as "totalPence",
       (select coalesce(sum(amount_pence - refunded_pence), 0)::int from payments where reference = $1) as "keptPence",
       (select array_agg(provider_id::text order by provider_id) from payments where reference = $1) as payments
     from orders o where reference = $1`,
    [reference],
  )
  const taken = [...stripe.account.payments.values()].filter(({ metadata }) => metadata.order === reference)
  const heldPence = taken.reduce(
    (sum, { id, amount_received }) => sum + amount_received - stripe.account.refundedOf(id),
    0,
  )
  const [books] = rows
  const keptPence = books?.isPaid ? books.totalPence : 0
  expect({ ...books, heldPence }).toMatchObject({
    keptPence,
    heldPence: keptPence,
    payments: taken.map(({ id }) => id).sort(),
  })
}
