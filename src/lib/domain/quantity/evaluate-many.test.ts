import fc from 'fast-check'
import { expect, test } from 'vitest'

import { evaluator } from './evaluate'
import { evaluateMany } from './evaluate-many'
import { derived, given, type Quantity } from './quantity'

const source = { title: 'A table', date: '2026-11-20', confidence: 'assumed' } as const
const number = (key: string, value: number) => given({ key, name: key, value, unit: '', source })
const weighted = (key: string, inputs: Quantity[]) => derived({ key, name: key, unit: '', inputs, formula: 'Σ i × x', compute: (...values) => values.reduce((sum, value, place) => sum + (place + 1) * value, 0) })

const [a, b, c, d, e] = [number('a', 1), number('b', 2), number('c', 3), number('d', 4), number('e', 5)]
const one = weighted('one', [a])
const two = weighted('two', [one, b])
const three = weighted('three', [two, a, c])
const four = weighted('four', [three, b, c, d])
const still = weighted('still', [e, d])
const roots = [four, still, two, a]

test('gives what an evaluator gives, draw by draw, for any number of inputs', () => {
  const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(values, values, (as, cs) => {
      const drawn = new Map([['a', Float64Array.from(as)], ['c', Float64Array.from(cs)]])
      const columns = evaluateMany({ roots, drawn, count: 5 })
      const run = evaluator(roots)
      as.forEach((value, draw) => {
        expect(columns.map((column) => column[draw])).toEqual(run({ a: value, c: cs[draw] ?? NaN }))
      })
    }),
  )
})

test('computes nothing that no draw changes', () => {
  let calls = 0
  const counted = derived({ key: 'counted', name: 'counted', unit: '', inputs: [b], formula: 'b', compute: (value) => (calls++, value) })
  const root = weighted('root', [counted, a])
  calls = 0
  expect([...(evaluateMany({ roots: [root], drawn: new Map([['a', Float64Array.of(1, 2, 3)]]), count: 3 })[0] ?? [])]).toEqual([4, 6, 8])
  expect(calls).toBe(0)
})

test('gives what is certain in every draw', () => {
  expect(evaluateMany({ roots: [still], drawn: new Map(), count: 2 }).map((column) => [...column])).toEqual([[13, 13]])
})
