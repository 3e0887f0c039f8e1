import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { sampleQuantity } from '../../../../tests/fixtures/sample-quantity'
import { evaluator, inOrder } from './evaluate'
import { derived, type Quantity, type Source } from './quantity'
import { sameInputHash } from './same-input-hash'
import { workingOf } from './working'

const source: Source = { title: 'A table', date: '2026-11-20', confidence: 'assumed' }
const sum = (key: string, inputs: Quantity[]) =>
  derived({
    key,
    name: key,
    unit: '',
    inputs,
    formula: inputs.map((input) => input.key).join(' + '),
    compute: (...values) => values.reduce((total, value) => total + value, 0),
  })

const a = sampleQuantity('a', 2)
const b = sampleQuantity('b', 3)
const both = sum('both', [a, b])
const product = derived({
  key: 'product',
  name: 'product',
  unit: '',
  inputs: [both, a],
  formula: 'both × a',
  compute: (one, other) => one * other,
})
const keys = (quantities: readonly { key: string }[]) => quantities.map(({ key }) => key)

describe('the order of a calculation', () => {
  test('has every quantity once, after its inputs', () => {
    expect(keys(inOrder([product, both, a]))).toEqual(['a', 'b', 'both', 'product'])
  })

  test('treats two quantities with the same key and value as one', () => {
    expect(keys(inOrder([sum('total', [sampleQuantity('a', 2), sampleQuantity('a', 2)])]))).toEqual(['a', 'total'])
  })

  test('rejects one key with two values', () => {
    expect(() => inOrder([sum('total', [a, sampleQuantity('a', 7)])])).toThrow('Two quantities share the key "a"')
  })
})

describe('re-evaluation', () => {
  const run = evaluator([product, b])

  test('without changes gives the original values', () => expect(run({})).toEqual([10, 3]))
  test('propagates changed inputs', () => expect(run({ a: 10, b: 1 })).toEqual([110, 1]))
  test('does not retain changes', () => {
    run({ a: 10 })
    expect(run({})).toEqual([10, 3])
  })
  test('replaces derived quantities as well', () => expect(run({ both: 99 })).toEqual([198, 3]))
  test('ignores unknown keys', () => expect(run({ elsewhere: 1 })).toEqual([10, 3]))

  test('equals a rebuilt calculation, for any chain of formulas', () => {
    const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 12 })
    const build = (numbers: number[]) =>
      numbers.reduce<Quantity>(
        (chain, value, index) => sum(`sum-${index}`, [chain, sampleQuantity(`n-${index}`, value), chain]),
        sampleQuantity('start', 1),
      )
    fc.assert(
      fc.property(values, values, (first, then) => {
        const overrides = Object.fromEntries(first.map((value, index) => [`n-${index}`, then[index] ?? value]))
        expect(evaluator([build(first)])(overrides)).toEqual([
          build(first.map((value, index) => then[index] ?? value)).value,
        ])
      }),
    )
  })
})

describe('working', () => {
  test('is plain data: results by key, each step with the keys of its inputs', () => {
    const working = workingOf([product])
    expect(working.results).toEqual(['product'])
    expect(keys(working.steps)).toEqual(['a', 'b', 'both', 'product'])
    expect(working.steps[0]).toEqual({ key: 'a', name: 'a', value: 2, unit: '', inputs: [], source: a.source })
    expect(working.steps[3]).toEqual({
      key: 'product',
      name: 'product',
      value: 10,
      unit: '',
      inputs: ['both', 'a'],
      formula: 'both × a',
    })
    expect(JSON.parse(JSON.stringify(working))).toEqual(working)
  })

  test('has the same hash for the same inputs, whatever the order of its fields', () => {
    const hash = sameInputHash(workingOf([product]))
    expect(hash).toMatch(/^[0-9a-f]{16}$/)
    const { steps, results } = workingOf([product])
    const reordered = steps.map(({ inputs, key, ...rest }) => ({ ...rest, key, inputs }))
    expect(sameInputHash({ steps: reordered, results })).toBe(hash)
  })

  test('has a different hash for a different value, source or result', () => {
    const hash = sameInputHash(workingOf([both]))
    expect(sameInputHash(workingOf([sum('both', [a, sampleQuantity('b', 3.000001)])]))).not.toBe(hash)
    expect(sameInputHash(workingOf([sum('both', [a, { ...b, source: { ...source, date: '2026-11-21' } }])]))).not.toBe(
      hash,
    )
    expect(sameInputHash(workingOf([both, a]))).not.toBe(hash)
  })
})
