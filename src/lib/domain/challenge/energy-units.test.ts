import { expect, test } from 'vitest'

import { ENERGY_UNITS, kwhPer, unitIn } from './energy-units'

test.each([
  ['Consumption (kWh)', 'kwh'],
  ['energyConsumption (kWh)', 'kwh'],
  ['import_kwh', 'kwh'],
  ['ConsumptionKWH', 'kwh'],
  ['Electricity consumption (Wh)', 'wh'],
  ['System Production (Wh)', 'wh'],
  ['Usage MWh', 'mwh'],
  ['Consumption (m³)', 'm3'],
  ['Gas m3', 'm3'],
  ['Gas (m^3)', 'm3'],
  ['Consumption (mÂ³)', 'm3'],
  ['Cubic metres', 'm3'],
  ['Consumption (ft3)', 'ft3'],
  ['Cubic feet', 'ft3'],
  ['Gas (100 ft3)', '100ft3'],
  ['Hundreds of cubic feet', '100ft3'],
  ['hcf', '100ft3'],
  ['Therms', 'therm'],
  ['Energy (MJ)', 'mj'],
  ['Energy (GJ)', 'gj'],
  ['Load (kW)', 'power'],
  ['System Production (W)', 'power'],
  ['Reactive (kVArh)', 'other'],
  ['Usage (GWh)', 'other'],
  ['Usage (kBtu)', 'other'],
  ['Usage (gallons)', 'other'],
  ['Outdoor (°C)', 'other'],
  ['Value', null],
  ['Grid Import', null],
  ['Nova', null],
] as const)('%j names %j', (text, unit) => expect(unitIn(text)).toBe(unit))

test('a gas bill’s conversion of volumes', () => {
  expect(kwhPer('m3')).toBeCloseTo(11.221, 3)
  expect(kwhPer('100ft3')).toBeCloseTo(31.754, 3)
  expect(100 * kwhPer('ft3')).toBeCloseTo(kwhPer('100ft3'), 9)
})

test('each unit is understood as its own name', () => {
  for (const { value, label } of ENERGY_UNITS) expect(unitIn(label), label).toBe(value)
})
