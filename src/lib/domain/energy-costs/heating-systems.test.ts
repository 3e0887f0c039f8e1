import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { DEFAULT_ASSUMPTIONS } from '../../../../tests/fixtures/default-assumptions'
import { vectors } from '../../../../tests/fixtures/heating-vectors'
import { sampleQuantity } from '../../../../tests/fixtures/sample-quantity'
import { effectiveAssumptions } from '../assumptions/effective'
import { evaluator } from '../quantity/evaluate'
import { OutOfRange } from '../quantity/range-check'
import { blendedPencePerKwh, type PricedShare } from './blended-price'
import { breakEvenReduction } from './break-even'
import { compareSystems } from './compare-systems'
import { costOfYear } from './cost-of-year'
import { heatPrice } from './heat-price'
import { pencePerKwhOfHeat } from './heat-price'
import { HEATING_SYSTEM_KEYS, type HeatingSystemKey } from './heating-systems'
import { hourlyCostPence } from './hourly-cost'
import { yearCost } from './year-cost'

const onDay = (date: string) => {
  const effective = effectiveAssumptions({ assumptions: DEFAULT_ASSUMPTIONS, date })
  if (!effective.ok) throw new Error(effective.reason)
  return effective
}
const summer = onDay('2026-08-01')
const autumn = onDay('2026-11-20')
/** LPG has no price, and that of oil is older than three months. */
const PRICED = HEATING_SYSTEM_KEYS.filter((key) => key !== 'lpg' && key !== 'oil')
const yearOf = (system: HeatingSystemKey, kwh: number, effective = summer) => {
  const year = costOfYear({ system, alwaysWarm: sampleQuantity('heat', kwh), use: sampleQuantity('use', 1), effective })
  if (!year) throw new Error('no price')
  return year
}
const off = (found: number, reference: number) => Math.abs(found - reference)

describe('worked examples', () => {
  it.each(vectors('runningCostPerHour'))('$id', ({ input, expect: expected, tol }) => {
    const { W, p } = input as { W: number; p: number }
    expect(off(hourlyCostPence({ powerWatts: W, pencePerKwh: p }), (expected as { pence: number }).pence)).toBeLessThan(
      tol,
    )
  })

  it.each(vectors('pencePerKWhHeat'))('$id', ({ input, expect: expected, tol }) => {
    const { pElec, pGas, etaGas, spf } = input as { pElec: number; pGas: number; etaGas: number; spf: number }
    const { ir, gas, ashp, irOverGas } = expected as { ir: number; gas: number; ashp: number; irOverGas: number }
    const gasHeat = pencePerKwhOfHeat({ pencePerKwh: pGas, heatPerUnit: etaGas })
    expect(off(pencePerKwhOfHeat({ pencePerKwh: pElec, heatPerUnit: 1 }), ir)).toBeLessThan(tol)
    expect(off(gasHeat, gas)).toBeLessThan(tol)
    expect(off(pencePerKwhOfHeat({ pencePerKwh: pElec, heatPerUnit: spf }), ashp)).toBeLessThan(tol)
    expect(off(pElec / gasHeat, irOverGas)).toBeLessThan(tol)
  })

  it.each(vectors('breakEvenReduction'))('$id', ({ input, expect: expected, tol }) => {
    const { pElec, pGas, etaGas } = input as { pElec: number; pGas: number; etaGas: number }
    expect(
      off(
        breakEvenReduction({ ownPence: pElec, otherPence: pGas / etaGas }),
        (expected as { fraction: number }).fraction,
      ),
    ).toBeLessThan(tol)
  })

  it.each(vectors('annualCost'))('$id', ({ input, expect: expected, tol }) => {
    const { heat } = input as { heat: number }
    const { gas, gasWithStanding, ir, ashp, breakEvenWithStanding } = expected as Record<
      'gas' | 'gasWithStanding' | 'ir' | 'ashp' | 'breakEvenWithStanding',
      number
    >
    expect(off(yearOf('gas-old', heat).withoutStanding.value / 100, gas)).toBeLessThan(tol)
    expect(off(yearOf('gas-old', heat).withStanding.value / 100, gasWithStanding)).toBeLessThan(tol)
    expect(off(yearOf('infrared', heat).withStanding.value / 100, ir)).toBeLessThan(tol)
    expect(off(yearOf('heat-pump', heat).withStanding.value / 100, ashp)).toBeLessThan(tol)
    const compared = compareSystems({
      alwaysWarm: sampleQuantity('heat', heat),
      useOf: () => sampleQuantity('use', 1),
      effective: summer,
    }).find(({ system }) => system === 'gas-old')
    expect(off(compared?.breakEven.value ?? NaN, 0.6658)).toBeLessThan(0.001)
    expect(off(compared?.breakEvenWithStanding.value ?? NaN, breakEvenWithStanding)).toBeLessThan(0.001)
  })

  it.each(vectors('blendedTariff'))('$id', ({ input, expect: expected, tol }) => {
    const shares = (input as { parts: [number, number][] }).parts.map(([share, pencePerKwh]): PricedShare => ({
      share,
      pencePerKwh,
    }))
    expect(off(blendedPencePerKwh(shares), (expected as { p: number }).p)).toBeLessThan(tol)
  })

  it.each(vectors('capTypicalBill'))('$id', ({ input, expect: expected, tol }) => {
    const { kWhE, kWhG, pE, sE, pG, sG } = input as Record<'kWhE' | 'kWhG' | 'pE' | 'sE' | 'pG' | 'sG', number>
    const electricity = yearCost({ kwh: kWhE, pencePerKwh: pE, pencePerDay: sE })
    const gas = yearCost({ kwh: kWhG, pencePerKwh: pG, pencePerDay: sG })
    expect(off((electricity.pence + gas.pence) / 100, (expected as { gbp: number }).gbp)).toBeLessThan(tol)
  })
})

