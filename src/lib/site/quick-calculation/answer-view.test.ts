import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { PROPERTY_TYPES } from '@/lib/domain/house/answers'
import { HEATING_NOW, INSULATION, OCCUPANCY, type QuickAnswers } from '@/lib/domain/quick-estimate/answers'
import { AGE_BANDS } from '@/lib/domain/u-values/age-bands'

import { SAMPLE_BASIS } from '../sample-numbers'
import { answerView } from './answer-view'
import { estimateFor } from './estimate'

const semi: QuickAnswers = {
  postcodeArea: null,
  propertyType: 'semi',
  floorAreaM2: 93,
  ageBand: 'F',
  insulation: 'unknown',
  heating: 'gas-old',
  occupancy: 'mornings-and-evenings',
  hasSolar: false,
}
const answer = (changes: Partial<QuickAnswers> = {}, own: Record<string, number> = {}) =>
  answerView(estimateFor({ answers: { ...semi, ...changes }, basis: SAMPLE_BASIS, changes: own }))

describe('answerView', () => {
  it('begins with what the home has and panels, then the others from the cheapest on', () => {
    const { years } = answer()
    expect(years.slice(0, 2).map(({ system, isNow }) => [system, isNow])).toEqual([
      ['gas-old', true],
      ['infrared', false],
    ])
    const lengths = years.slice(2).map(({ bar }) => bar?.length ?? NaN)
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other))
    expect(Math.max(...years.map(({ bar }) => bar?.to ?? 0))).toBe(1)
  })

  it('says how much more or less than now, and never a negative amount', () => {
    expect(answer().difference).toMatchObject({ isLess: false })
    expect(answer().difference?.figure.text).toMatch(/^£[\d,]+$/)
    expect(answer({ heating: 'panel-heaters' }).difference).toMatchObject({ isLess: true })
    expect(answer({ heating: 'lpg' })).toMatchObject({ difference: null, payback: null })
  })

  it('says where a saving may turn into a cost', () => {
    expect(answer({ heating: 'panel-heaters' }).difference?.figure.likely).toMatch(/^£[\d,]+ more to £[\d,]+ less$/)
    expect(answer({ heating: 'panel-heaters' }).payback).toMatch(
      /takes about \d+ years to come back \(\d+ at best, never at worst\)/,
    )
    expect(answer().difference?.figure.likely).toMatch(/^£[\d,]+ to £[\d,]+$/)
    expect(answer().payback).toMatch(/save nothing/)
  })

  it('tells what becomes of it over time, in figures that the working has', () => {
    const written = (changes: Partial<QuickAnswers>) =>
      answer(changes).overTime.map(({ before, figure, after }) => `${before}${figure.text}${after}`)
    expect(written({ heating: 'panel-heaters' })).toEqual([
      expect.stringMatching(/^With prices of energy that grow as we assume, it takes about \d+ years\.$/),
      expect.stringMatching(
        /^Over 20 years, with those prices and in today’s money, panels (cost|save) £[\d,]+ more than they (save|cost)\.$/,
      ),
    ])
    expect(written({})).toEqual([
      expect.stringMatching(/^Over 20 years, .* panels cost £[\d,]+ more than they save\.$/),
    ])
    expect(written({ heating: 'lpg' })).toEqual([])
    const { overTime, working } = answer({ heating: 'panel-heaters' })
    for (const { figure } of overTime) expect(working.steps.map(({ key }) => key)).toContain(figure.key)
  })

  it.each<[QuickAnswers['heating'], RegExp | null]>([
    [
      'gas-old',
      /lower the home’s energy rating \(EPC\): .* 16\.49 p for a kWh of electricity and 3\.64 p for one of gas,/,
    ],
    ['oil', /4\.94 p for one of oil,/],
    ['panel-heaters', null],
    ['none', null],
  ])('warns that the rating falls only where that is known: %s', (heating, words) =>
    words ? expect(answer({ heating }).rating).toMatch(words) : expect(answer({ heating }).rating).toBeNull(),
  )

  it('draws no bar where we hold no price', () => {
    expect(answer({ heating: 'lpg' }).years[0]).toMatchObject({ system: 'lpg', bar: null, cost: null })
  })

  it('has for every figure a sum in the working', () => {
    const { working, cost, difference, panels, years, drivers } = answer()
    const figures = [
      cost,
      difference?.figure,
      ...Object.values(panels),
      ...years.flatMap((year) => [year.cost, year.carbon]),
    ]
    const keys = new Set(working.steps.map(({ key }) => key))
    for (const key of [...figures.flatMap((figure) => figure?.key ?? []), ...drivers.map((driver) => driver.key)])
      expect(keys).toContain(key)
  })

  it('names the period of its prices, its weather and what has expired', () => {
    expect(answer({ postcodeArea: 'AB' }).basis.weather).toMatch(/, for AB\.$/)
    expect(answer().basis.weather).toMatch(/, about the middle of Great Britain\.$/)
    expect(answer().basis.prices).toMatch(/October to December 2026$/)
    expect(answer().basis.expired).toEqual([
      'Price of heating oil: our last figure held until 31 January 2026. It’s used all the same.',
    ])
  })

  it.each([
    [null, 26.32, 'Ofgem price cap, average of Great Britain, direct debit, October to December 2026'],
    ['TR', 26.59, 'Our estimate from the Ofgem price cap, South West England, direct debit, October to December 2026'],
    [
      'BA',
      26.59,
      'Our estimate from the Ofgem price cap, South West England, direct debit, October to December 2026; the largest part of BA is in South West England',
    ],
    ['BT', 26.32, 'Ofgem price cap, average of Great Britain, direct debit, October to December 2026'],
  ])('takes the prices of the postcode’s region: %s, %d p', (postcodeArea, pence, prices) => {
    const { basis, working } = answer({ postcodeArea })
    expect(basis.prices).toBe(prices)
    expect(working.steps.find(({ key }) => key === 'price.electricity')?.value).toBe(pence)
  })

  it('still answers when the last period is over, and says so', () => {
    const { basis, cost } = answerView(estimateFor({ answers: semi, basis: { ...SAMPLE_BASIS, date: '2027-02-01' } }))
    expect(basis.prices).toBe(
      'Ofgem price cap, average of Great Britain, direct debit, October to December 2026; newer prices are not yet entered',
    )
    expect(basis.expired).toContain(
      'Price of electricity: our last figure held until 31 December 2026. It’s used all the same.',
    )
    expect(cost.text).toBe(answer().cost.text)
  })

  it('refuses to answer without a number that no sum does without', () => {
    const { figures, tariffs } = SAMPLE_BASIS.numbers
    const without = { ...figures, 'order.installation': { ...figures['order.installation'], periods: [] } }
    expect(() =>
      estimateFor({ answers: semi, basis: { ...SAMPLE_BASIS, numbers: { figures: without, tariffs } } }),
    ).toThrow('No estimate: unknown-period of order.installation')
  })

  it('takes the price of installation from the numbers', () => {
    const { figures, tariffs } = SAMPLE_BASIS.numbers
    const dearer = {
      ...figures['order.installation'],
      periods: figures['order.installation'].periods.map((period) => ({ ...period, value: 30_000 })),
    }
    const basis = { ...SAMPLE_BASIS, numbers: { figures: { ...figures, 'order.installation': dearer }, tariffs } }
    const [ours, theirs] = [answer(), answerView(estimateFor({ answers: semi, basis }))]
    const poundsIn = (text: string) => Number(text.replace(/[£,]/g, ''))
    expect([ours.installation, theirs.installation]).toEqual(['£150', '£300'])
    expect(poundsIn(theirs.panels.price.text) - poundsIn(ours.panels.price.text)).toBe(ours.panelCount * 150)
  })

  it('sends away whom panels do not suit, and offers a quote to whom they do', () => {
    expect(answer().next.links[0]?.href).toContain('gov.uk')
    expect(
      answer({ propertyType: 'flat-middle', floorAreaM2: 45, ageBand: 'L', heating: 'none', occupancy: 'a-few-rooms' }),
    ).toMatchObject({
      verdict: 'good-fit',
      next: { links: [{ label: 'Get a quote for this' }, {}] },
    })
  })

  it.each([
    [null, true],
    ['SN', true],
    ['LL', true],
    ['EH', false],
    ['BT', false],
  ])('leads to the grant for heat pumps where it may be paid: %s, %j', (postcodeArea, isPaid) => {
    const { verdict, next } = answer({ postcodeArea })
    expect([verdict, next.words]).toEqual(['not-the-best-choice', answer().next.words])
    expect(next.links.map(({ href }) => href.includes('boiler-upgrade-scheme'))).toEqual([isPaid, false])
  })

  it('follows a visitor’s own figure, everywhere', () => {
    const [ours, theirs] = [answer(), answer({}, { 'price.electricity': 10 })]
    expect(theirs.cost.text).not.toBe(ours.cost.text)
    expect(theirs.verdict).not.toBe(ours.verdict)
    expect(theirs.working.steps.find(({ key }) => key === 'price.electricity')).toMatchObject({
      value: 10,
      source: { title: 'Your figure' },
    })
    expect(answer({}, { 'home.wall.u-value': 0.4 }).panelCount).toBeLessThan(ours.panelCount)
  })

  it('has an answer for every home that the form can ask about', () => {
    const of = <Value>(options: readonly { value: Value }[]) => fc.constantFrom(...options.map(({ value }) => value))
    const homes = fc.record({
      postcodeArea: fc.constantFrom(null, 'SN', 'AB', 'BT', 'LL', 'ZE', 'TR'),
      propertyType: of(PROPERTY_TYPES),
      floorAreaM2: fc.double({ min: 5, max: 1_000, noNaN: true }),
      ageBand: fc.constantFrom(...AGE_BANDS),
      insulation: of(INSULATION),
      heating: of(HEATING_NOW),
      occupancy: of(OCCUPANCY),
      hasSolar: fc.boolean(),
    })
    fc.assert(
      fc.property(homes, (home) => void expect(answer(home).reasons.length).toBeGreaterThan(0)),
      { numRuns: 20 },
    )
  }, 60_000)
})
