import { createLocalReq } from 'payload'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { GET as waxmanSync } from '@/app/waxman-sync/route'
import { payloadClient } from '@/lib/data/payload-client'
import { syncSupplierFeed } from '@/lib/use-cases/supplier/sync-supplier-feed'

import { newBuyer } from '../../fixtures/buyer'
import { storeSettings } from '../../fixtures/store'
import { openSessions, type Sessions } from '../access/sessions'
import { call, jsonRequest } from '../support/api'
import { changedMeanwhile } from '../support/meanwhile'
import { pool } from '../support/rows'

const payload = await payloadClient()
let sessions: Sessions
let panel: number
let cable: number
beforeAll(async () => {
  sessions = await openSessions(payload)
  const make = async (name: string, supplierCode: string, basePrice: number) =>
    (
      await payload.create({
        collection: 'products',
        data: { name, slug: name.toLowerCase(), supplierCode, basePrice },
      })
    ).id
  panel = await make('Panel', 'P1', 289)
  cable = await make('Cable', 'C1', 4.5)
})
beforeEach(async () => {
  await payload.delete({ collection: 'supplier-files', where: { id: { exists: true } } })
  await pool.query('delete from stock_movements')
  await pool.query('delete from price_changes')
  await pool.query(`update products set stock_level = 4, base_price = 289 where id = $1`, [panel])
  await pool.query(`update products set stock_level = null, base_price = 4.5 where id = $1`, [cable])
})

const ask = async (path: string, body: object, who: keyof Sessions | null = 'editor') => {
  const headers: Record<string, string> = who ? { cookie: sessions[who].cookie } : {}
  const response = await call(jsonRequest('POST', path, body, headers))
  return { status: response.status, body: (await response.json()) as { id?: number; message?: string } }
}
const shown = async (id: number) => {
  const { stockLevel, basePrice } = await payload.findByID({ collection: 'products', id, depth: 0 })
  return [stockLevel ?? null, basePrice]
}
const rows = async (text: string) => (await pool.query(text)).rows
const stockLedger = () =>
  rows('select product_id as id, change::int, reason::text, reference from stock_movements order by id')
const priceLedger = () =>
  rows('select product_id as id, before::float, after::float, changed_by as "by" from price_changes order by id')

describe('the stock of a product', () => {
  const change = (body: object, who?: keyof Sessions | null) =>
    ask(`/products/${panel}/stock`, { key: crypto.randomUUID(), ...body }, who)

  test('is counted or increased by staff, and recorded in the ledger', async () => {
    expect((await change({ reason: 'delivery', pieces: 20 }, 'sales')).status).toBe(200)
    expect((await change({ reason: 'correction', pieces: 23 })).status).toBe(200)
    expect((await shown(panel))[0]).toBe(23)
    expect(await stockLedger()).toMatchObject([
      { id: panel, change: 20, reason: 'delivery' },
      { id: panel, change: -1, reason: 'correction' },
    ])
  })

  test('counts a delivery once that is sent again because its response was lost', async () => {
    const delivery = { reason: 'delivery', pieces: 20, key: crypto.randomUUID() }
    const replies = [...(await Promise.all([change(delivery), change(delivery)])), await change(delivery)]
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await shown(panel))[0]).toBe(24)
    expect(await stockLedger()).toMatchObject([{ change: 20 }])
  })

  test('counts another delivery of the same number', async () => {
    for (const _ of [1, 2]) expect((await change({ reason: 'delivery', pieces: 20 })).status).toBe(200)
    expect((await shown(panel))[0]).toBe(44)
  })

  test('is not put back by a count that is sent again after an order', async () => {
    const count = { reason: 'correction', pieces: 9, key: crypto.randomUUID() }
    await change(count)
    await pool.query('update products set stock_level = stock_level - 1 where id = $1', [panel])
    expect((await change(count)).status).toBe(200)
    expect((await shown(panel))[0]).toBe(8)
  })

  test('counts a delivery that was refused before', async () => {
    const delivery = { reason: 'delivery', pieces: 3, key: crypto.randomUUID() }
    await change({ reason: 'correction', pieces: null })
    expect((await change(delivery)).status).toBe(409)
    await change({ reason: 'correction', pieces: 5 })
    expect((await change(delivery)).status).toBe(200)
    expect((await shown(panel))[0]).toBe(8)
  })

  test('stops being counted with null, and then nothing can be added', async () => {
    expect((await change({ reason: 'correction', pieces: null })).status).toBe(200)
    expect((await change({ reason: 'delivery', pieces: 3 })).status).toBe(409)
    expect((await shown(panel))[0]).toBeNull()
    expect(await stockLedger()).toMatchObject([{ change: -4 }])
  })

  test.each([
    { reason: 'correction', pieces: -1 },
    { reason: 'delivery', pieces: 1.5 },
    { reason: 'order', pieces: 1 },
    {},
  ])('refuses %j', async (body) => {
    expect((await change(body)).status).toBe(400)
    expect((await shown(panel))[0]).toBe(4)
  })

  test('cannot be written with the product, whose form may be older than an order', async () => {
    const headers = { cookie: sessions.editor.cookie }
    await call(jsonRequest('PATCH', `/products/${panel}`, { stockLevel: 99, basePrice: 279 }, headers))
    expect(await shown(panel)).toEqual([4, 279])
    expect(await priceLedger()).toMatchObject([{ id: panel, before: 289, after: 279 }])
  })

  test('is not put back by a save that had read the product before an order', async () => {
    const save = () =>
      call(jsonRequest('PATCH', `/products/${panel}`, { basePrice: 279 }, { cookie: sessions.editor.cookie }))
    expect((await changedMeanwhile('update products set stock_level = 1', panel, save)).status).toBe(200)
    expect(await shown(panel)).toEqual([1, 279])
  })

  test('is not for visitors', async () => {
    expect((await change({ reason: 'delivery', pieces: 1 }, null)).status).toBe(404)
  })
})