describe('the price of heat', () => {
  it.each([
    ['gas-old', 9.488],
    ['gas-new', 8.758],
    ['heat-pump', 8.983],
    ['storage-heaters', 16.504],
    ['panel-heaters', 26.32],
    ['infrared', 26.32],
    ['infrared-economy-7', 26.836],
  ] as const)('from %s is %d p in autumn 2026', (system, pence) =>
    expect(heatPrice({ system, effective: autumn })?.value).toBeCloseTo(pence, 3),
  )

  it('from LPG is unknown, and from oil once its price is three months old', () => {
    expect(heatPrice({ system: 'lpg', effective: autumn })).toBeNull()
    expect(heatPrice({ system: 'oil', effective: autumn })).toBeNull()
    expect(heatPrice({ system: 'oil', effective: onDay('2026-01-20') })?.value).toBeGreaterThan(5)
    expect(
      costOfYear({
        system: 'lpg',
        alwaysWarm: sampleQuantity('heat', 1),
        use: sampleQuantity('use', 1),
        effective: autumn,
      }),
    ).toBeNull()
  })

  it('includes the tariff it derives from, with its date', () => {
    expect(heatPrice({ system: 'infrared', effective: autumn })?.inputs[0]?.source).toMatchObject({
      title:
        'Ofgem price cap, average of Great Britain, direct debit, October to December 2026, no VAT on electricity until 31 March 2027, 5% on gas',
      date: '2026-11-20',
      confidence: 'verified',
    })
  })

  it('on Economy 7 falls with the night share', () => {
    const blended = heatPrice({ system: 'infrared-economy-7', effective: autumn })
    if (!blended) throw new Error('no price')
    const run = evaluator([blended])
    expect(run({ 'share.panels-at-night': 1 })).toEqual([14.29])
    expect(run({ 'share.panels-at-night': 0 })).toEqual([29.05])
  })

  it('is between the dearest and the cheapest hour', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 50, noNaN: true }),
        fc.double({ min: 0, max: 50, noNaN: true }),
        (share, one, other) => {
          const pence = blendedPencePerKwh([
            { share, pencePerKwh: one },
            { share: 1 - share, pencePerKwh: other },
          ])
          expect(pence).toBeGreaterThanOrEqual(Math.min(one, other) - 1e-9)
          expect(pence).toBeLessThanOrEqual(Math.max(one, other) + 1e-9)
        },
      ),
    )
  })

  it.each([
    [[]],
    [[{ share: 0.9, pencePerKwh: 20 }]],
    [
      [
        { share: 1.2, pencePerKwh: 20 },
        { share: -0.2, pencePerKwh: 20 },
      ],
    ],
  ])('rejects shares that do not add up to one: %j', (shares) => {
    expect(() => blendedPencePerKwh(shares)).toThrow(OutOfRange)
  })
})

