import { describe, expect, it, test } from 'vitest'

import { SAMPLE_BASIS } from '../quick/sample-numbers'
import { FIRST_SOLAR, solarQueryOf, solarTypedIn } from './questions'
import { type SolarAnswers, solarQuote } from './solar-quote'
import { heatingAddsWords, priceSource, roofWords, shareWords, solarRows, winterWords } from './solar-words'

const ANSWERS: SolarAnswers = {
  type: 'semi',
  area: 93,
  built: '1976-1982',
  occupancy: 'mornings-and-evenings',
  home: null,
  kwp: 4,
  facing: 'south',
  pitch: 35,
  battery: 0,
  householdKwh: 2_500,
}
const of = (changes: Partial<SolarAnswers> = {}) =>
  solarQuote({ answers: { ...ANSWERS, ...changes }, basis: SAMPLE_BASIS })

describe('the solar quote', () => {
  it('takes the heating from the home unless the visitor knows it', () => {
    expect(of().heatingKwh).toBeGreaterThan(3_000)
    expect(of({ area: 60 }).heatingKwh).toBeLessThan(of().heatingKwh)
    expect(of({ heatingKwh: 4_526 }).heatingKwh).toBe(4_526)
  })

  it('takes the weather and the price of the postcode area', () => {
    expect(of().region.name).toBe('the average of the UK')
    expect(of({ postcode: { area: 'SO', heightM: null } }).year.year.madeKwh).toBeGreaterThan(of().year.year.madeKwh)
    expect(of({ postcode: { area: 'SO', heightM: null } }).electricity.pencePerKwh).not.toBe(
      of().electricity.pencePerKwh,
    )
  })

  it('prices exports by our figure, the visitor’s own, or not at all', () => {
    expect(of().export).toMatchObject({ pencePerKwh: 12, source: { confidence: 'assumed' } })
    expect(of({ exportPence: 0 })).toMatchObject({
      export: { pencePerKwh: 0, source: null },
      worth: { exportPence: 0 },
    })
    const { figures } = SAMPLE_BASIS.numbers
    const unknown = { ...figures, 'price.export': { ...figures['price.export'], periods: [] } }
    const quote = solarQuote({
      answers: ANSWERS,
      basis: { ...SAMPLE_BASIS, numbers: { ...SAMPLE_BASIS.numbers, figures: unknown } },
    })
    expect(quote).toMatchObject({ export: null, worth: null })
    expect(solarRows(quote, '/x').map(({ label }) => label)).not.toContain('Worth of the roof, a year')
  })

  it('shows what a battery changes', () => {
    expect(of().withoutBattery).toBeNull()
    const { year, withoutBattery } = of({ battery: 5 })
    expect(year.winterShare).toBeGreaterThan(withoutBattery?.winterShare ?? NaN)
  })
})

test.each([
  [null, 'nothing'],
  [0.0004, 'nothing'],
  [0.0084, '0.8%'],
  [0.123, '12%'],
])('a share of %s is %s', (share, words) => expect(shareWords(share)).toBe(words))

test.each([
  [30_000, 18_000, 'heating adds £120 to what the roof is worth'],
  [18_000, 30_000, 'heating makes the roof worth £120 less'],
  [18_000, 18_000, 'heating adds nothing to what the roof is worth'],
])('heating that saves %i and forgoes %i pence: %s', (heatingPence, forgonePence, words) => {
  const others = { householdPence: 0, exportPence: 0, totalPence: 0 }
  expect(heatingAddsWords({ ...others, heatingPence, forgonePence })).toBe(words)
})

test('describes the roof, the winter and an expired price', () => {
  expect(roofWords(ANSWERS)).toBe('A roof of 4 kWp facing south at 35°, no battery')
  expect(winterWords(of().year)).toMatch(
    /^From October to March the roof covers [\d.]+% of the heating\. From November/,
  )
  const source = { title: 'Ofgem', date: '2026-11-20', confidence: 'verified' } as const
  expect(priceSource({ pencePerKwh: 26, source, endedOn: '2026-12-31' })).toBe(
    'Ofgem, read 20 November 2026; it held until 31 December 2026 and is still used',
  )
  expect(priceSource({ pencePerKwh: 26, source: null, endedOn: null })).toBe('your own figure')
})

test('a URL contains the answers, but only the area of a postcode', () => {
  const typed = { ...FIRST_SOLAR, postcode: 'ba1 1aa', kwp: '6.5' }
  const query = solarQueryOf(typed)
  expect(query).toContain('postcode=BA&')
  expect(query).not.toContain('exportPence')
  expect(solarTypedIn({ ...Object.fromEntries(new URLSearchParams(query)), email: 'a@b.example' })).toEqual({
    ...typed,
    postcode: 'BA',
  })
})
