import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { CASE_COUNT } from '../../../../tests/fixtures/case-count'
import { anyone, estimate, FLAT, SEMI } from '../../../../tests/fixtures/quick-estimates'
import { systemNow } from './heating-now'
import type { Banded, QuickEstimate } from './quick-estimate-result'

const width = ({ p10, p50, p90 }: Banded) => (p90 - p10) / p50
const yearOf = ({ systems }: QuickEstimate, system: string) => {
  const year = systems.find((candidate) => candidate.system === system)
  if (!year?.pence) throw new Error(`No cost of "${system}"`)
  return { ...year, pence: year.pence }
}
const valueOf = ({ working }: QuickEstimate, key: string) =>
  working.steps.find((step) => step.key === key)?.value ?? NaN

describe('a bill', () => {
  const without = estimate(SEMI)
  const billed = estimate({ ...SEMI, bill: { amount: 12_000, unit: 'kwh' } })

  it('sets the energy of the current heating: the bill less hot water and cooking', () => {
    expect(yearOf(billed, 'gas-old').boughtKwh.value).toBeCloseTo(12_000 - 1_300 - 15 * 90, 6)
  })

  it('narrows the cost of panels to half of the range or less, and that of the panels too', () => {
    expect(width(yearOf(billed, 'infrared').pence)).toBeLessThan(0.5 * width(yearOf(without, 'infrared').pence))
    expect(width(billed.heatLossWatts)).toBeLessThan(0.8 * width(without.heatLossWatts))
  })

  it('moves the heat loss half-way: the geometric mean of bill and calculation', () => {
    const byBill = (billed.alwaysWarmKwh.value * 1000) / 24 / valueOf(billed, 'climate.degree-days')
    expect(valueOf(billed, 'home.calibrated-coefficient')).toBeCloseTo(
      Math.sqrt(byBill * valueOf(without, 'home.heat-loss-coefficient')),
      6,
    )
  })

  it('in pounds is converted at the prices of the day, less the standing charge of gas', () => {
    const pence = 12_000 * valueOf(billed, 'price.gas') + 365 * valueOf(billed, 'price.gas-a-day')
    const inPounds = estimate({ ...SEMI, bill: { amount: pence / 100, unit: 'pounds' } })
    expect(inPounds.alwaysWarmKwh.value).toBeCloseTo(billed.alwaysWarmKwh.value, 6)
  })

  it('in pounds is not used where the fuel has no price', () => {
    const lpg = estimate({ ...SEMI, heating: 'lpg', bill: { amount: 1_000, unit: 'pounds' } })
    expect(lpg.alwaysWarmKwh.value).toBe(without.alwaysWarmKwh.value)
  })

  it('leaves a third of a very low bill to heating', () => {
    const low = estimate({ ...SEMI, bill: { amount: 2_000, unit: 'kwh' } })
    expect(yearOf(low, 'gas-old').boughtKwh.value).toBeCloseTo(600, 6)
  })

  describe('in pounds of a home with storage heaters', () => {
    // A standing charge of 54.83p a day. Heating 0.85 × 14.29p + 0.15 × 29.05p, other uses 0.3 and 0.7 of the same.
    const [heatingPence, otherPence, otherKwh] = [16.504, 24.622, 1_700 + 32 * 62]
    const heatingOf = (pounds: number) =>
      valueOf(
        estimate({ ...FLAT, heating: 'storage-heaters', bill: { amount: pounds, unit: 'pounds' } }),
        'bill.heating',
      )

    it('pays for lights and cooking at their own price, mostly by day', () => {
      const spentPence = 180_000 - 365 * 54.83
      expect(heatingOf(1_800)).toBeCloseTo((spentPence - otherKwh * otherPence) / heatingPence, 6)
      expect(heatingOf(1_800)).toBeCloseTo(4_197.7, 0)
    })

    it('leaves 0.3 of the energy to heating if little is left', () => {
      const kwh = heatingOf(1_300)
      expect(kwh).toBeCloseTo(1_487.2, 0)
      expect(kwh * heatingPence + (kwh / 0.3) * 0.7 * otherPence).toBeCloseTo(130_000 - 365 * 54.83, 0)
    })
  })

  it.each([
    ['kwh', 6_000],
    ['pounds', 1_800],
  ] as const)('in %s of a home with solar panels is what its heating costs today', (unit, amount) => {
    const home = { ...FLAT, bill: { amount, unit } }
    const heating = valueOf(estimate(home), 'bill.heating')
    const solar = estimate({ ...home, hasSolar: true })
    expect(yearOf(solar, 'panel-heaters').boughtKwh.value).toBeCloseTo(heating, 6)
    expect(solar.alwaysWarmKwh.value).toBeCloseTo(heating / 0.9 / 0.95, 6)
  })

  it('raises every cost as it grows', () => {
    fc.assert(
      fc.property(anyone, fc.integer({ min: 2_000, max: 20_000 }), (home, amount) => {
        if (systemNow(home.heating) === null) return
        const costAt = (kwh: number) =>
          yearOf(estimate({ ...home, bill: { amount: kwh, unit: 'kwh' } }, { samples: 20 }), 'infrared').pence.value
        expect(costAt(1.5 * amount)).toBeGreaterThan(costAt(amount))
      }),
      { numRuns: CASE_COUNT },
    )
  })
})

describe('bands', () => {
  it('of a home without a bill include the typical gas bill of Ofgem', () => {
    const { p10, p90 } = yearOf(estimate({ ...SEMI, ageBand: 'F' }), 'gas-old').boughtKwh
    const heating = 9_500 - 1_300 - 15 * 90
    expect(p10).toBeLessThan(1.15 * heating)
    expect(p90).toBeGreaterThan(heating)
  })

  it('are narrower with the number of rooms', () => {
    const [guessed, counted] = [estimate(SEMI), estimate({ ...SEMI, rooms: 8 })]
    expect(counted.panels.rated.panels.value).toBe(guessed.panels.rated.panels.value)
    expect(width(counted.panels.rated.panels)).toBeLessThanOrEqual(width(guessed.panels.rated.panels))
    expect(counted.working.steps.find(({ key }) => key === 'home.rooms')?.spread).toBeUndefined()
  })

  it('of a difference leave out what both systems share', () => {
    const { systems, savingPence } = estimate(FLAT, { samples: 1_000 })
    const [panels, heaters] = ['infrared', 'panel-heaters'].map((key) => systems.find(({ system }) => system === key))
    if (!panels?.pence || !heaters?.pence || !savingPence) throw new Error('No costs')
    expect(savingPence.p90 - savingPence.p10).toBeLessThan(0.25 * (panels.pence.p90 - panels.pence.p10))
  })
})