describe('a year', () => {
  const heats = fc.double({ min: 0, max: 100_000, noNaN: true })

  it('is the sum of its parts, in whole pence', () => {
    fc.assert(
      fc.property(
        heats,
        fc.double({ min: 0, max: 60, noNaN: true }),
        fc.double({ min: 0, max: 90, noNaN: true }),
        (kwh, pencePerKwh, pencePerDay) => {
          const cost = yearCost({ kwh, pencePerKwh, pencePerDay })
          expect(Object.values(cost).every(Number.isInteger)).toBe(true)
          expect(cost.energyPence + cost.standingPence).toBe(cost.pence)
        },
      ),
    )
  })

  it('never gets cheaper with more heat', () => {
    fc.assert(
      fc.property(heats, heats, fc.constantFrom(...PRICED), (one, other, system) => {
        expect(yearOf(system, Math.max(one, other)).withStanding.value).toBeGreaterThanOrEqual(
          yearOf(system, Math.min(one, other)).withStanding.value,
        )
      }),
    )
  })

  it('has a standing charge with gas only', () => {
    const charged = PRICED.filter(
      (key) => yearOf(key, 5_000).withStanding.value !== yearOf(key, 5_000).withoutStanding.value,
    )
    expect(charged).toEqual(['gas-old', 'gas-new'])
    expect(yearOf('gas-new', 0).withStanding.value).toBe(Math.round(365 * 29.04))
  })

  it('buys less with solar panels', () => {
    const bought = (ownShare: number) =>
      costOfYear({
        system: 'infrared',
        alwaysWarm: sampleQuantity('heat', 8_000),
        use: sampleQuantity('use', 0.5),
        ownShare: sampleQuantity('own', ownShare),
        effective: summer,
      })?.bought.value
    expect(bought(0)).toBe(4_000)
    expect(bought(0.1)).toBeCloseTo(3_600, 9)
  })
})

describe('break-even', () => {
  it.each([
    [100, 100, 0],
    [200, 100, 0.5],
    [100, 150, -0.5],
    [100, 0, 1],
  ])('of %d p against %d p is a share of %d', (ownPence, otherPence, share) =>
    expect(breakEvenReduction({ ownPence, otherPence })).toBe(share),
  )

  it('equalises the costs', () => {
    const pence = fc.double({ min: 0.01, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(pence, pence, (ownPence, otherPence) => {
        expect((ownPence * (1 - breakEvenReduction({ ownPence, otherPence }))) / otherPence).toBeCloseTo(1, 5)
      }),
    )
  })

  it.each([
    { ownPence: 0, otherPence: 5 },
    { ownPence: NaN, otherPence: 5 },
    { ownPence: 5, otherPence: -1 },
    { ownPence: 5, otherPence: NaN },
  ])('rejects %o', (wrong) => {
    expect(() => breakEvenReduction(wrong)).toThrow(OutOfRange)
  })
})

describe('the comparison of heating systems', () => {
  const compared = compareSystems({
    alwaysWarm: sampleQuantity('heat', 10_000),
    useOf: (system) => sampleQuantity(`use.${system}`, system === 'infrared' ? 0.8 : 0.9),
    effective: autumn,
  })

  it('includes those with a known price', () => {
    expect(compared.map(({ system }) => system)).toEqual(PRICED)
  })

  it('costs each by its price of heat and use', () => {
    for (const { system, heatPrice, year } of compared) {
      expect(year.heat.value).toBe(system === 'infrared' ? 8_000 : 9_000)
      expect(off(year.withoutStanding.value, year.heat.value * heatPrice.value)).toBeLessThan(1)
    }
  })

  it('breaks even at the same heat, so that panels against panels give zero', () => {
    const own = compared.find(({ system }) => system === 'infrared')
    expect([own?.breakEven.value, own?.breakEvenWithStanding.value]).toEqual([0, 0])
  })

  it('lowers the bar for panels only when gas loses its standing charge', () => {
    for (const { system, breakEven, breakEvenWithStanding } of compared) {
      if (system.startsWith('gas')) expect(breakEvenWithStanding.value).toBeLessThan(breakEven.value - 0.01)
      else expect(breakEvenWithStanding.value).toBeCloseTo(breakEven.value, 4)
    }
  })
})
