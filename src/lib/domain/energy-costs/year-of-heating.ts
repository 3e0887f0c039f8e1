import type { Tariff } from '../assumptions/tariff'
import { DAYS_OF_MONTHS } from '../climate/degree-days'
import { checkRunningCost } from './ranges'
import type { WayOfHeating } from './ways-of-heating'

/** Price of heat, p/kWh, unrounded. Throws OutOfRange. */
export function pencePerKwhOfHeat({ pencePerKwh, heatPerUnit }: { pencePerKwh: number; heatPerUnit: number }): number {
  checkRunningCost({ pencePerKwh, heatPerUnit })
  return pencePerKwh / heatPerUnit
}

type HeatedYear = {
  /** Monthly heat for continuous heating, January first, kWh. */
  monthlyHeatKwh: readonly number[]
  way: WayOfHeating
  tariff: Tariff
}

/** Monthly heating costs in whole pence; the year is their sum. Throws OutOfRange. */
export function yearOfHeating({ monthlyHeatKwh, way, tariff }: HeatedYear): { monthlyPence: number[]; pence: number } {
  const { pencePerKwh, pencePerDay } = tariff[way.fuel]
  checkRunningCost({ useFactor: way.useFactor, pencePerDay })
  const pencePerHeat = pencePerKwhOfHeat({ pencePerKwh, heatPerUnit: way.heatPerUnit })
  const monthlyPence = DAYS_OF_MONTHS.map((days, month) => {
    const heatKwh = monthlyHeatKwh[month] ?? NaN
    checkRunningCost({ heatKwh })
    return Math.round(heatKwh * way.useFactor * pencePerHeat + (way.paysStandingCharge ? days * pencePerDay : 0))
  })
  return { monthlyPence, pence: monthlyPence.reduce((sum, pence) => sum + pence) }
}
