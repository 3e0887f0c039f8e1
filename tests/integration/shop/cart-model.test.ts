import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { QUANTITY_MAX } from '@/lib/domain/shop/cart'
import { addToCartSchema } from '@/lib/schemas/cart'
import { addToCart, clearCart, removeFromCart, updateCart } from '@/lib/use-cases/cart/change-cart'

import { pool } from '../support/rows'

afterAll(() => pool.end())

const SEQUENCES = 2_000
const AT_ONCE = 40
/** Two on sale, one withdrawn, and one that never was. */
const PRODUCTS = ['first', 'second', 'withdrawn', 'unknown'] as const

type Product = (typeof PRODUCTS)[number]
type Call =
  | { call: 'add' | 'update'; product: Product; quantity: number }
  | { call: 'remove'; product: Product }
  | { call: 'clear' }
type Model = Map<Product, number>

let ids: Record<Product, number>
beforeAll(async () => {
  const payload = await payloadClient()
  const create = async (slug: string, isActive: boolean) =>
    (await payload.create({ collection: 'products', data: { name: slug, slug, basePrice: 1, isActive } })).id
  ids = {
    first: await create('model-first', true),
    second: await create('model-second', true),
    withdrawn: await create('model-withdrawn', false),
    unknown: 2_147_483_647,
  }
})

const product = fc.constantFrom(...PRODUCTS)
const quantity = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 99 }) }, fc.constantFrom(0, -1, 100, 1.5))
const calls: fc.Arbitrary<Call[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ call: fc.constant('add' as const), product, quantity }) },
    { weight: 3, arbitrary: fc.record({ call: fc.constant('update' as const), product, quantity }) },
    { weight: 2, arbitrary: fc.record({ call: fc.constant('remove' as const), product }) },
    { weight: 1, arbitrary: fc.constant({ call: 'clear' as const }) },
  ),
  { minLength: 1, maxLength: 10 },
)

const session = (place: number) => `cart_1763900000001_${place.toString(16).padStart(32, '0')}`

/** What a call answers: true or false, or 'refused' for input that the endpoint's schema does not let through. */
async function play(sessionId: string, asked: Call): Promise<boolean | 'refused'> {
  if (asked.call === 'clear') return clearCart(pool, { sessionId }).then(() => true)
  const line = { sessionId, productId: ids[asked.product], variantId: null }
  if (asked.call === 'remove') return removeFromCart(pool, line).then(() => true)
  const read = addToCartSchema.safeParse({ ...line, quantity: asked.quantity })
  if (!read.success) return 'refused'
  return asked.call === 'add' ? addToCart(pool, read.data) : updateCart(pool, read.data)
}

/** The same call on a table of quantities. */
function expected(model: Model, asked: Call): boolean | 'refused' {
  if (asked.call === 'clear') return (model.clear(), true)
  if (asked.call === 'remove') return (model.delete(asked.product), true)
  if (!Number.isInteger(asked.quantity) || asked.quantity < 1 || asked.quantity > QUANTITY_MAX) return 'refused'
  const before = model.get(asked.product)
  if (asked.call === 'add') {
    if (asked.product === 'withdrawn' || asked.product === 'unknown') return false
    model.set(asked.product, Math.min(QUANTITY_MAX, (before ?? 0) + asked.quantity))
    return true
  }
  if (before === undefined) return false
  model.set(asked.product, asked.quantity)
  return true
}

async function kept(sessionId: string): Promise<[number, number][]> {
  const { rows } = await pool.query<{ id: number; quantity: number }>(
    'select product_id as id, quantity::int as quantity from cart_items where session_id = $1 order by 1',
    [sessionId],
  )
  return rows.map(({ id, quantity: count }) => [id, count])
}

test(`${SEQUENCES} random sequences of calls leave the cart that a table of quantities would hold`, async () => {
  const sequences = fc.sample(calls, SEQUENCES)
  const run = async (sequence: Call[], place: number) => {
    const model: Model = new Map()
    for (const asked of sequence)
      expect(await play(session(place), asked), JSON.stringify(sequence)).toBe(expected(model, asked))
    const wanted = [...model].map(([name, count]) => [ids[name], count]).sort(([one = 0], [other = 0]) => one - other)
    expect(await kept(session(place)), JSON.stringify(sequence)).toEqual(wanted)
  }
  for (let first = 0; first < SEQUENCES; first += AT_ONCE)
    await Promise.all(sequences.slice(first, first + AT_ONCE).map((sequence, place) => run(sequence, first + place)))
})
