import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { DEFAULT_ASSUMPTIONS } from '../assumptions/default-assumptions'
import { PROPERTY_TYPES } from '../house/answers'
import { typicalHome } from '../house/typical-home'
import { given } from '../quantity/quantity'
import { sameInputHash } from '../quantity/same-input-hash'
import { AGE_BANDS } from '../u-values/age-bands'
import { NATIONS } from '../u-values/nations'
import { fabricOf, HEATING_NOW, INSULATION, OCCUPANCY, USUAL_AREA, type QuickAnswers } from './answers'
import { quickEstimate } from './quick-estimate'
import type { Banded, QuickEstimate } from './result'

const panel = {
  pricePence: 28_900,
  powerWatts: 225,
  widthMm: 1200,
  heightMm: 600,
  operatingTempC: 52.5,
  source: { title: 'Price list', date: '2026-11-20', confidence: 'assumed' },
} as const
const SEMI: QuickAnswers = {
  postcodeArea: 'SN',
  propertyType: 'semi',
  floorAreaM2: 90,
  ageBand: 'D',
  insulation: 'unknown',
  heating: 'gas-old',
  occupancy: 'mornings-and-evenings',
  hasSolar: false,
}
const FLAT: QuickAnswers = {
  ...SEMI,
  propertyType: 'flat-middle',
  floorAreaM2: 62,
  ageBand: 'I',
  heating: 'panel-heaters',
}

type Options = Partial<Omit<Parameters<typeof quickEstimate>[0], 'answers'>>
const ask = (answers: QuickAnswers, options: Options = {}) =>
  quickEstimate({
    answers,
    assumptions: DEFAULT_ASSUMPTIONS,
    date: '2026-11-20',
    panel,
    seed: 1,
    samples: 200,
    ...options,
  })
const estimate = (answers: QuickAnswers, options: Options = {}): QuickEstimate => {
  const found = ask(answers, options)
  if (!found.ok) throw new Error(found.reason)
  return found
}
const penceOf = ({ systems }: QuickEstimate, system: string) =>
  systems.find((year) => year.system === system)?.pence?.value ?? NaN
const boughtOf = ({ systems }: QuickEstimate, system: string) =>
  systems.find((year) => year.system === system)?.boughtKwh.value ?? NaN

const anyone = fc.record({
  postcodeArea: fc.constantFrom('SN', 'AB', 'PL', 'BT', null),
  propertyType: fc.constantFrom(...PROPERTY_TYPES.map(({ value }) => value)),
  floorAreaM2: fc.double({ min: 20, max: 400, noNaN: true }),
  ageBand: fc.constantFrom(...AGE_BANDS),
  insulation: fc.constantFrom(...INSULATION.map(({ value }) => value)),
  heating: fc.constantFrom(...HEATING_NOW.map(({ value }) => value)),
  occupancy: fc.constantFrom(...OCCUPANCY.map(({ value }) => value)),
  hasSolar: fc.boolean(),
})

describe('a semi of the fifties with gas', () => {
  const found = estimate(SEMI, { samples: 1_000 })

  it('needs about twice what the short rule gives, on either basis', () => {
    expect(found.heatLossWatts.value).toBeGreaterThan(6_500)
    expect(found.heatLossWatts.value).toBeLessThan(7_100)
    expect(found.panels.rated.panels.value).toBe(Math.ceil(found.heatLossWatts.value / 225))
    expect(found.panels['stated-temperature'].panels.value).toBe(Math.ceil(found.heatLossWatts.value / 165.3))
    expect(found.panelsShortOfRule.value).toBe(found.panels.rated.panels.value - 14) // 90 m² × 35 W/m² ÷ 225 W
  })

  it('gets a price that is panels, delivery and installation', () => {
    const { panels, price, kilowatts, circuits } = found.panels.rated
    expect(price.value).toBe(panels.value * 43_900 + 15_000)
    expect(kilowatts.value).toBeCloseTo(panels.value * 0.225, 9)
    expect(circuits.value).toBe(Math.ceil(panels.value / 13))
  })

  it('pays more than twice as much with panels, and never gets it back', () => {
    expect(penceOf(found, 'infrared')).toBeGreaterThan(2 * penceOf(found, 'gas-old'))
    expect(found.savingPence?.value).toBe(penceOf(found, 'gas-old') - penceOf(found, 'infrared'))
    expect(found.savingPence?.p90).toBeLessThan(0)
    const never = { outcome: 'no-payback', reason: 'no-saving' }
    expect(found.payback).toEqual({ typical: never, withGrowth: never, atBest: never, atWorst: never })
    expect(found.judgement).toMatchObject({
      verdict: 'not-the-best-choice',
      reasons: [{ rule: 'heating-now-costs-less' }, { rule: 'insulate-first' }, { rule: 'heat-pump-would-cost-less' }],
    })
  })

  it('is told the carbon of each way', () => {
    const kgOf = (system: string) => found.systems.find((year) => year.system === system)?.carbonKg?.value ?? NaN
    expect(kgOf('infrared')).toBeCloseTo(boughtOf(found, 'infrared') * 0.177, 6)
    expect(kgOf('gas-old')).toBeCloseTo(boughtOf(found, 'gas-old') * 0.18296, 6)
    expect(kgOf('heat-pump')).toBeLessThan(kgOf('infrared'))
  })

  it('is told three things that matter most, the strongest first', () => {
    const swings = found.drivers.map(({ atLow, atHigh }) => Math.abs(atHigh - atLow))
    expect(found.drivers.map(({ key }) => key)).toEqual(['home.wall.u-value', 'home.air-changes', 'price.electricity'])
    expect(swings).toEqual(swings.toSorted((one, other) => other - one))
  })

  it('sees the standing charge in the cost of gas alone', () => {
    for (const { system, pence, penceWithoutStanding } of found.systems) {
      expect((pence?.value ?? NaN) - (penceWithoutStanding?.value ?? NaN)).toBe(
        system === 'gas-old' ? Math.round(365 * 29.68) : 0,
      )
    }
    expect(found.systems.filter(({ isNow }) => isNow).map(({ system }) => system)).toEqual(['gas-old'])
  })
})

