import { MutationObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { CartProduct } from '@/lib/schemas/cart'

import { queryClient } from '../query-client'
import { keptCart, type LoadedCart } from './cart-calls'
import { addInTurn, cartMutation, cartQuery, dismissNotices, emptyCart, newLine } from './cart-queries'
import { keptPieceCount } from './cart-storage'

const PANEL: CartProduct = {
  variantId: null,
  id: 7,
  name: 'Panel',
  slug: 'panel',
  basePrice: '289.00',
  images: [],
  stock: 'unknown',
  sizeMm: null,
}

const kept = new Map<string, string>()
/** A fake server: its quantities by product, and how it responds to changes. */
const server = {
  quantities: new Map<number, number>(),
  price: '289.00',
  fate: 'answers',
  calls: [] as string[],
  isLastBounded: false,
  kept: [] as string[],
  hold: () => Promise.resolve(),
  holdChange: () => Promise.resolve(),
}

async function respond(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', body, signal } = init
  const url = String(input)
  server.calls.push(`${method} ${url.replace(/cart_\d{13}_[0-9a-f]{32}/, 'SESSION')}`)
  if (init.keepalive) server.kept.push(method)
  server.isLastBounded = signal instanceof AbortSignal
  if (server.fate === 'lost') throw new TypeError('Failed to fetch')
  if (method === 'GET') {
    await server.hold()
    const items = [...server.quantities].map(([id, quantity]) => ({
      product: { ...PANEL, id, basePrice: server.price },
      quantity,
    }))
    return Response.json({ success: true, cart: { items, unavailable: [] } })
  }
  await server.holdChange()
  const busy = /^\d+$/.exec(server.fate)
  if (busy) return Response.json({ message: 'Busy.', errors: [] }, { status: Number(server.fate) })
  if (server.fate === 'refuses') return Response.json({ message: 'Not on sale.', errors: [] }, { status: 404 })
  const { productId, quantity } = JSON.parse(String(body ?? '{}')) as { productId: number; quantity: number }
  if (url.includes('/clear/')) server.quantities.clear()
  else if (method === 'DELETE') server.quantities.delete(productId)
  else server.quantities.set(productId, quantity + (method === 'POST' ? (server.quantities.get(productId) ?? 0) : 0))
  if (server.fate === 'unanswered') throw new TypeError('Failed to fetch')
  return Response.json({ success: true })
}

beforeEach(() => {
  kept.clear()
  queryClient.clear()
  Object.assign(server, {
    quantities: new Map(),
    price: '289.00',
    fate: 'answers',
    calls: [],
    kept: [],
    hold: () => Promise.resolve(),
    holdChange: () => Promise.resolve(),
  })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('fetch', respond)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const change = (to: Parameters<typeof sendOne>[0]) => sendOne(to).catch(() => null)
const sendOne = (to: Parameters<NonNullable<typeof cartMutation.onMutate>>[0]) =>
  new MutationObserver(queryClient, cartMutation).mutate(to)
const load = () => queryClient.fetchQuery({ ...cartQuery, staleTime: 0 })
const shown = () => {
  const cart = queryClient.getQueryData<LoadedCart>(['cart'])
  return cart?.lines.map(({ productId, quantity, isUnsaved }) => [productId, quantity, isUnsaved])
}
const add = (quantity = 1) => change({ call: 'add', line: newLine(PANEL, quantity) })
const update = (quantity: number) => change({ call: 'update', line: { productId: 7, variant: null, quantity } })
const remove = () => change({ call: 'remove', line: { productId: 7, variant: null } })

test('the first load creates a session without a request; later ones load it', async () => {
  await load()
  expect(kept.get('cart_session_id')).toMatch(/^cart_\d{13}_[0-9a-f]{32}$/)
  expect(server.calls).toEqual([])
  await load()
  expect(server.calls).toEqual(['GET /api/cart/SESSION'])
})

describe('a change', () => {
  beforeEach(async () => {
    await load()
    await load()
    server.calls = []
  })

  test('is shown immediately and sent in full', async () => {
    const sending = add(2)
    await expect.poll(shown).toEqual([[7, 2, false]])
    expect(keptPieceCount()).toBe(2)
    await sending
    expect(server.calls).toEqual(['POST /api/cart/add', 'GET /api/cart/SESSION'])
    expect(server.quantities).toEqual(new Map([[7, 2]]))
  })

  test('that the server rejects is undone', async () => {
    await add(2)
    server.fate = 'refuses'
    await update(5)
    expect(shown()).toEqual([[7, 2, false]])
    await remove()
    expect(shown()).toEqual([[7, 2, false]])
    expect(keptPieceCount()).toBe(2)
  })

  test.each(['lost', 'unanswered', '503', '429'])(
    'that is %s stays on this device and is saved once, by the next load',
    async (fate) => {
      await add(2)
      server.fate = fate
      await add(3)
      expect(shown()).toEqual([[7, 5, true]])
      server.fate = 'answers'
      const { savedCount, gone } = await load()
      expect([server.quantities.get(7), savedCount, gone]).toEqual([5, fate === 'unanswered' ? 0 : 1, []])
      expect(shown()).toEqual([[7, 5, false]])
    },
  )

  test('that is on its way is waited for by a load', async () => {
    let release = () => undefined as void
    const held = new Promise<void>((done) => (release = done))
    server.holdChange = () => held
    const adding = add(2)
    await expect.poll(() => server.calls).toHaveLength(1)
    const loading = load()
    await Promise.resolve()
    release()
    expect((await loading).gone).toEqual([])
    await adding
    expect(shown()).toEqual([[7, 2, false]])
    expect(server.calls[0]).toBe('POST /api/cart/add')
  })

  test('is sent even if the visitor leaves the page at once', async () => {
    await add(2)
    expect(server.kept).toEqual(['POST'])
  })

  test('made while the cart loads is not undone by that load', async () => {
    let release = () => undefined as void
    const held = new Promise<void>((done) => (release = done))
    server.hold = () => held
    const loading = load()
    await expect.poll(() => server.calls).toHaveLength(1)
    server.fate = 'lost'
    await add(2)
    server.fate = 'answers'
    release()
    await loading
    await new Promise((done) => setTimeout(done))
    expect([shown(), keptPieceCount(), server.quantities.size]).toEqual([[[7, 2, true]], 2, 0])
  })

  test('made while a load sends an earlier one reaches the server after it', async () => {
    await add(2)
    server.fate = 'lost'
    await update(3)
    server.fate = 'answers'
    server.calls = []
    let release = () => undefined as void
    const held = new Promise<void>((done) => (release = done))
    server.holdChange = () => held
    load().catch(() => undefined)
    await expect.poll(() => server.calls).toEqual(['GET /api/cart/SESSION', 'PUT /api/cart/update'])
    const updating = update(1)
    await expect.poll(shown).toEqual([[7, 1, true]])
    server.holdChange = () => Promise.resolve()
    await Promise.resolve()
    expect(server.calls).toHaveLength(2)
    release()
    await updating
    expect([shown(), server.quantities.get(7)]).toEqual([[[7, 1, false]], 1])
  })

  test('made without a connection is announced as saved until that is dismissed, however often the cart loads', async () => {
    server.fate = 'lost'
    await add(2)
    server.fate = 'answers'
    expect([(await load()).savedCount, (await load()).savedCount]).toEqual([1, 1])
    dismissNotices()
    expect((await load()).savedCount).toBe(0)
  })

  test('made without a connection is no longer announced after the next change', async () => {
    server.fate = 'lost'
    await add(2)
    server.fate = 'answers'
    await load()
    await update(1)
    expect(queryClient.getQueryData<LoadedCart>(['cart'])?.savedCount).toBe(0)
    server.fate = 'lost'
    await update(2)
    server.fate = 'answers'
    expect((await load()).savedCount).toBe(1)
  })

  test('sent by a load that is cut short is announced by the next', async () => {
    server.fate = 'lost'
    await add(2)
    server.fate = 'answers'
    server.hold = () => (server.quantities.has(7) ? new Promise(() => undefined) : Promise.resolve())
    load().catch(() => undefined)
    await expect.poll(() => server.calls.filter((call) => call.startsWith('GET'))).toHaveLength(2)
    await queryClient.cancelQueries({ queryKey: cartQuery.queryKey })
    server.hold = () => Promise.resolve()
    expect((await load()).savedCount).toBe(1)
  })

  test('saved at once is not announced', async () => {
    await add(2)
    await remove()
    await Promise.all([add(1), remove(), add(3)])
    expect((await load()).savedCount).toBe(0)
  })

  test('a product that is put back is no longer named as gone', async () => {
    server.fate = 'lost'
    await add(2)
    server.fate = 'refuses'
    expect((await load()).gone).toEqual(['Panel'])
    server.fate = 'answers'
    await add(1)
    expect((await load()).gone).toEqual([])
  })

  test('an item removed without a connection is removed later', async () => {
    await add(2)
    server.fate = 'lost'
    await remove()
    expect([shown(), keptPieceCount(), server.quantities.get(7)]).toEqual([[], 0, 2])
    server.fate = 'answers'
    await load()
    expect([shown(), server.quantities.size]).toEqual([[], 0])
  })

  test('made without a connection and refused afterwards is dropped, and named', async () => {
    server.fate = 'lost'
    await add(2)
    server.fate = 'refuses'
    const { lines, gone } = await load()
    expect([lines, gone, keptPieceCount()]).toEqual([[], ['Panel'], 0])
  })

  test('three quick adds all count', async () => {
    await Promise.all([add(), add(), add()])
    expect(server.calls).toEqual([...Array.from({ length: 3 }, () => 'POST /api/cart/add'), 'GET /api/cart/SESSION'])
    expect([server.quantities.get(7), shown()]).toEqual([3, [[7, 3, false]]])
  })

  test('of a bundle adds every line, also without a connection, and ends at a refusal', async () => {
    const bundle = [
      { product: PANEL, quantity: 4 },
      { product: { ...PANEL, id: 8 }, quantity: 1 },
    ]
    await addInTurn(bundle, sendOne)
    expect([...server.quantities]).toEqual([
      [7, 4],
      [8, 1],
    ])
    server.fate = 'lost'
    await addInTurn(bundle, sendOne)
    expect(shown()).toEqual([
      [7, 8, true],
      [8, 2, true],
    ])
    server.fate = 'refuses'
    server.calls = []
    await addInTurn(bundle, sendOne)
    expect(server.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1)
  })

  test('emptying is done on this device at once, without an unbounded wait for the server', async () => {
    await add(2)
    const emptied = emptyCart()
    expect([kept.has('cart_session_id'), kept.has('cart_lines')]).toEqual([false, false])
    await emptied
    expect([server.calls.at(-1), server.isLastBounded]).toEqual(['DELETE /api/cart/clear/SESSION', true])
  })

  test('emptying works without a connection and ends the session', async () => {
    await add(2)
    server.fate = 'lost'
    await emptyCart()
    expect([shown(), kept.has('cart_session_id'), kept.has('cart_lines')]).toEqual([[], false, false])
  })
})

test('a failed load keeps the lines', async () => {
  await load()
  await add(2)
  await load()
  server.fate = 'lost'
  await expect(load()).rejects.toThrow('Failed to fetch')
  expect(keptCart().lines).toHaveLength(1)
})

test('a new price is shown beside the one it was added at, and a line that the server lost is named', async () => {
  await load()
  await add(2)
  server.price = '299.00'
  const { lines } = await load()
  expect(lines).toMatchObject([{ product: { basePrice: '299.00' }, added: { pence: 28_900 } }])
  server.quantities.clear()
  expect((await load()).gone).toEqual(['Panel'])
})

test.each(['', '{', '{"lines":[{"quantity":"x"}]}', 'null'])('treats unreadable stored lines (%s) as none', (text) => {
  kept.set('cart_lines', text)
  expect(keptCart().lines).toEqual([])
})
