import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { getShopProduct } from '@/lib/data/shop'

import { storeSettings } from '../../fixtures/store'
import { openSessions, type Sessions } from '../access/sessions'
import { call, jsonRequest } from '../support/api'
import { pool } from '../support/rows'

const payload = await payloadClient()
let sessions: Sessions
let product: number
beforeAll(async () => {
  sessions = await openSessions(payload)
})
beforeEach(async () => {
  await payload.delete({ collection: 'products', where: { slug: { equals: 'heater' } } })
  const data = { name: 'Heater', slug: 'heater', basePrice: 319, compareAtPrice: 499 }
  product = (await payload.create({ collection: 'products', data })).id
})

const asEditor = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body: object) =>
  (await call(jsonRequest(method, path, body, { cookie: sessions.editor.cookie }))).status
const ledger = async () =>
  (
    await pool.query(
      `select variant_id as variant, before::float, after::float, source::text, changed_by as by
       from price_changes where product_id = $1 order by id`,
      [product],
    )
  ).rows

describe('the price ledger', () => {
  test('begins with the first price, and has every later one with the person who changed it', async () => {
    expect(await asEditor('PATCH', `/products/${product}`, { basePrice: 289 })).toBe(200)
    expect(await asEditor('PATCH', `/products/${product}`, { warranty: '5 years' })).toBe(200)
    expect(await ledger()).toEqual([
      { variant: null, before: null, after: 319, source: 'seed', by: 'Automatic' },
      { variant: null, before: 319, after: 289, source: 'staff', by: sessions.editor.user.name },
    ])
  })

  test('has the prices of variants, until these are deleted', async () => {
    const data = { product, name: 'Large', sku: 'HEATER-L', price: 399 }
    const { id } = await payload.create({ collection: 'product-variants', data })
    expect(await asEditor('PATCH', `/product-variants/${id}`, { price: 379 })).toBe(200)
    expect((await ledger()).slice(1)).toMatchObject([
      { variant: id, before: null, after: 399 },
      { variant: id, before: 399, after: 379, source: 'staff' },
    ])
    expect(await asEditor('DELETE', `/product-variants/${id}`, {})).toBe(200)
    expect(await ledger()).toHaveLength(1)
  })

  test('has no row for a price that was refused', async () => {
    expect(await asEditor('PATCH', `/products/${product}`, { basePrice: 289, slug: 'Not a slug!' })).toBe(400)
    expect(await ledger()).toHaveLength(1)
  })

  test('cannot be changed by anybody', async () => {
    const { docs } = await payload.find({ collection: 'price-changes', limit: 1 })
    const path = `/price-changes/${docs[0]?.id}`
    expect(await asEditor('PATCH', path, { before: 499 })).toBe(403)
    expect(await asEditor('DELETE', path, {})).toBe(403)
    expect(await asEditor('POST', '/price-changes', { product, before: 499, after: 319, changedBy: 'Ada' })).toBe(403)
  })
})

describe('a previous price', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  const shown = async () => (await getShopProduct('heater'))?.previousPrice?.pence ?? null
  const open = (storeOpen: boolean) => payload.updateGlobal({ slug: 'site-settings', data: storeSettings(storeOpen) })

  beforeEach(async () => {
    await open(true)
    await pool.query('update site_settings set store_open_since = $1', [daysAgo(90)])
    await asEditor('PATCH', `/products/${product}`, { basePrice: 289 })
    await pool.query('update price_changes set created_at = $2 where product_id = $1 and before is null', [
      product,
      daysAgo(60),
    ])
    await pool.query('update products set on_sale_since = $2 where id = $1', [product, daysAgo(60)])
  })
  afterAll(() => open(false))

  test('comes from the ledger', async () => {
    expect(await shown()).toBe(31_900)
  })

  test('does not come from what staff have entered', async () => {
    await pool.query('delete from price_changes where product_id = $1', [product])
    expect(await shown()).toBeNull() // although compareAtPrice is 499
  })

  test('needs 28 days in which the store was open', async () => {
    await pool.query('update site_settings set store_open_since = $1', [daysAgo(20)])
    expect(await shown()).toBeNull()
  })

  test('needs 28 days in which the product was on sale', async () => {
    await asEditor('PATCH', `/products/${product}`, { isActive: false })
    await asEditor('PATCH', `/products/${product}`, { isActive: true })
    expect(await shown()).toBeNull()
  })

  test('is not shown once the store has closed, nor when it has just opened again', async () => {
    await open(false)
    expect(await shown()).toBeNull()
    await open(true)
    expect(await shown()).toBeNull()
  })

  test('survives an unrelated change', async () => {
    await asEditor('PATCH', `/products/${product}`, { warranty: '5 years' })
    expect(await shown()).toBe(31_900)
  })

  test('cannot be claimed by entering an earlier date of sale', async () => {
    await pool.query('update products set on_sale_since = $2 where id = $1', [product, daysAgo(5)])
    await asEditor('PATCH', `/products/${product}`, { onSaleSince: daysAgo(60).toISOString() })
    expect(await shown()).toBeNull()
  })
})