describe('what the answers change', () => {
  it('panel heaters: a saving that pays back late, sooner with growth', () => {
    const { payback, judgement } = estimate(FLAT)
    const yearsAt = (which: 'typical' | 'withGrowth' | 'atBest') =>
      payback?.[which].outcome === 'pays-back' ? payback[which].years : NaN
    expect(yearsAt('typical')).toBeGreaterThan(20)
    expect(yearsAt('withGrowth')).toBeLessThan(yearsAt('typical'))
    expect(yearsAt('atBest')).toBeLessThan(yearsAt('typical'))
    expect(judgement).toMatchObject({
      verdict: 'depends',
      reasons: [{ rule: 'pays-back-late' }, { rule: 'saves-against-what-is-there' }, { rule: 'small-demand' }],
    })
  })

  it('cheaper panels turn that into a good fit', () => {
    expect(
      estimate(FLAT, { panel: { ...panel, pricePence: 10_000 }, changes: { 'order.installation': 5_000 } }).judgement
        .verdict,
    ).toBe('good-fit')
  })

  it('LPG: no price is invented, and its carbon is known', () => {
    const found = estimate({ ...SEMI, heating: 'lpg' })
    expect(found.systems.find(({ isNow }) => isNow)).toMatchObject({
      system: 'lpg',
      pence: null,
      penceWithoutStanding: null,
      carbonKg: { value: expect.any(Number) },
    })
    expect(found).toMatchObject({ savingPence: null, payback: null })
    expect(found.judgement.reasons.map(({ rule }) => rule)).toContain('no-price-held')
  })

  it('no heating: nothing to save against', () => {
    expect(estimate({ ...SEMI, heating: 'none' })).toMatchObject({ savingPence: null, payback: null })
  })

  it('a new gas boiler is compared beside the old one', () => {
    const found = estimate({ ...SEMI, heating: 'gas-new' })
    expect(penceOf(found, 'gas-new')).toBeLessThan(penceOf(found, 'gas-old'))
  })

  it('solar panels spare five hundredths of what is used by day, and none of what is stored at night', () => {
    const [without, withSolar] = [estimate(SEMI), estimate({ ...SEMI, hasSolar: true })]
    for (const system of ['infrared', 'panel-heaters', 'heat-pump'])
      expect(boughtOf(withSolar, system) / boughtOf(without, system)).toBeCloseTo(0.95, 9)
    for (const system of ['storage-heaters', 'gas-old', 'oil'])
      expect(boughtOf(withSolar, system)).toBe(boughtOf(without, system))
  })

  it('how a home is used changes what each way is asked for, and nothing of what was stored the night before', () => {
    const [allDay, evenings, few] = OCCUPANCY.map(({ value }) => estimate({ ...SEMI, occupancy: value }))
    if (!allDay || !evenings || !few) throw new Error('no estimate')
    for (const system of ['infrared', 'panel-heaters', 'gas-old']) {
      expect(boughtOf(evenings, system)).toBeLessThan(boughtOf(allDay, system))
      expect(boughtOf(few, system)).toBeLessThan(boughtOf(evenings, system))
    }
    expect(boughtOf(evenings, 'infrared')).toBeCloseTo(0.78 * evenings.alwaysWarmKwh.value, 6)
    for (const { systems, alwaysWarmKwh } of [allDay, evenings, few])
      expect(systems.find(({ system }) => system === 'storage-heaters')?.boughtKwh.value).toBe(alwaysWarmKwh.value)
  })

  it('insulation lowers heat, panels and cost', () => {
    const [bare, loft, all] = (['none', 'loft', 'walls-and-loft'] as const).map((insulation) =>
      estimate({ ...SEMI, insulation }),
    )
    if (!bare || !loft || !all) throw new Error('no estimate')
    for (const [worse, better] of [
      [bare, loft],
      [loft, all],
    ] as const) {
      expect(better.heatLossWatts.value).toBeLessThan(worse.heatLossWatts.value)
      expect(better.panels.rated.panels.value).toBeLessThan(worse.panels.rated.panels.value)
      expect(penceOf(better, 'infrared')).toBeLessThan(penceOf(worse, 'infrared'))
    }
    expect(bare.judgement.reasons.map(({ rule }) => rule)).toContain('bare-loft')
  })

  it.each([
    [{ insulation: 'unknown', ageBand: 'D' }, {}],
    [
      { insulation: 'none', ageBand: 'D' },
      { wallInsulation: 'none', loftInsulationMm: 0 },
    ],
    [{ insulation: 'none', ageBand: 'H' }, { wallInsulation: 'none' }],
    [
      { insulation: 'loft', ageBand: 'B' },
      { wallInsulation: 'none', loftInsulationMm: 270 },
    ],
    [
      { insulation: 'walls-and-loft', ageBand: 'B' },
      { wallInsulation: 'lined', loftInsulationMm: 270 },
    ],
    [
      { insulation: 'walls-and-loft', ageBand: 'D' },
      { wallInsulation: 'cavity-filled', loftInsulationMm: 270 },
    ],
    [
      { insulation: 'loft', ageBand: 'L' },
      { wallInsulation: 'none', loftInsulationMm: 270 },
    ],
    [{ insulation: 'loft', ageBand: 'L', nation: 'scotland' }, { wallInsulation: 'none' }],
    [{ insulation: 'walls-and-loft', ageBand: 'M' }, { wallInsulation: 'cavity-filled' }],
  ] as const)('%j says %j of the fabric', (answer, fabric) =>
    expect(fabricOf({ nation: 'england', ...answer })).toEqual(fabric),
  )

  it.each(NATIONS.flatMap(({ value: nation }) => AGE_BANDS.map((ageBand) => ({ nation, ageBand }))))(
    'more insulation never raises the loss: $nation, $ageBand',
    ({ nation, ageBand }) => {
      const outdoor = given({ key: 'climate.outdoor', name: 'Outdoors', unit: '°C', value: -2, source: panel.source })
      for (const { value: propertyType } of PROPERTY_TYPES) {
        const [none, unknown, loft, all] = (['none', 'unknown', 'loft', 'walls-and-loft'] as const).map(
          (insulation) =>
            typicalHome({
              propertyType,
              floorAreaM2: 93,
              ageBand,
              nation,
              outdoor,
              ...fabricOf({ insulation, ageBand, nation }),
            }).designHeatLoss.value,
        )
        expect([none, unknown, loft, all]).toEqual(
          [none, unknown, loft, all].toSorted((one = NaN, other = NaN) => other - one),
        )
      }
    },
  )

  it('only a loft without anything on its joists speaks against panels under it', () => {
    const rulesOf = (ageBand: QuickAnswers['ageBand']) =>
      estimate({ ...SEMI, ageBand, insulation: 'none', heating: 'panel-heaters' }).judgement.reasons.map(
        ({ rule }) => rule,
      )
    for (const ageBand of AGE_BANDS) expect(rulesOf(ageBand).includes('bare-loft')).toBe(ageBand <= 'G')
  })

  it('panels of more power take more circuits', () => {
    const found = estimate(SEMI, { panel: { ...panel, powerWatts: 1_000 } })
    expect(found.panels.rated.circuits.value).toBe(Math.ceil(found.panels.rated.panels.value / 3))
  })

  it('a home that loses little is sized by the short rule', () => {
    const { panels, wattsPerM2, panelsShortOfRule } = estimate({ ...FLAT, ageBand: 'M' })
    expect(wattsPerM2.value).toBeLessThan(25)
    expect(panels.rated.panels.value).toBe(Math.ceil((62 * 25) / 225))
    expect(panelsShortOfRule.value).toBe(0)
  })

  it('cold places cost more than mild ones', () => {
    expect(penceOf(estimate({ ...SEMI, postcodeArea: 'AB' }), 'infrared')).toBeGreaterThan(
      penceOf(estimate({ ...SEMI, postcodeArea: 'PL' }), 'infrared'),
    )
    expect(estimate({ ...SEMI, postcodeArea: null }).climate.area).toBe(USUAL_AREA)
  })

  it('a home is built to the standards of its nation', () => {
    const wallU = (postcodeArea: string) =>
      estimate({ ...SEMI, postcodeArea, ageBand: 'M' }).working.steps.find(({ key }) => key === 'home.wall.u-value')
        ?.value
    expect(wallU('SN')).toBe(0.26)
    expect(wallU('EH')).toBe(0.17)
  })

  it('many panels raise the question of the supply', () => {
    const rulesOf = (floorAreaM2: number) =>
      estimate({ ...SEMI, floorAreaM2 }).judgement.reasons.map(({ rule }) => rule)
    expect(rulesOf(180)).toContain('supply-may-not-do')
    expect(rulesOf(60)).not.toContain('supply-may-not-do')
  })

  it('another set of factors is another carbon, and nothing else', () => {
    const [ours, sap] = [estimate(SEMI), estimate(SEMI, { carbonSet: 'sap-10.3' })]
    expect(sap.systems.map(({ pence }) => pence?.value)).toEqual(ours.systems.map(({ pence }) => pence?.value))
    expect(sap.systems.find(({ system }) => system === 'infrared')?.carbonKg?.value).toBeCloseTo(
      boughtOf(ours, 'infrared') * 0.086,
      6,
    )
    expect(sap.systems.find(({ system }) => system === 'oil')?.carbonKg).toBeNull()
  })
})

