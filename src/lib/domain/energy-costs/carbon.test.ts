import { describe, expect, it } from 'vitest'

import { DEFAULT_ASSUMPTIONS } from '../../../../tests/fixtures/default-assumptions'
import { vectors } from '../../../../tests/fixtures/heating-vectors'
import { effectiveAssumptions } from '../assumptions/effective'
import { given } from '../quantity/quantity'
import { OutOfRange } from '../quantity/range-check'
import { FACTOR_SETS, type FactorSet } from './carbon-factor-sets'
import { kgOfEnergy } from './carbon-of-energy'
import { carbonOfYear } from './carbon-of-system'
import { HEATING_SYSTEM_KEYS, HEATING_SYSTEMS, type HeatingSystemKey } from './heating-systems'

const effective = effectiveAssumptions({ assumptions: DEFAULT_ASSUMPTIONS, date: '2026-11-20' })
if (!effective.ok) throw new Error(effective.reason)

const energy = (kwh: number) =>
  given({
    key: 'bought',
    name: 'Bought',
    value: kwh,
    unit: 'kWh',
    source: { title: 'A test', date: '2026-11-20', confidence: 'assumed' },
  })
const bought = energy(10_000)

/** The carbon of one kWh of heat. */
function perKwhOfHeat(system: HeatingSystemKey, set: FactorSet): number | undefined {
  if (!effective.ok) throw new Error(effective.reason)
  const heatPerUnit = effective.get(HEATING_SYSTEMS[system].efficiency).value
  return carbonOfYear({ system, set, bought: energy(1 / heatPerUnit), effective })?.value
}

const SETS: Record<string, FactorSet> = {
  'CA-DESNZ-2025': 'desnz-2025',
  'CA-SAP10.2': 'sap-10.2',
  'CA-SAP10.3': 'sap-10.3',
}

describe('carbon of a kWh of heat', () => {
  it.each(vectors('carbonPerKWhHeat'))('$id', ({ id, expect: expected }) => {
    const reference = expected as { ir: number; gas: number; ashp: number; irVsGasPct: number }
    const set = SETS[id]
    if (!set) throw new Error(`no set for ${id}`)
    const [panels = NaN, gas = NaN, heatPump] = (['infrared', 'gas-old', 'heat-pump'] as const).map((system) =>
      perKwhOfHeat(system, set),
    )
    expect(panels).toBeCloseTo(reference.ir, 3)
    expect(gas).toBeCloseTo(reference.gas, 3)
    expect(heatPump).toBeCloseTo(reference.ashp, 3)
    expect((panels / gas - 1) * 100).toBeCloseTo(reference.irVsGasPct, 0)
  })

  it('of the set of 2026 is marked as assumed', () => {
    const year = carbonOfYear({ system: 'infrared', set: 'desnz-2026', bought, effective })
    expect(year?.value).toBe(1_310)
    expect(year?.inputs[1]?.source?.confidence).toBe('assumed')
  })

  it('is unknown for oil and LPG in SAP 10.3, and known everywhere else', () => {
    const unknown = FACTOR_SETS.flatMap(({ value: set }) =>
      HEATING_SYSTEM_KEYS.filter((system) => perKwhOfHeat(system, set) === undefined).map(
        (system) => `${set} ${system}`,
      ),
    )
    expect(unknown).toEqual(['sap-10.3 oil', 'sap-10.3 lpg'])
  })

  it('is higher for panels than for a heat pump in every set', () => {
    for (const { value: set } of FACTOR_SETS)
      expect(perKwhOfHeat('infrared', set)).toBeGreaterThan(perKwhOfHeat('heat-pump', set) ?? NaN)
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
})
