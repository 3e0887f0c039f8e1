import { expect, test } from 'vitest'

import { estimate, FLAT } from '../../../../tests/fixtures/quick-estimates'
import { DEFAULT_NUMBERS } from '../assumptions/default-assumptions'
import { heatingPricesOn } from './heating-prices-on'

test('the likely range of a year is that of the quick calculator', () => {
  const found = heatingPricesOn({ numbers: DEFAULT_NUMBERS, date: '2026-11-20' })
  if (!found.ok) throw new Error(found.reason)
  const { low, high } = found.prices.likelyYear
  const year = estimate(FLAT, { samples: 1_000 }).systems.find(({ system }) => system === 'infrared')?.pence
  if (!year) throw new Error('No cost')
  // The calculator also varies the size and the U-values, which it does not know.
  expect(Math.abs(low - year.p10 / year.value)).toBeLessThan(0.03)
  expect(Math.abs(high - year.p90 / year.value)).toBeLessThan(0.12)
})