describe('what cannot be answered', () => {
  it.each([
    [{ date: 'today' }, { ok: false, reason: 'unknown-date', date: 'today' }],
    [{ date: '2020-01-01' }, { ok: false, reason: 'unknown-period', date: '2020-01-01', key: 'price.electricity' }],
  ])('%j', (options, failure) => expect(ask(SEMI, options)).toEqual(failure))

  it('is a postcode area that does not exist', () => {
    expect(ask({ ...SEMI, postcodeArea: 'QQ' })).toEqual({ ok: false, reason: 'unknown-area', area: 'QQ' })
  })
})

describe('what has expired', () => {
  it('is used and named', () => {
    const later = estimate(SEMI, { date: '2027-02-01' })
    expect(later.expired.map(({ key }) => key)).toEqual([
      'price.electricity',
      'price.gas',
      'price.gas-a-day',
      'price.oil',
    ])
    expect(penceOf(later, 'gas-old')).toBe(penceOf(estimate(SEMI), 'gas-old'))
  })

  it('is not named where nothing rests on it', () => {
    expect(estimate(SEMI).expired.map(({ key }) => key)).toEqual(['price.oil'])
    expect(DEFAULT_ASSUMPTIONS['price.electricity-a-day'].periods.at(-1)?.validTo).toBe('2026-12-31')
  })
})

