import { beforeEach, describe, expect, test } from 'vitest'

import { GET as load } from '@/app/api/cart/[sessionId]/route'
import { DELETE as clear } from '@/app/api/cart/clear/[sessionId]/route'
import { payloadClient } from '@/lib/data/payload-client'
import { getShopProduct } from '@/lib/data/shop'
import { POWERBOARD_SLUG } from '@/lib/domain/catalogue/powerboard-slug'

import { storeSettings } from '../../fixtures/store'
import { openSessions } from '../access/sessions'
import { call, jsonRequest, request } from '../support/api'
import { limitRequests } from '../support/rate-limits'
import { pool } from '../support/rows'

limitRequests()

const payload = await payloadClient()
const sessions = await openSessions(payload)
const panelId = (await getShopProduct(POWERBOARD_SLUG))?.id ?? 0
const { id: cableId } = await payload.create({
  collection: 'products',
  data: { name: 'Cable', slug: 'cable', basePrice: 4.5, stockLevel: 3 },
})

const setOpen = (storeOpen: boolean) => payload.updateGlobal({ slug: 'site-settings', data: storeSettings(storeOpen) })
beforeEach(async () => {
  await pool.query('delete from cart_items')
  await setOpen(true)
})

let last = 0
const newSession = () => `cart_1763900000000_${(++last).toString(16).padStart(32, '0')}`
let network = 0
const from = (headers: Record<string, string> = {}) => ({
  'x-client-address': `2001:db8:${(++network).toString(16)}::1`,
  ...headers,
})

type Headers = Record<string, string>
const read = async (response: Promise<Response>) => {
  const reply = await response
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as ReplyBody }
}
type ReplyBody = {
  success?: boolean
  message?: string
  cart?: { items: { product: Record<string, unknown>; quantity: number }[]; unavailable: object[] }
}

const add = (body: object, headers?: Headers) => read(call(jsonRequest('POST', '/cart/add', body, from(headers))))
const update = (body: object, headers?: Headers) => read(call(jsonRequest('PUT', '/cart/update', body, from(headers))))
const remove = (body: object, headers?: Headers) =>
  read(call(jsonRequest('DELETE', '/cart/remove', body, from(headers))))
const named = (sessionId: string) => ({ params: Promise.resolve({ sessionId }) })
const cartOf = (sessionId: string, headers?: Headers) =>
  read(load(request(`/cart/${sessionId}`, { headers: from(headers) }), named(sessionId)))
const cleared = (sessionId: string, headers?: Headers) =>
  read(clear(request(`/cart/clear/${sessionId}`, { method: 'DELETE', headers: from(headers) }), named(sessionId)))

const quantities = async (sessionId: string) =>
  (await cartOf(sessionId)).body.cart?.items.map(({ product, quantity }) => [product.name, quantity])

describe('the five calls', () => {
  test('add, load, change, remove and clear, each for one session', async () => {
    const [sessionId, other] = [newSession(), newSession()]
    expect(await add({ sessionId, productId: panelId })).toMatchObject({ status: 200, body: { success: true } })
    await add({ sessionId, productId: cableId, quantity: 3 })
    await add({ sessionId: other, productId: panelId, quantity: 7 })
    const { body, headers } = await cartOf(sessionId)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toMatchObject({
      success: true,
      cart: {
        items: [
          { product: { id: panelId, name: 'Powerboard S 225W', basePrice: '289.00', stock: 'unknown' }, quantity: 1 },
          { product: { id: cableId, basePrice: '4.50', images: [], stock: 'low', sizeMm: null }, quantity: 3 },
        ],
        unavailable: [],
      },
    })
    expect(await update({ sessionId, productId: cableId, quantity: 5 })).toMatchObject({ body: { success: true } })
    expect(await remove({ sessionId, productId: panelId })).toMatchObject({ body: { success: true } })
    expect(await remove({ sessionId, productId: panelId })).toMatchObject({ body: { success: true } })
    expect(await quantities(sessionId)).toEqual([['Cable', 5]])
    expect(await cleared(sessionId)).toMatchObject({ status: 200, body: { success: true } })
    expect(await quantities(sessionId)).toEqual([])
    expect(await quantities(other)).toEqual([['Powerboard S 225W', 7]])
  })

  test('fifty simultaneous additions all count, in one line, and stop at 99', async () => {
    const sessionId = newSession()
    const results = await Promise.all(Array.from({ length: 50 }, () => add({ sessionId, productId: panelId })))
    expect(results.every(({ status }) => status === 200)).toBe(true)
    expect(await quantities(sessionId)).toEqual([['Powerboard S 225W', 50]])
    await add({ sessionId, productId: panelId, quantity: 60 })
    expect(await quantities(sessionId)).toEqual([['Powerboard S 225W', 99]])
  })

  test('the price is that of the record at the time, whatever was added before', async () => {
    const sessionId = newSession()
    await add({ sessionId, productId: cableId })
    await payload.update({ collection: 'products', id: cableId, data: { basePrice: 5 } })
    expect((await cartOf(sessionId)).body.cart?.items[0]?.product.basePrice).toBe('5.00')
    await payload.update({ collection: 'products', id: cableId, data: { basePrice: 4.5 } })
  })

  test('a product no longer on sale cannot be added and is listed apart', async () => {
    const sessionId = newSession()
    await add({ sessionId, productId: cableId })
    await payload.update({ collection: 'products', id: cableId, data: { isActive: false } })
    const { body } = await cartOf(sessionId)
    const refused = await add({ sessionId, productId: cableId })
    await payload.update({ collection: 'products', id: cableId, data: { isActive: true } })
    expect(body.cart).toEqual({ items: [], unavailable: [{ id: cableId, variantId: null, name: 'Cable' }] })
    expect([refused.status, refused.body.message]).toEqual([404, 'This product is not on sale at the moment.'])
  })

  test('a change of a product that is not in the cart is refused', async () => {
    const result = await update({ sessionId: newSession(), productId: panelId, quantity: 2 })
    expect([result.status, result.body.message]).toEqual([404, 'This product is no longer in your basket.'])
  })
})

