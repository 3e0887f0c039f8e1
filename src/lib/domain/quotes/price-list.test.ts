import { expect, test } from 'vitest'

import { atTodaysPrices, entryOf, type PriceListEntry } from './price-list'
import type { QuoteLine } from './quote-lines'

const entry = (kind: PriceListEntry['kind'], eachPence: number | null, productId: number | null = null) => ({
  kind,
  name: kind,
  detail: '',
  eachPence,
  productId,
})
const LIST = [entry('panels', 30_000, 7), entry('other', 2_000, 8), entry('delivery', 16_000), entry('circuits', null)]
const line = (kind: QuoteLine['kind'], eachPence: number | null, productId: number | null = null): QuoteLine => ({
  ...entry(kind, eachPence, productId),
  quantity: 3,
})

test('a line is of its product, or of the work of its kind', () => {
  expect(entryOf(line('other', 1, 8), LIST)?.eachPence).toBe(2_000)
  expect(entryOf(line('delivery', 1), LIST)?.eachPence).toBe(16_000)
  expect(entryOf(line('panels', 1), LIST)).toBeNull()
  expect(entryOf(line('delivery', 1, 99), LIST)).toBeNull()
})

test('prices are renewed, except those that are not on the list or that only a survey tells', () => {
  const lines = [
    line('panels', 28_900, 7),
    line('delivery', null),
    line('delivery', 15_000),
    line('circuits', 64_000),
    line('other', 999),
    line('section', null),
  ]
  expect(atTodaysPrices(lines, LIST).map(({ eachPence }) => eachPence)).toEqual([
    30_000,
    null,
    16_000,
    64_000,
    999,
    null,
  ])
  expect(atTodaysPrices(lines, LIST)[0]).toEqual({ ...lines[0], eachPence: 30_000 })
})
