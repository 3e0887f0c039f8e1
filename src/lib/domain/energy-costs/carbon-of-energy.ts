import { rangeCheck } from '../quantity/range-check'

export const checkCarbon = rangeCheck({ kgPerKwh: [0, 2], kwh: [0, 1_000_000] })

/** Kilograms of CO₂ of the energy bought. Throws OutOfRange. */
export function kgOfEnergy({ kwh, kgPerKwh }: { kwh: number; kgPerKwh: number }): number {
  checkCarbon({ kwh, kgPerKwh })
  return kwh * kgPerKwh
}
