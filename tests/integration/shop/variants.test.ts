import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { GET as load } from '@/app/api/cart/[sessionId]/route'
import { payloadClient } from '@/lib/data/payload-client'
import { getShopProduct } from '@/lib/data/shop'
import { enquiryToken } from '@/lib/platform/enquiry-token'

import { newBuyer } from '../../fixtures/buyer'
import { storeSettings } from '../../fixtures/store'
import { openSessions, type Sessions } from '../access/sessions'
import { call, jsonRequest, request } from '../support/api'
import { changedMeanwhile } from '../support/meanwhile'
import { pool } from '../support/rows'

const payload = await payloadClient()
let sessions: Sessions
let productId: number
let variantId: number
let otherId: number
beforeAll(async () => {
  sessions = await openSessions(payload)
  const make = async (slug: string) =>
    (await payload.create({ collection: 'products', data: { name: 'Heater', slug, basePrice: 200, stockLevel: 5 } })).id
  productId = await make('heater')
  otherId = await make('other-heater')
  const attributes = { powerWatts: 450, colour: 'white' }
  const dimensions = { length: 1200, width: 900, thickness: 12 }
  const data = { product: productId, name: 'Large', sku: 'H-L', price: 300, stockLevel: 4, attributes, dimensions }
  variantId = (await payload.create({ collection: 'product-variants', data })).id
  await payload.updateGlobal({ slug: 'site-settings', data: storeSettings(true) })
})
beforeEach(async () => {
  await pool.query('delete from cart_items')
  await pool.query('delete from stock_movements')
  await pool.query('update products set stock_level = 5 where id = $1', [productId])
  await pool.query('update product_variants set stock_level = 4 where id = $1', [variantId])
  await payload.update({ collection: 'product-variants', id: variantId, data: { isActive: true } })
})

let last = 0
const newSession = () => `cart_1763900000000_${(++last).toString(16).padStart(32, 'a')}`
const ask = async (method: string, path: string, body: object, headers: Record<string, string> = {}) => {
  const response = await call(jsonRequest(method, path, body, { 'idempotency-key': crypto.randomUUID(), ...headers }))
  return {
    status: response.status,
    body: (await response.json()) as { reference?: string; message?: string },
  }
}
const cart = async (sessionId: string) => {
  const response = await load(request(`/cart/${sessionId}`), { params: Promise.resolve({ sessionId }) })
  const { cart: shown } = (await response.json()) as {
    cart: { items: { product: Record<string, unknown>; quantity: number }[]; unavailable: object[] }
  }
  return shown
}
const stocks = async () => {
  const [product, variant] = [
    await payload.findByID({ collection: 'products', id: productId }),
    await payload.findByID({ collection: 'product-variants', id: variantId }),
  ]
  return [product.stockLevel, variant.stockLevel]
}
const ledger = async () =>
  (
    await pool.query(
      'select product_id as product, variant_id as variant, change::int, reason::text from stock_movements order by id',
    )
  ).rows

test('a product has its versions with price, stock and data', async () => {
  expect((await getShopProduct('heater'))?.variants).toMatchObject([
    {
      id: variantId,
      sku: 'H-L',
      pricePence: 30_000,
      previousPrice: null,
      stock: 'low',
      attributes: [
        { term: 'Colour', detail: 'white' },
        { term: 'Power', detail: '450 W' },
      ],
      sizeMm: { length: 1200 },
    },
  ])
  expect((await getShopProduct('other-heater'))?.variants).toEqual([])
})

