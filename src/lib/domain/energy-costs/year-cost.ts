import { checkRunningCost } from './ranges'

const DAYS_A_YEAR = 365

/** Annual cost in whole pence: `pence` is the sum of the other two. */
export type YearCost = { energyPence: number; standingPence: number; pence: number }

type YearOfEnergy = { kwh: number; pencePerKwh: number; pencePerDay: number }

/** Annual energy cost at one price, with the standing charge. Throws OutOfRange. */
export function yearCost({ kwh, pencePerKwh, pencePerDay }: YearOfEnergy): YearCost {
  checkRunningCost({ kwh, pencePerKwh, pencePerDay })
  const energyPence = Math.round(kwh * pencePerKwh)
  const standingPence = Math.round(DAYS_A_YEAR * pencePerDay)
  return { energyPence, standingPence, pence: energyPence + standingPence }
}
