import fc from 'fast-check'
import { expect, test } from 'vitest'

import { sampleQuantity } from '../../../../tests/fixtures/sample-quantity'
import { evaluator } from './evaluate'
import { evaluateMany } from './evaluate-many'
import { derived, type Quantity } from './quantity'

const weighted = (key: string, inputs: Quantity[]) =>
  derived({
    key,
    name: key,
    unit: '',
    inputs,
    formula: 'Σ i × x',
    compute: (...values) => values.reduce((sum, value, index) => sum + (index + 1) * value, 0),
  })

const [a, b, c, d, e] = [
  sampleQuantity('a', 1),
  sampleQuantity('b', 2),
  sampleQuantity('c', 3),
  sampleQuantity('d', 4),
  sampleQuantity('e', 5),
]
const one = weighted('one', [a])
const two = weighted('two', [one, b])
const three = weighted('three', [two, a, c])
const four = weighted('four', [three, b, c, d])
const still = weighted('still', [e, d])
const roots = [four, still, two, a]

/** Draws by key; other quantities keep their value. */
const drawing =
  (values: Record<string, readonly number[]>) =>
  ({ key }: Quantity, column: Float64Array) => {
    const own = values[key]
    if (own) column.set(own)
    return own !== undefined
  }

test('matches an evaluator draw by draw, for any number of inputs', () => {
  const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(values, values, (as, cs) => {
      const columns = evaluateMany({ roots, draw: drawing({ a: as, c: cs }), count: 5 })
      const run = evaluator(roots)
      as.forEach((value, draw) => {
        expect(columns.map((column) => column[draw])).toEqual(run({ a: value, c: cs[draw] ?? NaN }))
      })
    }),
  )
})

test('computes nothing unaffected by the draws', () => {
  let calls = 0
  const counted = derived({
    key: 'counted',
    name: 'counted',
    unit: '',
    inputs: [b],
    formula: 'b',
    compute: (value) => (calls++, value),
  })
  const root = weighted('root', [counted, a])
  calls = 0
  expect([...(evaluateMany({ roots: [root], draw: drawing({ a: [1, 2, 3] }), count: 3 })[0] ?? [])]).toEqual([4, 6, 8])
  expect(calls).toBe(0)
})

test('fills columns of constant results', () => {
  expect(evaluateMany({ roots: [still], draw: () => false, count: 2 }).map((column) => [...column])).toEqual([[13, 13]])
})

test('reusing a column changes no result', () => {
  const chain = Array.from({ length: 6 }).reduce<Quantity[]>(
    (links, _, index) => [...links, weighted(`link ${index}`, [links.at(-1) ?? a, c])],
    [],
  )
  const ends = [...chain.slice(-1), weighted('other', [a, c]), weighted('certain', [c, e])]
  const columns = evaluateMany({ roots: ends, draw: drawing({ a: [1, 2, 3] }), count: 3 })
  const run = evaluator(ends)
  expect([0, 1, 2].map((draw) => columns.map((column) => column[draw]))).toEqual(
    [1, 2, 3].map((value) => run({ a: value })),
  )
})

test('draws every input once, in order', () => {
  const drawn: string[] = []
  evaluateMany({ roots, draw: ({ key }) => drawn.push(key) < 0, count: 1 })
  expect(drawn).toEqual(['a', 'b', 'c', 'd', 'e'])
})
