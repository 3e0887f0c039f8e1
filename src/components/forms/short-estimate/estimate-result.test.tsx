import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { SAMPLE_PRICES } from '@/lib/calculators/quick/sample-numbers'
import { BUILT_BANDS } from '@/lib/domain/estimate/rule-of-thumb'
import { type EstimateInput, EXAMPLE_HOME } from '@/lib/domain/estimate/short-estimate'

import { EstimateResult } from './estimate-result'

/** The text of the result, with plain spaces and no thousands separators. */
const textFor = (input: Partial<EstimateInput>) =>
  renderToStaticMarkup(<EstimateResult panelWatts={225} prices={SAMPLE_PRICES} input={{ ...EXAMPLE_HOME, ...input }} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll(',', '')

const numbersIn = (text: string, pattern: RegExp) => (pattern.exec(text) ?? []).slice(1).map(Number)

test('an hour is written so precisely that the season comes to the printed amount', () => {
  expect(textFor({ floorAreaM2: 200, built: 'before-1975', hoursADay: 10 })).toContain('10 h × 212 days × 189.5p £4017')
  expect(textFor({})).toContain('6 h × 212 days × 53.3p £678')
})

test('a part of a panel is never written as none', () => {
  expect(textFor({ floorAreaM2: 22.6, built: '1975-1999' })).toContain('22.6 m² × 30 W ÷ 225 W = 3.01 rounded up 4')
})

test('printed sums come to their printed results', () => {
  const hundredths = (min: number, max: number) =>
    fc.integer({ min: 100 * min, max: 100 * max }).map((value) => value / 100)
  const homes = fc.record({
    floorAreaM2: hundredths(5, 1_000),
    built: fc.constantFrom(...BUILT_BANDS.map(({ value }) => value)),
    hoursADay: hundredths(1, 24),
  })
  fc.assert(
    fc.property(homes, (home) => {
      const text = textFor(home)
      const [hours = NaN, days = NaN, pence = NaN, pounds = NaN] = numbersIn(
        text,
        /([\d.]+) h × (\d+) days × ([\d.]+)p £(\d+)/,
      )
      expect(Math.abs((hours * days * pence) / 100 - pounds)).toBeLessThanOrEqual(0.5 + 1e-6)
      const [part = NaN, panels = NaN] = numbersIn(text, /÷ 225 W = ([\d.]+) rounded up (\d+) panel/)
      expect(Math.ceil(part)).toBe(panels)
    }),
  )
})
