import { DAYS_OF_MONTHS } from '../climate/degree-days'
import { checkRunningCost } from './ranges'
import type { Tariff } from './tariff'
import type { WayOfHeating } from './ways-of-heating'

/** Pence for one kWh of heat, not rounded. Throws OutOfRange. */
export function pencePerKwhOfHeat({ pencePerKwh, heatPerUnit }: { pencePerKwh: number; heatPerUnit: number }): number {
  checkRunningCost({ pencePerKwh, heatPerUnit })
  return pencePerKwh / heatPerUnit
}

type HeatedYear = {
  /** Heat that the home asks for in each month when always warm, January first, kWh. */
  monthlyHeatKwh: readonly number[]
  way: WayOfHeating
  tariff: Tariff
}

/** What a year's heating costs, month by month in whole pence; the year is the sum of its months. Throws OutOfRange. */
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
