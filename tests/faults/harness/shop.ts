import { inject } from 'vitest'

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

/** Lets the payment deadline of these orders pass, and runs the scheduled task. */
export async function letLapse({ pool, url }: Site, keys: readonly string[]) {
  await pool.query(`update orders set pay_by = now() - interval '1 second' where email = any($1)`, [
    keys.map((key) => `buyer-${key}@example.com`),
  ])
  const headers = { authorization: `Bearer ${token()}` }
  await fetch(`${url}/internal/cancel-unpaid-orders`, { method: 'POST', headers })
}
