import { randomUUID } from 'node:crypto'

import { expect, inject } from 'vitest'

import { openStore, orderOf } from '../fixtures/buyer'
import { expectEnquiriesHeld, holdLeads } from './harness/hold-leads'
import { scenario, type Site, startApp } from './harness/site'

const STOCK = 10

const open = (site: Site) =>
  openStore({ pool: site.pool, url: site.url, secret: inject('trial').env.PAYLOAD_SECRET ?? '' }, STOCK)

/** The status of an order, or null when the connection broke. */
async function send(site: Site, { path, headers, body }: ReturnType<typeof orderOf>): Promise<number | null> {
  try {
    const answer = await fetch(`${site.url}${path}`, {
      method: 'POST',
      headers: { ...headers, connection: 'close' },
      body,
    })
    return answer.status
  } catch {
    return null
  }
}

/** What is left in stock, and how many orders and movements there are of these keys. */
async function books({ pool }: Site, productId: number, keys: readonly string[]) {
  const { rows } = await pool.query<{ left: number; orders: number; moved: number }>(
    `select (select stock_level::int from products where id = $1) as left, count(*)::int as orders,
       (select coalesce(sum(change), 0)::int from stock_movements m
        where m.reference = any(array_agg(o.reference))) as moved
     from orders o where o.email = any($2)`,
    [productId, keys.map((key) => `buyer-${key}@example.com`)],
  )
  return rows[0]
}

scenario('the server is killed before an order is committed: nothing is reserved', async ({ site }) => {
  const productId = await open(site)
  const keys = Array.from({ length: 3 }, () => randomUUID())
  const release = await holdLeads(site)
  const sending = Promise.all(keys.map((key) => send(site, orderOf(productId, key))))
  await expectEnquiriesHeld(site, 3)
  await site.app.end('SIGKILL')
  await expectEnquiriesHeld(site, 0)
  await release()
  expect(await sending).toEqual([null, null, null])
  expect(await books(site, productId, keys)).toEqual({ left: STOCK, orders: 0, moved: 0 })
  await startApp(site)
  expect(await Promise.all(keys.map((key) => send(site, orderOf(productId, key))))).toEqual([201, 201, 201])
  expect(await books(site, productId, keys)).toEqual({ left: STOCK - 3, orders: 3, moved: -3 })
})

scenario('the server is killed between a reservation and its answer: it is reserved once', async ({ site }) => {
  const productId = await open(site)
  const keys = Array.from({ length: 3 }, () => randomUUID())
  const release = await holdLeads(site)
  const sending = Promise.all(keys.map((key) => send(site, orderOf(productId, key))))
  await expectEnquiriesHeld(site, 3)
  site.app.hold()
  await release()
  await expect.poll(async () => (await books(site, productId, keys))?.orders).toBe(3)
  await site.app.end('SIGKILL')
  expect(await sending).toEqual([null, null, null])
  await startApp(site)
  expect(await Promise.all(keys.map((key) => send(site, orderOf(productId, key))))).toEqual([201, 201, 201])
  expect(await books(site, productId, keys)).toEqual({ left: STOCK - 3, orders: 3, moved: -3 })
})
