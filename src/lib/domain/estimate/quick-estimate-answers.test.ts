import { describe, expect, it } from 'vitest'

import { boughtOf, estimate, FLAT, panel, penceOf, SEMI } from '../../../../tests/fixtures/quick-estimates'
import { PROPERTY_TYPES } from '../building/home/answers'
import { OCCUPANCY } from '../building/home/occupancy'
import { typicalHome } from '../building/home/typical-home'
import { AGE_BANDS } from '../building/u-values/age-bands'
import { NATIONS } from '../building/u-values/nations'
import { USUAL_AREA } from '../climate/area-climate'
import { given } from '../quantity/quantity'
import { fabricOf, type QuickAnswers } from './quick-answers'

/** A daytime electricity price low enough for panels to cost less than storage heaters. */
const CHEAP_DAYS = { 'price.electricity': 18 }

describe('effects of the answers', () => {
  it.each(OCCUPANCY.map(({ value }) => value))(
    'panel heaters, %s: the same cost to within 5 %, and no saving',
    (occupancy) => {
      const found = estimate({ ...FLAT, occupancy })
      expect(penceOf(found, 'infrared')).toBe(penceOf(found, 'panel-heaters'))
      expect(found.savingPence?.value).toBe(0)
      expect(Math.max(Math.abs(found.savingPence?.p10 ?? NaN), found.savingPence?.p90 ?? NaN)).toBeLessThan(
        0.06 * penceOf(found, 'infrared'),
      )
      expect(found.judgement).toMatchObject({
        verdict: 'good-replacement',
        reasons: [{ rule: 'replaces-electric-heaters' }, ...found.judgement.reasons.slice(1)],
      })
      expect(found.payback?.typical).toEqual({ outcome: 'no-payback', reason: 'no-saving' })
    },
  )

  it('storage heaters follow the rooms in use, and stay cheaper than panels', () => {
    const found = estimate({ ...FLAT, heating: 'storage-heaters', occupancy: 'a-few-rooms' })
    expect(boughtOf(found, 'storage-heaters')).toBeCloseTo(0.8 * found.alwaysWarmKwh.value, 6)
    expect(found.judgement).toMatchObject({
      verdict: 'depends-on-nights',
      reasons: [{ rule: 'night-price' }, ...found.judgement.reasons.slice(1)],
    })
  })

  it('a slow payback becomes faster with growth', () => {
    const { payback } = estimate(
      { ...FLAT, heating: 'storage-heaters', occupancy: 'a-few-rooms' },
      { changes: CHEAP_DAYS },
    )
    const yearsAt = (which: 'typical' | 'withGrowth' | 'atBest') =>
      payback?.[which].outcome === 'pays-back' ? payback[which].years : NaN
    expect(yearsAt('typical')).toBeGreaterThan(20)
    expect(yearsAt('withGrowth')).toBeLessThan(yearsAt('typical'))
    expect(yearsAt('atBest')).toBeLessThan(yearsAt('typical'))
  })

  it('LPG: has no price, but known carbon', () => {
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

  it('no heating: no saving to calculate', () => {
    expect(estimate({ ...SEMI, heating: 'none' })).toMatchObject({ savingPence: null, payback: null })
  })

  it('a new gas boiler is compared with the old one', () => {
    const found = estimate({ ...SEMI, heating: 'gas-new' })
    expect(penceOf(found, 'gas-new')).toBeLessThan(penceOf(found, 'gas-old'))
  })

  it('solar panels save 5 % of daytime use, and none of the energy stored at night', () => {
    const [without, withSolar] = [estimate(SEMI), estimate({ ...SEMI, hasSolar: true })]
    for (const system of ['infrared', 'panel-heaters', 'heat-pump'])
      expect(boughtOf(withSolar, system) / boughtOf(without, system)).toBeCloseTo(0.95, 9)
    for (const system of ['storage-heaters', 'gas-old', 'oil'])
      expect(boughtOf(withSolar, system)).toBe(boughtOf(without, system))
  })

  it('occupancy changes the use factor of each system; storage heaters follow the rooms but not the hours', () => {
    const [allDay, evenings, few] = OCCUPANCY.map(({ value }) => estimate({ ...SEMI, occupancy: value }))
    if (!allDay || !evenings || !few) throw new Error('no estimate')
    for (const system of ['infrared', 'panel-heaters', 'gas-old']) {
      expect(boughtOf(evenings, system)).toBeLessThan(boughtOf(allDay, system))
      expect(boughtOf(few, system)).toBeLessThan(boughtOf(evenings, system))
    }
    expect(boughtOf(evenings, 'infrared')).toBeCloseTo(0.9 * evenings.alwaysWarmKwh.value, 6)
    for (const found of [allDay, evenings]) expect(boughtOf(found, 'storage-heaters')).toBe(found.alwaysWarmKwh.value)
    expect(boughtOf(few, 'storage-heaters')).toBeCloseTo(0.8 * few.alwaysWarmKwh.value, 6)
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
      { insulation: 'thick-walls-and-loft', ageBand: 'B' },
      { wallInsulation: 'lined-thickly', loftInsulationMm: 270 },
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
  ] as const)('%j implies %j', (answer, fabric) => expect(fabricOf({ nation: 'england', ...answer })).toEqual(fabric))

  it.each(NATIONS.flatMap(({ value: nation }) => AGE_BANDS.map((ageBand) => ({ nation, ageBand }))))(
    'more insulation never increases heat loss: $nation, $ageBand',
    ({ nation, ageBand }) => {
      const outdoor = given({ key: 'climate.outdoor', name: 'Outdoors', unit: '°C', value: -2, source: panel.source })
      for (const { value: propertyType } of PROPERTY_TYPES) {
        const losses = (['none', 'unknown', 'loft', 'walls-and-loft', 'thick-walls-and-loft'] as const).map(
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
        expect(losses).toEqual(losses.toSorted((one, other) => other - one))
      }
    },
  )

  it('a thin lining leaves a solid wall much as a filled cavity, unless the visitor says that it is thick', () => {
    const wallU = (insulation: QuickAnswers['insulation'], ageBand: QuickAnswers['ageBand']) =>
      estimate({ ...SEMI, insulation, ageBand }).working.steps.find(({ key }) => key === 'home.wall.u-value')?.value
    expect(wallU('walls-and-loft', 'B')).toBeCloseTo(0.54, 2)
    expect(wallU('walls-and-loft', 'D')).toBeCloseTo(0.7, 2)
    expect(wallU('thick-walls-and-loft', 'B')).toBeCloseTo(0.32, 2)
  })

  it('only a loft without insulation counts against panels below it', () => {
    const rulesOf = (ageBand: QuickAnswers['ageBand']) =>
      estimate({ ...SEMI, ageBand, insulation: 'none', heating: 'panel-heaters' }).judgement.reasons.map(
        ({ rule }) => rule,
      )
    for (const ageBand of AGE_BANDS) expect(rulesOf(ageBand).includes('bare-loft')).toBe(ageBand <= 'G')
  })

  it('more powerful panels need more circuits', () => {
    const found = estimate(SEMI, { panel: { ...panel, powerWatts: 1_000 } })
    expect(found.panels.rated.circuits.value).toBe(Math.ceil(found.panels.rated.panels.value / 3))
  })

  it('a home with a low heat loss is sized by the manufacturer’s rule', () => {
    const { panels, wattsPerM2, panelsShortOfRule } = estimate({ ...FLAT, ageBand: 'M' })
    expect(wattsPerM2.value).toBeLessThan(25)
    expect(panels.rated.panels.value).toBe(10) // 62 m² × 25 W/m² in six rooms
    expect(panelsShortOfRule).toBe(0)
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

  it('many panels may exceed the supply', () => {
    const rulesOf = (floorAreaM2: number) =>
      estimate({ ...SEMI, ageBand: 'I', heating: 'panel-heaters', floorAreaM2 }).judgement.reasons.map(
        ({ rule }) => rule,
      )
    expect(rulesOf(180)).toContain('supply-may-not-do')
    expect(rulesOf(60)).not.toContain('supply-may-not-do')
  })

  it('another factor set changes only the carbon', () => {
    const [ours, sap] = [estimate(SEMI), estimate(SEMI, { carbonSet: 'sap-10.3' })]
    expect(sap.systems.map(({ pence }) => pence?.value)).toEqual(ours.systems.map(({ pence }) => pence?.value))
    expect(sap.systems.find(({ system }) => system === 'infrared')?.carbonKg?.value).toBeCloseTo(
      boughtOf(ours, 'infrared') * 0.086,
      6,
    )
    expect(sap.systems.find(({ system }) => system === 'oil')?.carbonKg).toBeNull()
  })
})
