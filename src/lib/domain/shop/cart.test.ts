import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type CartLine, isSameItem, pieceCount, withAdded, without, withQuantity } from './cart'

const line = (productId: number, quantity: number, variant: string | null = null): CartLine => ({
  productId,
  variant,
  quantity,
})

test.each([
  ['an empty cart', [], line(1, 2), [line(1, 2)]],
  ['the same item', [line(1, 2)], line(1, 3), [line(1, 5)]],
  ['another variant', [line(1, 2)], line(1, 3, 'white'), [line(1, 2), line(1, 3, 'white')]],
  ['another product', [line(1, 2)], line(2, 1), [line(1, 2), line(2, 1)]],
  ['more than fits', [line(1, 98)], line(1, 3), [line(1, 99)]],
  ['too many at once', [], line(1, 400), [line(1, 99)]],
])('adding to %s', (_what, before, added, after) => {
  expect(withAdded(before, added)).toEqual(after)
})

test.each([
  ['sets it', [line(1, 2), line(2, 1)], line(1, 7), [line(1, 7), line(2, 1)]],
  ['stops at 99', [line(1, 2)], line(1, 100), [line(1, 99)]],
  ['stops at 1', [line(1, 2)], line(1, 0), [line(1, 1)]],
  ['leaves another variant alone', [line(1, 2, 'white')], line(1, 7), [line(1, 2, 'white')]],
])('a quantity %s', (_what, before, changed, after) => {
  expect(withQuantity(before, changed)).toEqual(after)
})

test('removes only that item, and counts pieces', () => {
  const cart = [line(1, 2), line(1, 3, 'white'), line(2, 4)]
  expect(without(cart, line(1, 1))).toEqual([line(1, 3, 'white'), line(2, 4)])
  expect([pieceCount(cart), pieceCount([])]).toEqual([9, 0])
})

/** A cart as a table of quantities: the model that the functions must agree with. */
type Model = Map<string, number>
const keyOf = ({ productId, variant }: CartLine) => `${productId} ${variant}`
const clamped = (quantity: number) => Math.max(1, Math.min(99, quantity))

const calls = {
  add: {
    real: (cart: readonly CartLine[], to: CartLine) => withAdded(cart, to),
    model: (model: Model, to: CartLine) => model.set(keyOf(to), clamped((model.get(keyOf(to)) ?? 0) + to.quantity)),
  },
  update: {
    real: (cart: readonly CartLine[], to: CartLine) => withQuantity(cart, to),
    model: (model: Model, to: CartLine) => (model.has(keyOf(to)) ? model.set(keyOf(to), clamped(to.quantity)) : model),
  },
  remove: {
    real: (cart: readonly CartLine[], to: CartLine) => without(cart, to),
    model: (model: Model, to: CartLine) => {
      model.delete(keyOf(to))
      return model
    },
  },
  clear: { real: () => [], model: () => new Map() as Model },
} satisfies Record<
  string,
  { real: (cart: readonly CartLine[], to: CartLine) => CartLine[]; model: (model: Model, to: CartLine) => Model }
>

const call = fc.record({
  name: fc.constantFrom('add', 'add', 'add', 'update', 'update', 'remove', 'clear' as const),
  to: fc.record({
    productId: fc.integer({ min: 1, max: 3 }),
    variant: fc.constantFrom(null, 'white'),
    quantity: fc.integer({ min: 0, max: 120 }),
  }),
})

describe('any sequence of calls', () => {
  test('agrees with a table of quantities, without duplicates or quantities outside 1 to 99', () => {
    fc.assert(
      fc.property(fc.array(call, { maxLength: 25 }), (sequence) => {
        let cart: CartLine[] = []
        let model: Model = new Map()
        for (const { name, to } of sequence) {
          cart = calls[name].real(cart, to)
          model = calls[name].model(model, to)
          expect(new Map(cart.map((at) => [keyOf(at), at.quantity]))).toEqual(model)
          expect(cart).toHaveLength(model.size)
          expect(cart.every(({ quantity }) => quantity >= 1 && quantity <= 99)).toBe(true)
          expect(cart.filter((at) => isSameItem(at, to)).length).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 2_000 },
    )
  })
})
