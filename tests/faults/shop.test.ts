import { randomUUID } from 'node:crypto'

import { expect } from 'vitest'

import { DEFAULT_CONTACT } from '@/lib/content/default-contact'

import { untilHealthy } from '../../scripts/lib/stack.mjs'
import { orderOf, plainOrderOf } from '../fixtures/buyer'
import { expectEnquiriesHeld, holdLeads } from './harness/hold-leads'
import { books, letLapse, openShop, send, statusesOf, STOCK } from './harness/shop'
import { scenario, startApp } from './harness/site'

const newKeys = () => Array.from({ length: 3 }, () => randomUUID())

scenario('the server is killed before an order is committed: nothing is reserved', async ({ site }) => {
  const productId = await openShop(site)
  const keys = newKeys()
  const orders = keys.map((key) => orderOf(productId, key))
  const release = await holdLeads(site)
  const sending = statusesOf(site, orders)
  await expectEnquiriesHeld(site, 3)
  await site.app.end('SIGKILL')
  await expectEnquiriesHeld(site, 0)
  await release()
  expect(await sending).toEqual([null, null, null])
  expect(await books(site, productId, keys)).toEqual({ left: STOCK, orders: 0, moved: 0 })
  await startApp(site)
  expect(await statusesOf(site, orders)).toEqual([201, 201, 201])
  expect(await books(site, productId, keys)).toEqual({ left: STOCK - 3, orders: 3, moved: -3 })
})

scenario('the server is killed as soon as an order is committed: each is reserved once', async ({ site }) => {
  const productId = await openShop(site)
  const keys = newKeys()
  const orders = keys.map((key) => orderOf(productId, key))
  const release = await holdLeads(site)
  const sending = statusesOf(site, orders)
  await expectEnquiriesHeld(site, 3)
  await release()
  await expect.poll(async () => (await books(site, productId, keys))?.orders, { interval: 1 }).toBeGreaterThan(0)
  await site.app.end('SIGKILL')
  for (const status of await sending) expect([201, null]).toContain(status)
  await startApp(site)
  expect(await statusesOf(site, orders)).toEqual([201, 201, 201])
  expect(await books(site, productId, keys)).toEqual({ left: STOCK - 3, orders: 3, moved: -3 })
})

scenario('PostgreSQL stopped at the checkout: buyers get an apology, and nothing is reserved', async ({ site }) => {
  const productId = await openShop(site)
  const keys = newKeys()
  const orders = keys.map((key) => orderOf(productId, key))
  await site.postgres.stopAtOnce()
  const responses = await Promise.all(orders.map((order) => send(site, order)))
  await site.postgres.start()
  await untilHealthy(site.url)
  expect(responses.map(({ status }) => status)).toEqual([503, 503, 503])
  for (const { body } of responses) expect(body).toContain(DEFAULT_CONTACT.phone)
  expect(await books(site, productId, keys)).toEqual({ left: STOCK, orders: 0, moved: 0 })
  expect(await statusesOf(site, orders)).toEqual([201, 201, 201])
  expect(await books(site, productId, keys)).toEqual({ left: STOCK - 3, orders: 3, moved: -3 })
})

scenario('PostgreSQL frozen at the checkout: one order for each key, reserved until it lapses', async ({ site }) => {
  const productId = await openShop(site)
  const keys = newKeys()
  const orders = keys.map((key) => orderOf(productId, key))
  expect((await fetch(`${site.url}/checkout`)).status).toBe(200) // the page that a buyer comes from
  site.postgres.freeze()
  const responses = await Promise.all(orders.map((order) => send(site, order)))
  const plainKey = randomUUID()
  const plain = await send(site, plainOrderOf(productId, plainKey))
  site.postgres.thaw()
  expect(responses.map(({ status }) => status)).toEqual([503, 503, 503])
  for (const { body } of responses) expect(body).toContain(DEFAULT_CONTACT.phone)
  expect(plain.status).toBe(503)
  for (const typed of ['Ada Lovelace', '7 Mill Lane', 'Devizes', 'SN10 1AA', DEFAULT_CONTACT.phone])
    expect(plain.body).toContain(typed)
  await untilHealthy(site.url)
  await expectEnquiriesHeld(site, 0)
  // The frozen statements may or may not have run; sending the same orders again makes no difference.
  expect(await statusesOf(site, orders)).toEqual([201, 201, 201])
  const after = await books(site, productId, keys)
  expect([after?.orders, after?.moved]).toEqual([3, -3])
  const everyKey = [...keys, plainKey]
  await letLapse(site, everyKey)
  await expect.poll(async () => await books(site, productId, everyKey)).toMatchObject({ left: STOCK, moved: 0 })
})
