import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { driversOf } from './drivers'
import { derived, given, type Quantity, type Source } from './quantity'
import { OutOfRange } from './range-check'
import { seededRandom, shuffle } from './seeded-random'
import { acrossSpread, spreadDeviate } from './spread-quantile'
import { bandsOf, outcomesOf } from './uncertainty'

/** The value below which a share of a spread lies. */
const spreadQuantile = ({ share, ...spread }: { share: number; low: number; value: number; high: number }) =>
  acrossSpread(spread)(spreadDeviate(share))

const source: Source = { title: 'A table', date: '2026-11-20', confidence: 'assumed' }
const between = (key: string, low: number, value: number, high: number) =>
  given({ key, name: key, value, unit: '', source, spread: { low, high } })
const times = (key: string, one: Quantity, other: Quantity) =>
  derived({ key, name: key, unit: '', inputs: [one, other], formula: 'a × b', compute: (a, b) => a * b })

const certain = given({ key: 'certain', name: 'certain', value: 7, unit: '', source })
const price = between('price', 20, 26, 29)
const heat = between('heat', 8_000, 10_000, 14_000)
const cost = times('cost', price, heat)
const spreads = fc
  .tuple(fc.double({ min: 0, max: 50, noNaN: true }), fc.double({ min: 0, max: 50, noNaN: true }))
  .map(([below, above]) => ({ low: 100 - below, value: 100, high: 100 + above }))

describe('seeded random numbers', () => {
  test('match the published Mulberry32 sequence', () => {
    const random = seededRandom(1)
    expect([random(), random()].map((value) => value * 2 ** 32)).toEqual([2693262067, 11749833])
  })

  test('are uniform from 0 to 1', () => {
    const random = seededRandom(20_261_120)
    const tenths = Array.from({ length: 10 }, () => 0)
    for (let draw = 0; draw < 10_000; draw++) {
      const tenth = Math.floor(random() * 10)
      tenths[tenth] = (tenths[tenth] ?? NaN) + 1
    }
    for (const count of tenths) expect(Math.abs(count - 1_000)).toBeLessThan(120)
  })

  test('shuffle without loss', () => {
    const items = Float64Array.from({ length: 50 }, (_, index) => index)
    const shuffled = shuffle(items.slice(), seededRandom(3))
    expect([...shuffled]).not.toEqual([...items])
    expect([...shuffled.toSorted()]).toEqual([...items])
  })
})

describe('quantiles of a spread', () => {
  test.each([
    [0, 20],
    [0.03, 20],
    [0.05, 20],
    [0.5, 26],
    [0.95, 29],
    [0.97, 29],
    [1, 29],
    [0.75, 26 + (3 * 0.67449) / 1.644854], // the quartile of the normal distribution
    [0.25, 26 - (6 * 0.67449) / 1.644854],
    [0.9, 26 + (3 * 1.281552) / 1.644854],
  ])('at %d: %d', (share, value) => {
    expect(spreadQuantile({ share, low: 20, value: 26, high: 29 })).toBeCloseTo(value, 5)
  })

  test('stay within it, and increase', () => {
    const shares = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(spreads, shares, shares, (spread, one, other) => {
        const lesser = spreadQuantile({ ...spread, share: Math.min(one, other) })
        const greater = spreadQuantile({ ...spread, share: Math.max(one, other) })
        expect(lesser).toBeLessThanOrEqual(greater)
        expect(lesser).toBeGreaterThanOrEqual(spread.low)
        expect(greater).toBeLessThanOrEqual(spread.high)
      }),
    )
  })
})