/** How many connections wait for a lock. */
const waiting = async () =>
  (await rows(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)).length

describe('a supplier’s file', () => {
  const check = async (text: string, who?: keyof Sessions | null) =>
    ask('/supplier-files/check', { name: 'stock.csv', text }, who)
  const stateOf = async (id = 0) => (await payload.findByID({ collection: 'supplier-files', id })).state
  const FILE = 'code,stock,price\nP1,12,299.00\nC1,,4.50\nX9,1,1\n'

  test('is applied after its changes were reviewed, and undone', async () => {
    const { id } = (await check(FILE)).body
    expect(await shown(panel)).toEqual([4, 289])
    expect(await payload.findByID({ collection: 'supplier-files', id: id ?? 0 })).toMatchObject({
      state: 'checked',
      plan: {
        changes: [{ name: 'Panel', stock: { before: 4, after: 12 }, pricePence: { before: 28_900, after: 29_900 } }],
        unknown: ['X9'],
        missing: [],
        doubts: [],
      },
    })
    expect((await ask(`/supplier-files/${id}/apply`, {})).status).toBe(200)
    expect([await shown(panel), await stateOf(id)]).toEqual([[12, 299], 'applied'])
    expect(await stockLedger()).toMatchObject([{ change: 8, reason: 'sync', reference: 'stock.csv' }])
    expect((await ask(`/supplier-files/${id}/apply`, {})).status).toBe(409)
    expect((await ask(`/supplier-files/${id}/undo`, {})).status).toBe(200)
    expect([await shown(panel), await stateOf(id)]).toEqual([[4, 289], 'undone'])
    expect((await priceLedger()).map(({ after }) => after)).toEqual([299, 289])
  })

  test('needs a second confirmation when a price jumps', async () => {
    const { id } = (await check('code,price\nP1,189\nC1,4.50')).body
    expect((await ask(`/supplier-files/${id}/apply`, {})).status).toBe(409)
    expect(await shown(panel)).toEqual([4, 289])
    expect((await ask(`/supplier-files/${id}/apply`, { confirmed: true })).status).toBe(200)
    expect(await shown(panel)).toEqual([4, 189])
  })

  test('changes nothing at all if one product has changed since the check', async () => {
    const { id } = (await check('code,stock,price\nP1,12,299\nC1,7,4.50')).body
    await ask(`/products/${cable}/stock`, { reason: 'correction', pieces: 5, key: crypto.randomUUID() })
    expect((await ask(`/supplier-files/${id}/apply`, {})).status).toBe(409)
    expect([await shown(panel), await stateOf(id)]).toEqual([[4, 289], 'checked'])
    expect(await priceLedger()).toEqual([])
  })

  test('applied twice in the same moment is applied once', async () => {
    const { id } = (await check(FILE)).body
    const replies = await Promise.all([1, 2].map(() => ask(`/supplier-files/${id}/apply`, {})))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await stockLedger()).toMatchObject([{ change: 8 }])
  })

  test('waits for an order that is just being saved, and then changes nothing', async () => {
    const { id } = (await check(FILE)).body
    const client = await pool.connect()
    await client.query('begin')
    await client.query('update products set stock_level = stock_level - 1 where id = $1', [panel])
    const applied = ask(`/supplier-files/${id}/apply`, {})
    await expect
      .poll(waiting)
      .toBe(1)
      .finally(() => client.query('commit').then(() => client.release()))
    expect((await applied).status).toBe(409)
    expect(await shown(panel)).toEqual([3, 289])
  })

  test('with faults is stored with them', async () => {
    const { id } = (await check('code,stock\nP1,many')).body
    expect(await payload.findByID({ collection: 'supplier-files', id: id ?? 0 })).toMatchObject({
      state: 'failed',
      faults: ['Line 2: the stock “many” is not a whole number.'],
    })
    expect((await ask(`/supplier-files/${id}/apply`, {})).status).toBe(409)
  })

  test('is for editors, and its URL sends others to sign in', async () => {
    expect((await check(FILE, null)).status).toBe(404)
    expect((await check(FILE, 'sales')).status).toBe(403)
    expect((await ask('/supplier-files/check', { name: '', text: 1 })).status).toBe(400)
    expect((await ask('/supplier-files/99999/apply', {})).status).toBe(404)
    expect(waxmanSync().headers.get('location')).toBe('/admin/supplier')
  })
})

