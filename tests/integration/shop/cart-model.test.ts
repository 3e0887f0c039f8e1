import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { QUANTITY_MAX } from '@/lib/domain/shop/cart'
import { addToCartSchema } from '@/lib/schemas/cart'
import { addToCart, clearCart, removeFromCart, updateCart } from '@/lib/use-cases/cart/change-cart'

import { CASE_COUNT } from '../../fixtures/case-count'
import { pool } from '../support/rows'

const CONCURRENT = 40
/** Two on sale, a variant of the first, one withdrawn, and one that never existed. */
const PRODUCTS = ['first', 'second', 'large', 'withdrawn', 'unknown'] as const

type Product = (typeof PRODUCTS)[number]
type Call =
  | { call: 'add' | 'update'; product: Product; quantity: number }
  | { call: 'remove'; product: Product }
  | { call: 'clear' }
type Model = Map<Product, number>
type Item = { productId: number; variantId: number | null }

let items: Record<Product, Item>
beforeAll(async () => {
  const payload = await payloadClient()
  const create = async (slug: string, isActive: boolean): Promise<Item> => {
    const data = { name: slug, slug, basePrice: 1, isActive }
    return { productId: (await payload.create({ collection: 'products', data })).id, variantId: null }
  }
  const first = await create('model-first', true)
  const large = { product: first.productId, name: 'Large', sku: 'MODEL-L', price: 2 }
  items = {
    first,
    second: await create('model-second', true),
    large: { ...first, variantId: (await payload.create({ collection: 'product-variants', data: large })).id },
    withdrawn: await create('model-withdrawn', false),
    unknown: { productId: 2_147_483_647, variantId: null },
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

const session = (index: number) => `cart_1763900000001_${index.toString(16).padStart(32, '0')}`

/** The result of a call: true or false, or 'refused' for input that the endpoint's schema rejects. */
async function play(sessionId: string, step: Call): Promise<boolean | 'refused'> {
  if (step.call === 'clear') return clearCart(pool, { sessionId }).then(() => true)
  const line = { sessionId, ...items[step.product] }
  if (step.call === 'remove') return removeFromCart(pool, line).then(() => true)
  const read = addToCartSchema.safeParse({ ...line, quantity: step.quantity })
  if (!read.success) return 'refused'
  return step.call === 'add' ? addToCart(pool, read.data) : updateCart(pool, read.data)
}

/** Makes the same call on a table of quantities. */
function expected(model: Model, step: Call): boolean | 'refused' {
  if (step.call === 'clear') return (model.clear(), true)
  if (step.call === 'remove') return (model.delete(step.product), true)
  if (!Number.isInteger(step.quantity) || step.quantity < 1 || step.quantity > QUANTITY_MAX) return 'refused'
  const before = model.get(step.product)
  if (step.call === 'add') {
    if (step.product === 'withdrawn' || step.product === 'unknown') return false
    model.set(step.product, Math.min(QUANTITY_MAX, (before ?? 0) + step.quantity))
    return true
  }
  if (before === undefined) return false
  model.set(step.product, step.quantity)
  return true
}

/** The lines as 'product:variant:quantity'; the variant is 0 for the product itself. */
async function kept(sessionId: string): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select concat_ws(':', product_id, variant_id::int, quantity::int) as line from cart_items where session_id = $1`,
    [sessionId],
  )
  return rows.map(({ line }) => line).sort()
}

const lineOf = ([name, count]: [Product, number]) => `${items[name].productId}:${items[name].variantId ?? 0}:${count}`

test(`${CASE_COUNT} random sequences of calls leave the cart that a table of quantities would hold`, async () => {
  const sequences = fc.sample(calls, CASE_COUNT)
  const run = async (sequence: Call[], index: number) => {
    const model: Model = new Map()
    for (const step of sequence)
      expect(await play(session(index), step), JSON.stringify(sequence)).toBe(expected(model, step))
    expect(await kept(session(index)), JSON.stringify(sequence)).toEqual([...model].map(lineOf).sort())
  }
  for (let first = 0; first < CASE_COUNT; first += CONCURRENT)
    await Promise.all(sequences.slice(first, first + CONCURRENT).map((sequence, index) => run(sequence, first + index)))
})
