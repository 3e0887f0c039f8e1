import { checkRunningCost } from './ranges'
import type { Tariff } from './tariff'

const DAYS_A_YEAR = 365

/** What a year costs, in whole pence: `pence` is the sum of the other two. */
export type YearCost = { energyPence: number; standingPence: number; pence: number }

type YearOfEnergy = { kwh: number; pencePerKwh: number; pencePerDay: number }

/** A year's energy at one price, with the standing charge. Throws OutOfRange. */
export function yearCost({ kwh, pencePerKwh, pencePerDay }: YearOfEnergy): YearCost {
  checkRunningCost({ kwh, pencePerKwh, pencePerDay })
  const energyPence = Math.round(kwh * pencePerKwh)
  const standingPence = Math.round(DAYS_A_YEAR * pencePerDay)
  return { energyPence, standingPence, pence: energyPence + standingPence }
}

/** A home's bill for a year of gas and electricity, whole pence. Throws OutOfRange. */
export function yearBillPence({
  tariff,
  electricityKwh,
  gasKwh,
}: {
  tariff: Pick<Tariff, 'electricity' | 'gas'>
  electricityKwh: number
  gasKwh: number
}): number {
  return yearCost({ kwh: electricityKwh, ...tariff.electricity }).pence + yearCost({ kwh: gasKwh, ...tariff.gas }).pence
}