describe('a band', () => {
  const sampling = { samples: 1_000, seed: 42 }

  test('of one quantity is that of its spread', () => {
    const [band] = bandsOf({ roots: [price], ...sampling })
    expect(band?.p50).toBeCloseTo(26, 2)
    expect(band?.p10).toBeCloseTo(spreadQuantile({ share: 0.1, low: 20, value: 26, high: 29 }), 2)
    expect(band?.p90).toBeCloseTo(spreadQuantile({ share: 0.9, low: 20, value: 26, high: 29 }), 2)
  })

  test('of a constant has no width', () =>
    expect(bandsOf({ roots: [certain], ...sampling })).toEqual([{ p10: 7, p50: 7, p90: 7 }]))

  test('of a product agrees with Monte Carlo sampling of the normal distribution', () => {
    const random = seededRandom(9)
    const draw = (low: number, value: number, high: number) => spreadQuantile({ share: random(), low, value, high })
    const plain = Array.from({ length: 40_000 }, () => draw(20, 26, 29) * draw(8_000, 10_000, 14_000)).sort(
      (one, other) => one - other,
    )
    const [band] = bandsOf({ roots: [cost], samples: 4_000, seed: 1 })
    for (const [found, share] of [
      [band?.p10, 0.1],
      [band?.p50, 0.5],
      [band?.p90, 0.9],
    ] as const) {
      expect((found ?? NaN) / (plain[share * 40_000] ?? NaN)).toBeCloseTo(1, 2)
    }
  })

  test('is deterministic for a seed, and varies with it', () => {
    const bands = bandsOf({ roots: [cost, heat], ...sampling })
    expect(bandsOf({ roots: [cost, heat], ...sampling })).toEqual(bands)
    expect(bandsOf({ roots: [cost, heat], ...sampling, seed: 43 })).not.toEqual(bands)
  })

  test('is consistent for differences: one set of draws serves all results', () => {
    const double = derived({
      key: 'double',
      name: 'double',
      unit: '',
      inputs: [cost],
      formula: '2 × cost',
      compute: (pence) => 2 * pence,
    })
    const [once, twice] = outcomesOf({ roots: [cost, double], ...sampling })
    expect([...(twice ?? [])]).toEqual([...(once ?? [])].map((pence) => 2 * pence))
  })

  test('is ordered, and within the extremes', () => {
    fc.assert(
      fc.property(spreads, spreads, fc.integer(), (one, other, seed) => {
        const root = times(
          'product',
          between('one', one.low, one.value, one.high),
          between('other', other.low, other.value, other.high),
        )
        const [band] = bandsOf({ roots: [root], samples: 50, seed })
        if (!band) throw new Error('no band')
        expect(band.p10).toBeLessThanOrEqual(band.p50)
        expect(band.p50).toBeLessThanOrEqual(band.p90)
        expect(band.p10).toBeGreaterThanOrEqual(one.low * other.low - 1e-9)
        expect(band.p90).toBeLessThanOrEqual(one.high * other.high + 1e-9)
      }),
      { numRuns: 50 },
    )
  })

  test('of a difference vanishes if both sides are drawn together', () => {
    const differenceOf = (drawnWith?: string) => {
      const [one, other] = ['one', 'other'].map((key) => ({
        ...between(key, 80, 100, 130),
        ...(drawnWith !== undefined && { drawnWith }),
      })) as [Quantity, Quantity]
      const root = derived({
        key: 'less',
        name: '',
        unit: '',
        inputs: [one, other],
        formula: 'a − b',
        compute: (a, b) => a - b,
      })
      return bandsOf({ roots: [root], samples: 200, seed: 1 })[0]
    }
    expect(differenceOf('both')).toEqual({ p10: 0, p50: 0, p90: 0 })
    expect(differenceOf()?.p90).toBeGreaterThan(10)
  })

  test.each([0, 19, 100_001, NaN])('rejects %d samples', (samples) => {
    expect(() => bandsOf({ roots: [cost], samples, seed: 1 })).toThrow(OutOfRange)
  })
})

describe('drivers of a result', () => {
  test('are listed strongest first', () => {
    expect(driversOf({ root: cost, count: 3 })).toEqual([
      { key: 'heat', name: 'heat', atLow: 208_000, atHigh: 364_000 },
      { key: 'price', name: 'price', atLow: 200_000, atHigh: 290_000 },
    ])
    expect(driversOf({ root: cost, count: 1 }).map(({ key }) => key)).toEqual(['heat'])
  })

  test('omit constants and inputs without effect', () => {
    const unmoved = derived({
      key: 'unmoved',
      name: 'unmoved',
      unit: '',
      inputs: [price, certain],
      formula: 'certain',
      compute: (_, value) => value,
    })
    expect(driversOf({ root: unmoved, count: 3 })).toEqual([])
  })
})
