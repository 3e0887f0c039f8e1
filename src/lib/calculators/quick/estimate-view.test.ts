import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { PROPERTY_TYPES } from '@/lib/domain/building/home/answers'
import { OCCUPANCY } from '@/lib/domain/building/home/occupancy'
import { AGE_BANDS } from '@/lib/domain/building/u-values/age-bands'
import { HEATING_NOW } from '@/lib/domain/estimate/heating-now'
import { INSULATION, type QuickAnswers } from '@/lib/domain/estimate/quick-answers'

import { estimateFor } from '../engine/estimate'
import { type EstimateView, estimateView } from './estimate-view'
import { SAMPLE_BASIS } from './sample-numbers'

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
const viewOf = (changes: Partial<QuickAnswers> = {}, own: Record<string, number> = {}) =>
  estimateView(estimateFor({ answers: { ...semi, ...changes }, basis: SAMPLE_BASIS, changes: own }))

/** With a custom day rate, panels cost less than storage heaters. */
const withSaving = viewOf({ heating: 'storage-heaters', occupancy: 'a-few-rooms' }, { 'price.electricity': 18 })

describe('estimateView', () => {
  it('starts with the current system and panels, then the others, cheapest first', () => {
    const { years } = viewOf()
    expect(years.slice(0, 2).map(({ system, isNow }) => [system, isNow])).toEqual([
      ['gas-old', true],
      ['infrared', false],
    ])
    const lengths = years.slice(2).map(({ bar }) => bar?.length ?? NaN)
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other))
    expect(Math.max(...years.map(({ bar }) => bar?.to ?? 0))).toBe(1)
  })

  it('shows the difference from today, never as a negative amount', () => {
    expect(viewOf().difference?.words).toMatch(/^£[\d,]+ more than what you have$/)
    expect(viewOf({ heating: 'panel-heaters' }).difference).toMatchObject({ words: 'The same as what you have' })
    expect(withSaving.difference?.words).toMatch(/^£[\d,]+ less than what you have$/)
    expect(viewOf({ heating: 'lpg' })).toMatchObject({ difference: null, payback: null })
  })

  it('says where a saving may turn into a cost', () => {
    expect(viewOf({ heating: 'panel-heaters' }).difference?.likely).toMatch(/^£[\d,]+ more to £[\d,]+ less$/)
    expect(viewOf({ heating: 'panel-heaters' }).payback).toMatch(/save nothing/)
    expect(withSaving.payback).toMatch(
      /takes about \d+ years to recoup \(\d+ at best, (?:\d+|more than 99|never) at worst\)/,
    )
    expect(viewOf().difference?.likely).toMatch(/^£[\d,]+ to £[\d,]+$/)
    expect(viewOf().payback).toMatch(/save nothing/)
  })

  it('shows the long-term balance, in figures found in the working', () => {
    const writtenOf = ({ overTime }: EstimateView) =>
      overTime.map(({ before, figure, after }) => `${before}${figure.text}${after}`)
    const written = (changes: Partial<QuickAnswers>) => writtenOf(viewOf(changes))
    expect(writtenOf(withSaving)).toEqual([
      expect.stringMatching(/^If energy prices rise as we assume, it takes about \d+ years\.$/),
      expect.stringMatching(
        /^Over 20 years, with those prices and in today’s money, panels (cost|save) £[\d,]+ more than they (save|cost)\.$/,
      ),
    ])
    expect(written({})).toEqual([
      expect.stringMatching(/^Over 20 years, .* panels cost £[\d,]+ more than they save\.$/),
    ])
    expect(written({ heating: 'lpg' })).toEqual([])
    const { overTime, working } = withSaving
    for (const { figure } of overTime) expect(working.steps.map(({ key }) => key)).toContain(figure.key)
  })

  it.each([
    ['gas-old', /lower it by about \d+ points/],
    ['oil', /lower it by about \d+ points/],
    ['lpg', /lower it by about \d+ points/],
    ['heat-pump', /lower it by about \d+ points/],
    ['storage-heaters', /lower it by about \d+ points/],
    ['panel-heaters', /stays the same/],
    ['none', /like any electric heater\.$/],
  ] as const)('states the energy rating before and after: %s', (heating, words) => {
    const { rating, working } = viewOf({ heating })
    expect(rating.words).toMatch(words)
    expect(rating.now === null).toBe(heating === 'none')
    expect(rating.panels.text).toMatch(/^[A-G] \(\d+ points?\)$/)
    expect(working.results).toContain(rating.panels.key)
  })

  it('warns landlords where panels would make a home unlettable', () => {
    expect(viewOf().rating.letting).toMatch(/could then not be let/)
    expect(viewOf({ ageBand: 'M', heating: 'panel-heaters' }).rating.letting).toBeNull()
    expect(viewOf({ postcodeArea: 'EH' }).rating.letting).toBeNull()
  })

  it('checks walls and windows for mould, in a heated room and a cool one', () => {
    const { moisture, working } = viewOf()
    const keys = new Set(working.steps.map(({ key }) => key))
    expect(moisture.map(({ position, verdict }) => [position, verdict])).toMatchInlineSnapshot(`
      [
        [
          "Walls of a heated room",
          "Dry enough",
        ],
        [
          "Windows of a heated room",
          "Dry enough",
        ],
        [
          "Walls of a room left cool",
          "Damp enough for mould",
        ],
        [
          "Windows of a room left cool",
          "Damp enough for mould",
        ],
      ]
    `)
    for (const { surface, humidity } of moisture) for (const { key } of [surface, humidity]) expect(keys).toContain(key)
  })

  it('says what a bill does to the result', () => {
    expect(viewOf().bill).toMatch(/year’s bill narrows/)
    expect(viewOf({ heating: 'none' }).bill).toBeNull()
    expect(viewOf({ bill: { amount: 12_000, unit: 'kwh' } }).bill).toMatch(/^Your bill points to \d+% .* half as far/)
    expect(viewOf({ bill: { amount: 3_500, unit: 'kwh' } }).bill).toMatch(/Please check the bill/)
    expect(viewOf({ heating: 'lpg', bill: { amount: 900, unit: 'pounds' } }).bill).toMatch(/enter it in kWh/)
  })

  it.each([
    [0, 'The costs follow the bill. The number of panels does not, because'],
    [0.2, 'The costs follow the bill. The number of panels moves only part of the way, because'],
    [0.5, 'The costs follow the bill. The number of panels moves only half as far, because'],
    [1, 'The costs and the number of panels follow the bill.'],
  ])('says so for a bill of the weight %d', (weight, words) => {
    const bill = { amount: 12_000, unit: 'kwh' } as const
    const [found] = /^Your bill points to \d+%/.exec(viewOf({ bill }).bill ?? '') ?? []
    expect(viewOf({ bill }, { 'bill.weight': weight }).bill).toMatch(new RegExp(`^${found} .*${words}`))
  })

  it('draws no bar without a price', () => {
    expect(viewOf({ heating: 'lpg' }).years[0]).toMatchObject({ system: 'lpg', bar: null, cost: null })
  })

  it('has a working for every figure', () => {
    const { working, cost, difference, panels, years, drivers } = viewOf()
    const figures = [cost, difference, ...Object.values(panels), ...years.flatMap((year) => [year.cost, year.carbon])]
    const keys = new Set(working.steps.map(({ key }) => key))
    for (const key of [...figures.flatMap((figure) => figure?.key ?? []), ...drivers.map((driver) => driver.key)])
      expect(keys).toContain(key)
  })

  it('names its price period, climate and expired figures', () => {
    expect(viewOf({ postcodeArea: 'AB' }).basis.weather).toMatch(/, for AB\.$/)
    expect(viewOf().basis.weather).toMatch(/, about the middle of Great Britain\.$/)
    expect(viewOf().basis.prices).toMatch(
      /October to December 2026, no VAT on electricity until 31 March 2027, 5% on gas$/,
    )
    expect(viewOf().basis.expired).toEqual([])
  })

  it.each([
    [
      null,
      26.32,
      'Ofgem price cap, average of Great Britain, direct debit, October to December 2026, no VAT on electricity until 31 March 2027, 5% on gas',
    ],
    [
      'TR',
      26.59,
      'Our estimate from the Ofgem price cap, South West England, direct debit, October to December 2026, no VAT on electricity until 31 March 2027, 5% on gas',
    ],
    [
      'BA',
      26.59,
      'Our estimate from the Ofgem price cap, South West England, direct debit, October to December 2026, no VAT on electricity until 31 March 2027, 5% on gas; the largest part of BA is in South West England',
    ],
    [
      'BT',
      26.32,
      'Ofgem price cap, average of Great Britain, direct debit, October to December 2026, no VAT on electricity until 31 March 2027, 5% on gas',
    ],
  ])('uses prices of the postcode’s region: %s, %d p', (postcodeArea, pence, prices) => {
    const { basis, working } = viewOf({ postcodeArea })
    expect(basis.prices).toBe(prices)
    expect(working.steps.find(({ key }) => key === 'price.electricity')?.value).toBe(pence)
  })

  it('still works once the last price period has ended, and says so', () => {
    const { basis, cost } = estimateView(estimateFor({ answers: semi, basis: { ...SAMPLE_BASIS, date: '2027-02-01' } }))
    expect(basis.prices).toBe(
      'Ofgem price cap, average of Great Britain, direct debit, October to December 2026, no VAT on electricity until 31 March 2027, 5% on gas; newer prices have not been entered yet',
    )
    expect(basis.expired).toContain(
      'Price of electricity: our last figure was valid until 31 December 2026. We still use it.',
    )
    expect(cost.text).toBe(viewOf().cost.text)
  })

  it('says that VAT is to come, and includes it from that day', () => {
    const vatOn = (date: string) => estimateView(estimateFor({ answers: semi, basis: { ...SAMPLE_BASIS, date } })).vat
    expect(vatOn('2027-03-31')).toContain('Electricity is VAT-free until 31 March 2027. With 5% VAT,')
    expect(vatOn('2027-04-01')).toBeNull()
  })

  it('takes VAT from its field, whatever the source is called', () => {
    const { figures, tariffs } = SAMPLE_BASIS.numbers
    const ending = tariffs.map((cap) => ({
      ...cap,
      source: 'no VAT on electricity',
      electricityVat: { percent: 5, until: null, percentAfter: null },
    }))
    const basis = { ...SAMPLE_BASIS, numbers: { figures, tariffs: ending } }
    expect(estimateView(estimateFor({ answers: semi, basis })).vat).toBeNull()
  })

  it('fails without a required assumption', () => {
    const { figures, tariffs } = SAMPLE_BASIS.numbers
    const without = { ...figures, 'order.installation': { ...figures['order.installation'], periods: [] } }
    expect(() =>
      estimateFor({ answers: semi, basis: { ...SAMPLE_BASIS, numbers: { figures: without, tariffs } } }),
    ).toThrow('No estimate: unknown-period of order.installation')
  })

  it('takes the installation price from the assumptions', () => {
    const { figures, tariffs } = SAMPLE_BASIS.numbers
    const dearer = {
      ...figures['order.installation'],
      periods: figures['order.installation'].periods.map((period) => ({ ...period, value: 30_000 })),
    }
    const basis = { ...SAMPLE_BASIS, numbers: { figures: { ...figures, 'order.installation': dearer }, tariffs } }
    const [ours, theirs] = [viewOf(), estimateView(estimateFor({ answers: semi, basis }))]
    const poundsIn = (text: string) => Number(text.replace(/[£,]/g, ''))
    expect([ours.installation, theirs.installation]).toEqual(['£150', '£300'])
    expect(poundsIn(theirs.panels.price.text) - poundsIn(ours.panels.price.text)).toBe(ours.panelCount * 150)
  })

  it('offers a single room where panels do not suit the home, and a quote otherwise', () => {
    expect(viewOf().next.links[0]?.label).toBe('Ask about a single room')
    expect(
      viewOf({ propertyType: 'flat-middle', floorAreaM2: 45, ageBand: 'L', heating: 'none', occupancy: 'a-few-rooms' }),
    ).toMatchObject({
      verdict: 'good-fit',
      next: { links: [{ label: 'Get a quote for this' }, {}] },
    })
  })

  it('warns of letting only where it may matter: unanswered and in the whole home', () => {
    expect(viewOf().rating.letting).toMatch(/^If you let this home/)
    expect(viewOf({ isLet: false }).rating.letting).toBeNull()
    expect(viewOf({ heatedRooms: 1 }).rating.letting).toBeNull()
    const isLet = viewOf({ isLet: true })
    expect(isLet.rating.letting).toBeNull()
    expect(isLet.reasons.join(' ')).toContain('may not be let without a registered exemption')
  })

  it('says that its figures are for the whole home where the verdict is for some rooms', () => {
    expect(viewOf().isForWholeHome).toBe(true)
    expect(viewOf({ heatedRooms: 2 }).isForWholeHome).toBe(false)
  })

  it.each([
    [null, true],
    ['SN', true],
    ['LL', true],
    ['EH', false],
    ['BT', false],
  ])('links to the heat pump grant where available: %s, %j', (postcodeArea, isPaid) => {
    const { verdict, next } = viewOf({ postcodeArea, insulation: 'walls-and-loft' })
    expect(verdict).toBe('good-for-some-rooms')
    expect(next.links.map(({ href }) => href.includes('boiler-upgrade-scheme'))).toEqual([false, isPaid])
  })

  it('uses a visitor’s own figure throughout', () => {
    const [ours, theirs] = [viewOf(), viewOf({}, { 'price.electricity': 10 })]
    expect(theirs.cost.text).not.toBe(ours.cost.text)
    expect(theirs.reasons).not.toEqual(ours.reasons)
    expect(theirs.working.steps.find(({ key }) => key === 'price.electricity')).toMatchObject({
      value: 10,
      source: { title: 'Your figure' },
    })
    expect(viewOf({}, { 'home.wall.u-value': 0.4 }).panelCount).toBeLessThan(ours.panelCount)
  })

  it('has a result for every home the form can describe', () => {
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
      fc.property(homes, (home) => void expect(viewOf(home).reasons.length).toBeGreaterThan(0)),
      { numRuns: 20 },
    )
  })
})