describe('the supplier’s feed', () => {
  const sync = async (respond: () => Response) =>
    syncSupplierFeed(await createLocalReq({}, payload), 'https://supplier.example.com/stock.csv', async () => respond())
  const files = async () => rows('select state::text, decided_by as "by" from supplier_files order by id')
  const csv = (text: string) => () => new Response(text)

  test('is applied automatically, and changes nothing the second time', async () => {
    const file = csv('code,stock,price\nP1,9,289\nC1,,4.50')
    expect([await sync(file), await sync(file)]).toEqual(['applied', 'unchanged'])
    expect(await shown(panel)).toEqual([9, 289])
    expect(await files()).toEqual([{ state: 'applied', by: 'Automatic' }])
  })

  test('leaves what is in orders until they are dispatched', async () => {
    await payload.updateGlobal({ slug: 'site-settings', data: storeSettings(true) })
    await pool.query('update products set stock_level = 10 where id = $1', [panel])
    const buy = async (quantity: number) => {
      const agreedTotalPence = String((289 * quantity + 150) * 100)
      const body = { ...newBuyer(), lines: [`${panel}:${quantity}`], agreedTotalPence }
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const { reference } = (await (await call(jsonRequest('POST', '/checkout', body, headers))).json()) as {
        reference: string
      }
      const { docs } = await payload.find({ collection: 'orders', where: { reference: { equals: reference } } })
      return docs[0]?.id ?? 0
    }
    const move = (id: number, data: object) => payload.update({ collection: 'orders', id, data })
    const has = (pieces: number) => csv(`code,stock\nP1,${pieces}\nC1,`)
    const level = async () => (await shown(panel))[0]

    const [unpaid, sold] = [await buy(4), await buy(1)]
    expect([await sync(has(10)), await level()]).toEqual(['unchanged', 5])
    await move(unpaid, { state: 'cancelled' })
    expect([await sync(has(10)), await level()]).toEqual(['unchanged', 9])
    await move(sold, { state: 'paid' })
    await move(sold, { state: 'packed' })
    expect([await sync(has(12)), await level()]).toEqual(['applied', 11])
    await move(sold, { state: 'dispatched', trackingNumber: 'C 1' })
    expect([await sync(has(11)), await level()]).toEqual(['unchanged', 11])
    await payload.updateGlobal({ slug: 'site-settings', data: storeSettings(false) })
  })

  test('waits for staff when it is doubtful, and is listed once', async () => {
    const file = csv('code,price\nP1,99\nC1,4.50')
    expect([await sync(file), await sync(file)]).toEqual(['for-staff', 'unchanged'])
    expect(await shown(panel)).toEqual([4, 289])
    expect(await files()).toEqual([{ state: 'checked', by: null }])
  })

  test.each([
    ['responds with an error', () => new Response('', { status: 500 })],
    [
      'cannot be reached',
      () => {
        throw new TypeError('fetch failed')
      },
    ],
    ['is not a list', csv('<html>')],
    ['is too large', csv('x'.repeat(1_000_001))],
  ])('that %s is a failed run, listed once', async (_what, respond) => {
    expect([await sync(respond), await sync(respond)]).toEqual(['failed', 'unchanged'])
    expect(await files()).toEqual([{ state: 'failed', by: null }])
  })
})
