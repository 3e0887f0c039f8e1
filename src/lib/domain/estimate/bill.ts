import type { EffectiveAssumptions } from '../assumptions/effective'
import { heatKwh } from '../building/heat-loss/losses'
import type { Calibrate } from '../building/home/typical-home'
import { energyPrice } from '../energy-costs/heat-price'
import { type Fuel, HEATING_SYSTEMS, type HeatingSystem, type HeatingSystemKey } from '../energy-costs/heating-systems'
import { ANSWERED, assumed } from '../quantity/common-sources'
import { derived, given, type Quantity, type Source } from '../quantity/quantity'

export const BILL_UNITS = [
  { value: 'kwh', label: 'kWh a year' },
  { value: 'pounds', label: '£ a year' },
] as const

/** Annual energy of the fuel that heats the home, including hot water and everything else on the same meter. */
export type Bill = { amount: number; unit: (typeof BILL_UNITS)[number]['value'] }

/** Typical use of the same fuel other than for heating rooms, kWh: an amount per home, and an amount per m². */
const OTHER_USES: Readonly<Record<Fuel | 'heat-pump', { fixed: number; perM2: number }>> = {
  gas: { fixed: 1_300, perM2: 15 },
  oil: { fixed: 1_300, perM2: 15 },
  lpg: { fixed: 1_300, perM2: 15 },
  electricity: { fixed: 1_700, perM2: 32 },
  'heat-pump': { fixed: 1_700, perM2: 22 },
}

const OTHER_USES_SOURCE: Source = {
  title: 'Ofgem’s typical use and the share of hot water and cooking in it (ECUK); our scaling with floor area',
  date: '2026-11-22',
  confidence: 'assumed',
}

/** Share of a heating bill that goes to heating, however little is left after other uses. */
const LEAST_SHARE = 0.3

type Input = {
  bill: Bill
  system: HeatingSystemKey
  floorAreaM2: number
  /** Use factor of a heating system. */
  useOf: (system: HeatingSystemKey) => Quantity
  effective: EffectiveAssumptions
}

/** Annual heat for continuous heating, kWh, according to the bill; null for a bill in pounds without a price. */
export function alwaysWarmByBill({ bill, system, floorAreaM2, useOf: shareOf, effective }: Input): Quantity | null {
  const bought = boughtByBill({ bill, system, effective })
  if (!bought) return null
  const heating = derived({
    key: 'bill.heating',
    name: 'Energy of the bill that heats rooms',
    unit: 'kWh',
    inputs: [bought, otherUses({ system, floorAreaM2 })],
    formula: `E − other uses, at least ${LEAST_SHARE} × E`,
    compute: (kwh, other) => Math.max(kwh - other, LEAST_SHARE * kwh),
  })
  return derived({
    key: 'year.always-warm',
    name: 'Heat of a year in a home that is always warm',
    unit: 'kWh',
    inputs: [heating, effective.get(HEATING_SYSTEMS[system].efficiency), shareOf(system)],
    formula: 'E × η ÷ u',
    compute: (kwh, heatPerUnit, share) => (kwh * heatPerUnit) / share,
  })
}

function boughtByBill({ bill, system, effective }: Pick<Input, 'bill' | 'system' | 'effective'>): Quantity | null {
  const { amount, unit } = bill
  const spread = { low: 0.92 * amount, high: 1.08 * amount } // one winter is milder or colder than the average
  if (unit === 'kwh')
    return given({
      key: 'bill.kwh',
      name: 'Energy on the bill of a year',
      unit: 'kWh',
      value: amount,
      source: ANSWERED,
      spread,
    })
  const { price, fuel }: HeatingSystem = HEATING_SYSTEMS[system]
  const pencePerKwh = energyPrice({ price, effective })
  if (!pencePerKwh) return null
  const pounds = given({
    key: 'bill.pounds',
    name: 'Bill of a year',
    unit: '£',
    value: amount,
    source: ANSWERED,
    spread,
  })
  const standing = standingCharge({ fuel, effective })
  return derived({
    key: 'bill.bought',
    name: 'Energy on the bill of a year',
    unit: 'kWh',
    inputs: [pounds, pencePerKwh, ...(standing ? [standing] : [])],
    formula: standing ? '(100 × £ − 365 × standing charge) ÷ p, at least half of the bill' : '100 × £ ÷ p',
    compute: (ofYear: number, penceEach: number, pencePerDay = 0) =>
      Math.max(100 * ofYear - 365 * pencePerDay, 50 * ofYear) / penceEach,
  })
}

function standingCharge({ fuel, effective }: { fuel: Fuel; effective: EffectiveAssumptions }): Quantity | null {
  if (fuel === 'gas') return effective.get('price.gas-a-day')
  return fuel === 'electricity' ? effective.get('price.electricity-a-day') : null
}

function otherUses({ system, floorAreaM2 }: Pick<Input, 'system' | 'floorAreaM2'>): Quantity {
  const { fixed, perM2 } = OTHER_USES[system === 'heat-pump' ? system : HEATING_SYSTEMS[system].fuel]
  const value = fixed + perM2 * floorAreaM2
  return given({
    key: 'bill.other-uses',
    name: 'Hot water, and whatever else the same meter counts',
    unit: 'kWh',
    value,
    source: OTHER_USES_SOURCE,
    spread: { low: 0.65 * value, high: 1.35 * value },
  })
}

const WEIGHT = given({
  key: 'bill.weight',
  name: 'Weight of the bill beside the calculation, for the heat loss',
  unit: '',
  value: 0.5,
  source: assumed('A bill and a calculation are about equally uncertain: rooms may be kept cooler than they should be'),
})

/**
 * Corrects the heat loss by the bill: the geometric mean of both estimates. A low bill may also mean cold rooms, so it
 * does not replace the calculation.
 */
export function calibrationBy({ alwaysWarm, degreeDays }: { alwaysWarm: Quantity; degreeDays: Quantity }): Calibrate {
  return (calculated) =>
    derived({
      key: 'home.calibrated-coefficient',
      name: 'Heat loss of the home for each degree, with the bill',
      unit: 'W/K',
      inputs: [calculated, alwaysWarm, degreeDays, WEIGHT],
      formula: 'H^(1 − w) × (Q × 1,000 ÷ 24 ÷ degree days)^w',
      compute: (heatLossWPerK, heat, days, weight) =>
        heatLossWPerK ** (1 - weight) * (heat / heatKwh({ heatLossWPerK: 1, degreeDays: days })) ** weight,
    })
}