describe('any home', () => {
  it('gets bands in order, whole pence and panels, and one working for one set of answers', () => {
    const inOrder = ({ p10, p50, p90 }: Banded) => p10 <= p50 && p50 <= p90
    fc.assert(
      fc.property(anyone, fc.integer(), (answers, seed) => {
        const found = estimate(answers, { seed, samples: 40 })
        const money = found.systems.flatMap(({ pence }) => (pence ? [pence] : []))
        const { rated, 'stated-temperature': stated } = found.panels
        for (const banded of [
          found.heatLossWatts,
          found.alwaysWarmKwh,
          rated.panels,
          rated.price,
          stated.panels,
          ...money,
        ])
          expect(inOrder(banded)).toBe(true)
        for (const { value, p10, p50, p90 } of [rated.panels, rated.circuits, rated.price, ...money])
          expect([value, p10, p50, p90].every(Number.isInteger)).toBe(true)
        expect(stated.panels.value).toBeGreaterThanOrEqual(rated.panels.value)
        expect(rated.panels.value * 225).toBeGreaterThanOrEqual(found.heatLossWatts.value)
        expect(found.judgement.reasons.length).toBeGreaterThan(0)
        expect(sameInputHash(estimate(answers, { seed: seed + 1, samples: 20 }).working)).toBe(
          sameInputHash(found.working),
        )
      }),
      { numRuns: 40 },
    )
  }, 30_000)

  it('gets the same result for the same question', () => expect(estimate(SEMI)).toEqual(estimate(SEMI)))

  it('has every step of its working under a name and source of its own', () => {
    const { steps } = estimate({ ...SEMI, hasSolar: true }).working
    for (const { name, inputs, formula, source } of steps) {
      expect(name).toMatch(/^[A-Z]/)
      expect(inputs.length > 0 ? formula : source?.title).toBeTruthy()
    }
  })
})