describe('a cart', () => {
  test('keeps a product and its version apart, each at its own price', async () => {
    const sessionId = newSession()
    await ask('POST', '/cart/add', { sessionId, productId })
    await ask('POST', '/cart/add', { sessionId, productId, variantId, quantity: 2 })
    await ask('POST', '/cart/add', { sessionId, productId, variantId })
    expect((await cart(sessionId)).items).toMatchObject([
      { product: { id: productId, variantId: null, name: 'Heater', basePrice: '200.00' }, quantity: 1 },
      { product: { id: productId, variantId, name: 'Heater, Large', basePrice: '300.00' }, quantity: 3 },
    ])
    expect((await ask('PUT', '/cart/update', { sessionId, productId, variantId, quantity: 7 })).status).toBe(200)
    await ask('DELETE', '/cart/remove', { sessionId, productId })
    expect((await cart(sessionId)).items).toMatchObject([{ product: { variantId }, quantity: 7 }])
  })

  test('accepts no version that is not on sale, or of another product', async () => {
    const sessionId = newSession()
    expect((await ask('POST', '/cart/add', { sessionId, productId: otherId, variantId })).status).toBe(404)
    expect((await ask('POST', '/cart/add', { sessionId, productId, variantId: 2 ** 31 - 1 })).status).toBe(404)
    await ask('POST', '/cart/add', { sessionId, productId, variantId })
    await payload.update({ collection: 'product-variants', id: variantId, data: { isActive: false } })
    expect((await ask('POST', '/cart/add', { sessionId, productId, variantId })).status).toBe(404)
    expect(await cart(sessionId)).toMatchObject({ items: [], unavailable: [{ id: productId, name: 'Heater, Large' }] })
  })
})

describe('an order', () => {
  const buy = (lines: string[], pounds: number) =>
    ask('POST', '/checkout', {
      ...newBuyer(),
      lines,
      agreedTotalPence: String((pounds + 150) * 100),
    })
  const linesOf = async (reference = '') =>
    (await payload.find({ collection: 'orders', where: { reference: { equals: reference } } })).docs[0]?.lines

  test('takes each line from its own stock, and gives it back when it is cancelled', async () => {
    const { status, body } = await buy([`${productId}:1`, `${productId}:3:${variantId}`], 200 + 900)
    expect([status, body.message]).toEqual([201, expect.stringContaining('Thank you')])
    expect(await linesOf(body.reference)).toMatchObject([
      { productId, variantId: null, name: 'Heater', eachPence: 20_000 },
      { productId, variantId, name: 'Heater, Large', eachPence: 30_000 },
    ])
    expect(await stocks()).toEqual([4, 1])
    expect(await ledger()).toEqual(
      expect.arrayContaining([
        { product: productId, variant: null, change: -1, reason: 'order' },
        { product: productId, variant: variantId, change: -3, reason: 'order' },
      ]),
    )
    expect((await ask('POST', '/checkout/cancel', { token: enquiryToken(body.reference ?? '') })).status).toBe(200)
    expect([await stocks(), (await ledger()).length]).toEqual([[5, 4], 4])
  })

  test('of more than is in stock of one version takes nothing at all', async () => {
    expect((await buy([`${productId}:1`, `${productId}:5:${variantId}`], 200 + 1_500)).status).toBe(409)
    expect([await stocks(), await ledger()]).toEqual([[5, 4], []])
  })

  test('by twenty simultaneous buyers sells exactly the four in stock', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => buy([`${productId}:1:${variantId}`], 300)))
    expect(results.filter(({ status }) => status === 201)).toHaveLength(4)
    expect(await stocks()).toEqual([5, 0])
  })

  test('of an uncounted version is accepted, of another product’s version it is refused', async () => {
    await pool.query('update product_variants set stock_level = null where id = $1', [variantId])
    expect((await buy([`${productId}:99:${variantId}`], 29_700)).status).toBe(201)
    expect([await stocks(), await ledger()]).toEqual([[5, null], []])
    expect((await buy([`${otherId}:1:${variantId}`], 300)).status).toBe(409)
  })
})

test('staff count the stock of a version, in the ledger; its form cannot write it', async () => {
  const headers = { cookie: sessions.editor.cookie }
  const path = `/product-variants/${variantId}`
  expect(
    (await ask('POST', `${path}/stock`, { reason: 'delivery', pieces: 6, key: crypto.randomUUID() }, headers)).status,
  ).toBe(200)
  await ask('PATCH', path, { stockLevel: 99 }, headers)
  expect(await stocks()).toEqual([5, 10])
  const save = () => ask('PATCH', path, { name: 'Large' }, headers)
  expect((await changedMeanwhile('update product_variants set stock_level = 9', variantId, save)).status).toBe(200)
  expect(await stocks()).toEqual([5, 9])
  expect(await ledger()).toEqual([{ product: productId, variant: variantId, change: 6, reason: 'delivery' }])
})
