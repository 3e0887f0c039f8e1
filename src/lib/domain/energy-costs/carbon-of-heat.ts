import { rangeCheck } from '../quantity/range-check'

export const checkCarbon = rangeCheck({ kgPerKwh: [0, 2], heatPerUnit: [0.3, 8], kwh: [0, 1_000_000] })

/** Kilograms of CO₂ per kWh of heat: the fuel's factor over its efficiency. Throws OutOfRange. */
export function kgPerKwhOfHeat({ kgPerKwh, heatPerUnit }: { kgPerKwh: number; heatPerUnit: number }): number {
  checkCarbon({ kgPerKwh, heatPerUnit })
  return kgPerKwh / heatPerUnit
}

/** Kilograms of CO₂ of the energy bought. Throws OutOfRange. */
export function kgOfEnergy({ kwh, kgPerKwh }: { kwh: number; kgPerKwh: number }): number {
  checkCarbon({ kwh, kgPerKwh })
  return kwh * kgPerKwh
}
