import { describe, expect, it } from 'vitest'

import { seededRandom } from '../quantity/seeded-random'
import { radiationOf } from './evenness'
import { evenness, uniformity } from './measures'
import { radiationProducts } from './radiation-products'

const CELLS = 7
const random = seededRandom(20_261_125)
const SHARES = Array.from({ length: 6 }, () => Float64Array.from({ length: CELLS }, () => 0.01 + random()))
const FEW = [0, 2, 4]
const radiation = (position: number) => radiationOf(SHARES[position] ?? new Float64Array(CELLS))
const few = { cells: CELLS, few: FEW, radiation }
const candidates = { ...few, productsWithFew: radiationProducts(few) }

const totalOf = (positions: readonly number[]) =>
  Array.from({ length: CELLS }, (_, cell) => positions.reduce((sum, index) => sum + (SHARES[index]?.[cell] ?? NaN), 0))
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe.each([
  ['evenness', evenness, (total: readonly number[]) => Math.min(...total) / meanOf(total)],
  [
    'steadiness',
    uniformity,
    (total: readonly number[]) =>
      1 - Math.sqrt(meanOf(total.map((share) => (share - meanOf(total)) ** 2))) / meanOf(total),
  ],
])('%s', (_name, measureOf, defined) => {
  it('matches its definition while panels are added and removed', () => {
    const measure = measureOf(candidates)
    for (const position of [1, 2, 3]) measure.add(position)
    expect(measure.score()).toBeCloseTo(defined(totalOf([1, 2, 3])), 12)
    measure.remove(2)
    expect(measure.score()).toBeCloseTo(defined(totalOf([1, 3])), 12)
  })

  it('scores one more panel, whether or not it is one of the few positions', () => {
    const measure = measureOf(candidates)
    for (const position of [1, 3]) measure.add(position)
    for (const [number, position] of FEW.entries())
      for (const few of [number, null])
        expect(measure.scoreWith(position, -Infinity, few)).toBeCloseTo(defined(totalOf([1, 3, position])), 12)
    expect(measure.scoreWith(5, -Infinity, null)).toBeCloseTo(defined(totalOf([1, 3, 5])), 12)
  })

  it('returns a number below the minimum asked for when the score is lower', () => {
    const measure = measureOf(candidates)
    measure.add(1)
    const exact = defined(totalOf([1, 4]))
    expect(measure.scoreWith(4, exact + 0.01, 2)).toBeLessThan(exact + 0.01)
  })
})
