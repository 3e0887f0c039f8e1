import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { pricesOn, SAMPLE_PRICES } from '@/lib/calculators/quick/sample-numbers'
import type { HeatingPrices } from '@/lib/domain/energy-costs/ways-of-heating'

import { drawResult } from './result'

const figureAt = (prices: HeatingPrices) => renderToStaticMarkup(drawResult({ fields: new FormData(), prices }).figure)

test('the working shows where the likely range of a year comes from', () => {
  expect(figureAt(SAMPLE_PRICES)).toContain('£1,393 × 0.57 to 1.27')
})

test('the working says which climate it uses, and that the calculator’s differs', () => {
  expect(figureAt(SAMPLE_PRICES)).toContain('Met Office stations, 1991 to 2020, as in the calculators.')
})

test('the costs of a year say that electricity is free of VAT, as long as it is', () => {
  const vat = 'Electricity is VAT-free until 31 March 2027'
  expect(figureAt(SAMPLE_PRICES)).toContain(vat)
  expect(figureAt(pricesOn('2026-09-30'))).not.toContain('VAT-free')
  expect(figureAt(pricesOn('2026-09-30'))).not.toContain('null')
  expect(figureAt(pricesOn('2027-04-01'))).not.toContain('VAT-free')
})
