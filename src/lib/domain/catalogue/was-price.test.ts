import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type PriceChange, WAS_PRICE_DAYS, wasPrice } from './was-price'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = new Date('2026-11-25T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
const change = (days: number, beforePence: number | null, afterPence: number): PriceChange => ({
  at: daysAgo(days),
  beforePence,
  afterPence,
})
const LONG_AGO = daysAgo(1000)
const FIRST = change(100, null, 30_000)

const shown = (changes: PriceChange[], { pricePence = 25_000, onSaleSince = LONG_AGO as Date | null } = {}) =>
  wasPrice({ pricePence, changes, onSaleSince, now: NOW })?.pence ?? null

test.each<[string, PriceChange[], number | null]>([
  ['charged for 90 days, reduced for 10', [FIRST, change(10, 30_000, 25_000)], 30_000],
  ['charged for exactly 28 days', [change(38, null, 30_000), change(10, 30_000, 25_000)], 30_000],
  ['charged for less than 28 days', [change(37.9, null, 30_000), change(10, 30_000, 25_000)], null],
  ['reduced for a day less than it was charged', [change(61, null, 30_000), change(30, 30_000, 25_000)], 30_000],
  ['reduced for nearly as long as it was charged', [change(60.9, null, 30_000), change(30, 30_000, 25_000)], null],
  ['an increase', [change(100, null, 20_000), change(10, 20_000, 25_000)], null],
  ['no change at all', [change(100, null, 25_000)], null],
  ['no record of when the higher price began', [change(10, 30_000, 25_000)], null],
  ['a record that does not lead to the higher price', [change(100, null, 31_000), change(10, 30_000, 25_000)], null],
  ['a record that does not lead to today’s price', [FIRST, change(10, 30_000, 26_000)], null],
  [
    'reduced twice, the first reduction too short',
    [FIRST, change(12, 30_000, 28_000), change(2, 28_000, 25_000)],
    null,
  ],
  [
    'reduced twice, the first for long enough',
    [FIRST, change(50, 30_000, 28_000), change(2, 28_000, 25_000)],
    28_000, // never the highest one
  ],
  ['raised only for show', [change(100, null, 25_000), change(5, 25_000, 30_000), change(1, 30_000, 25_000)], null],
  ['nothing recorded', [], null],
])('%s', (_what, changes, pence) => {
  expect(shown(changes)).toBe(pence)
})

const REDUCED = [FIRST, change(10, 30_000, 25_000)]

test('counts only the days on general sale', () => {
  expect(shown(REDUCED, { onSaleSince: daysAgo(38) })).toBe(30_000)
  expect(shown(REDUCED, { onSaleSince: daysAgo(37) })).toBeNull()
  expect(shown(REDUCED, { onSaleSince: daysAgo(5) })).toBeNull()
  expect(shown(REDUCED, { onSaleSince: null })).toBeNull()
})

test('returns the period in which the price was charged', () => {
  const onSaleSince = daysAgo(60)
  expect(wasPrice({ pricePence: 25_000, changes: REDUCED, onSaleSince, now: NOW })).toEqual({
    pence: 30_000,
    from: onSaleSince,
    until: daysAgo(10),
  })
})

const pence = fc.integer({ min: 1, max: 100 })
const history = fc
  .array(fc.record({ days: fc.integer({ min: 0, max: 200 }), pence }), { minLength: 1, maxLength: 8 })
  .map((steps) => steps.toSorted((one, other) => other.days - one.days))
  .map((steps) => steps.map((step, index) => change(step.days, steps[index - 1]?.pence ?? null, step.pence)))

test('every price shown was charged immediately before, for long enough, and is not stale', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: 300 }), (changes, soldFor) => {
      const pricePence = changes.at(-1)?.afterPence ?? 0
      const shownPrice = wasPrice({ pricePence, changes, onSaleSince: daysAgo(soldFor), now: NOW })
      if (!shownPrice) return
      const charged = shownPrice.until.getTime() - shownPrice.from.getTime()
      expect(shownPrice.pence).toBeGreaterThan(pricePence)
      expect(shownPrice.pence).toBe(changes.at(-2)?.afterPence)
      expect(charged).toBeGreaterThanOrEqual(WAS_PRICE_DAYS * DAY_MS)
      expect(NOW.getTime() - shownPrice.until.getTime()).toBeLessThan(charged)
      expect(shownPrice.from >= daysAgo(soldFor)).toBe(true)
    }),
  )
})

test('ends permanently: once hidden, it stays hidden until the price changes', () => {
  fc.assert(
    fc.property(history, fc.nat(100), fc.nat(100), (changes, soon, later) => {
      const pricePence = changes.at(-1)?.afterPence ?? 0
      const at = (days: number) =>
        wasPrice({ pricePence, changes, onSaleSince: LONG_AGO, now: new Date(NOW.getTime() + days * DAY_MS) })
      if (at(soon) === null) expect(at(soon + later)).toBeNull()
    }),
  )
})