describe('is refused with a message, and nothing is stored', () => {
  const sessionId = newSession()
  const PRODUCT = 'Please choose a product'
  const QUANTITY = 'Please enter a whole number from 1 to 99'
  const SESSION = 'Please reload the page; this basket cannot be found'
  test.each([
    [{ sessionId }, PRODUCT],
    [{ sessionId, productId: null }, PRODUCT],
    [{ sessionId, productId: 2 ** 31 }, PRODUCT],
    [{ sessionId, productId: String(panelId) }, PRODUCT],
    [{ sessionId, productId: panelId, quantity: 0 }, QUANTITY],
    [{ sessionId, productId: panelId, quantity: 100 }, QUANTITY],
    [{ sessionId, productId: panelId, quantity: 1.5 }, QUANTITY],
    [{ sessionId: 'cart_1_2', productId: panelId }, SESSION],
    [{ productId: panelId }, SESSION],
    [{ sessionId, productId: panelId, price: 1 }, 'Invalid input'],
  ])('%j', async (body, message) => {
    const result = await add(body)
    expect([result.status, result.body.message]).toEqual([400, message])
    expect((await pool.query('select 1 from cart_items')).rowCount).toBe(0)
  })

  test('a product that does not exist, an invented session, a form, another site', async () => {
    expect((await add({ sessionId, productId: 2 ** 31 - 1 })).status).toBe(404)
    expect((await cartOf('cart_x')).status).toBe(400)
    const form = new URLSearchParams({ sessionId, productId: String(panelId) })
    expect((await call(request('/cart/add', { method: 'POST', body: form, headers: from() }))).status).toBe(415)
    expect((await add({ sessionId, productId: panelId }, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await pool.query('select 1 from cart_items')).rowCount).toBe(0)
  })

  test('more than 120 calls a minute from one network', async () => {
    const address = { 'x-client-address': '203.0.113.77' }
    const statuses = []
    for (let n = 0; n < 121; n++) statuses.push((await cartOf(sessionId, address)).status)
    expect([new Set(statuses.slice(0, 120)), statuses[120]]).toEqual([new Set([200]), 429])
  })
})

describe('while the store is closed', () => {
  const everyCall = (sessionId: string, headers?: Headers) =>
    Promise.all([
      add({ sessionId, productId: panelId }, headers),
      cartOf(sessionId, headers),
      remove({ sessionId, productId: panelId }, headers),
      cleared(sessionId, headers),
    ])

  test.each(['anonymous', 'expired'] as const)('a visitor (%s) is refused every call', async (who) => {
    await setOpen(false)
    const { cookie } = sessions[who]
    const results = await everyCall(newSession(), { cookie })
    results.push(await update({ sessionId: newSession(), productId: panelId, quantity: 2 }, { cookie }))
    for (const { status, body } of results)
      expect([status, body.message]).toEqual([403, 'The store is not open yet, so you can’t add anything to a basket.'])
    expect((await pool.query('select 1 from cart_items')).rowCount).toBe(0)
  })

  test.each(['editor', 'sales', 'admin'] as const)('a signed-in %s is served', async (who) => {
    await setOpen(false)
    const results = await everyCall(newSession(), { cookie: sessions[who].cookie })
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })
})

test('a database failure gets a 503 with a way to reach us, and reveals nothing about the database', async () => {
  await pool.query('alter table cart_items rename to cart_items_away')
  const result = await add({ sessionId: newSession(), productId: panelId })
  await pool.query('alter table cart_items_away rename to cart_items')
  expect([result.status, result.headers.get('retry-after')]).toEqual([503, '30'])
  expect(result.body.message).toMatch(
    /^We could not reach your basket just now\. Please try again, or call us on [\d ]+\.$/,
  )
})
