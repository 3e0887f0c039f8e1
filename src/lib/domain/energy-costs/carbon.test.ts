import { describe, expect, it } from 'vitest'

import { DEFAULT_ASSUMPTIONS } from '../../../../tests/fixtures/default-assumptions'
import { vectors } from '../../../../tests/fixtures/heating-vectors'
import { effectiveAssumptions } from '../assumptions/effective'
import { given } from '../quantity/quantity'
import { OutOfRange } from '../quantity/range-check'
import { FACTOR_SETS, type FactorSet } from './carbon-factor-sets'
import { kgOfEnergy, kgPerKwhOfHeat } from './carbon-of-heat'
import { carbonOfHeat, carbonOfYear } from './carbon-of-system'
import { HEATING_SYSTEM_KEYS } from './heating-systems'

const effective = effectiveAssumptions({ assumptions: DEFAULT_ASSUMPTIONS, date: '2026-11-20' })
if (!effective.ok) throw new Error(effective.reason)

const bought = given({
  key: 'bought',
  name: 'Bought',
  value: 10_000,
  unit: 'kWh',
  source: { title: 'A test', date: '2026-11-20', confidence: 'assumed' },
})
const SETS: Record<string, FactorSet> = {
  'CA-DESNZ-2025': 'desnz-2025',
  'CA-SAP10.2': 'sap-10.2',
  'CA-SAP10.3': 'sap-10.3',
}

describe('carbon of a kWh of heat', () => {
  it.each(vectors('carbonPerKWhHeat'))('$id', ({ id, input, expect: expected, tol }) => {
    const { elec, gas, etaGas, spf } = input as { elec: number; gas: number; etaGas: number; spf: number }
    const reference = expected as { ir: number; gas: number; ashp: number; irVsGasPct: number }
    const found = {
      ir: kgPerKwhOfHeat({ kgPerKwh: elec, heatPerUnit: 1 }),
      gas: kgPerKwhOfHeat({ kgPerKwh: gas, heatPerUnit: etaGas }),
      ashp: kgPerKwhOfHeat({ kgPerKwh: elec, heatPerUnit: spf }),
    }
    expect(Math.abs(found.ir - reference.ir)).toBeLessThan(tol)
    expect(Math.abs(found.gas - reference.gas)).toBeLessThan(tol)
    expect(Math.abs(found.ashp - reference.ashp)).toBeLessThan(tol)
    expect((found.ir / found.gas - 1) * 100).toBeCloseTo(reference.irVsGasPct, 0)

    const set = SETS[id]
    if (!set) throw new Error(`no set for ${id}`)
    expect(carbonOfHeat({ system: 'infrared', set, effective })?.value).toBeCloseTo(reference.ir, 3)
    expect(carbonOfHeat({ system: 'gas-old', set, effective })?.value).toBeCloseTo(reference.gas, 3)
    expect(carbonOfHeat({ system: 'heat-pump', set, effective })?.value).toBeCloseTo(reference.ashp, 3)
  })

  it('of the set of 2026 is marked as assumed', () => {
    const heat = carbonOfHeat({ system: 'infrared', set: 'desnz-2026', effective })
    expect(heat?.value).toBe(0.131)
    expect(heat?.inputs[0]?.source?.confidence).toBe('assumed')
  })

  it('is unknown for oil and LPG in SAP 10.3, and known everywhere else', () => {
    const unknown = FACTOR_SETS.flatMap(({ value: set }) =>
      HEATING_SYSTEM_KEYS.filter((system) => !carbonOfHeat({ system, set, effective })).map(
        (system) => `${set} ${system}`,
      ),
    )
    expect(unknown).toEqual(['sap-10.3 oil', 'sap-10.3 lpg'])
    expect(carbonOfYear({ system: 'oil', set: 'sap-10.3', bought, effective })).toBeNull()
  })

  it('is higher for panels than for a heat pump in every set', () => {
    for (const { value: set } of FACTOR_SETS) {
      const kg = (system: 'infrared' | 'heat-pump') => carbonOfHeat({ system, set, effective })?.value ?? NaN
      expect(kg('infrared')).toBeGreaterThan(kg('heat-pump'))
    }
  })
})

describe('annual carbon', () => {
  it('is that of the energy bought', () => {
    expect(carbonOfYear({ system: 'infrared', set: 'desnz-2025', bought, effective })).toMatchObject({
      value: 1_770,
      unit: 'kg',
    })
    expect(carbonOfYear({ system: 'gas-old', set: 'sap-10.2', bought, effective })?.value).toBeCloseTo(2_100, 9)
  })

  it.each([
    { kwh: -1, kgPerKwh: 0.2 },
    { kwh: 1, kgPerKwh: NaN },
    { kwh: 1, kgPerKwh: 3 },
  ])('rejects %o', (wrong) => expect(() => kgOfEnergy(wrong)).toThrow(OutOfRange))
  it('rejects an efficiency that creates energy', () =>
    expect(() => kgPerKwhOfHeat({ kgPerKwh: 0.2, heatPerUnit: 20 })).toThrow(OutOfRange))
})
