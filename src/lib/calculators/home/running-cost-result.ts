import { monthlyDegreeDaysOf } from '@/lib/domain/climate/area-months'
import { DAYS_OF_MONTHS } from '@/lib/domain/climate/degree-days'
import { HEATING_SYSTEMS, type HeatingSystemKey } from '@/lib/domain/energy-costs/heating-systems'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'

import { stepValue } from '../engine/estimate-steps'

/** The systems shown, first what most homes with panels had before. */
const SHOWN = ['panel-heaters', 'infrared', 'gas-old', 'heat-pump'] as const satisfies readonly HeatingSystemKey[]

export type ShownSystem = (typeof SHOWN)[number]

/** A year of heating with one system. `heatPerUnit`: kWh of heat for each kWh bought. */
export type HeatedYear = { system: ShownSystem; heatPerUnit: number; monthlyPence: number[]; pence: number }

export type RunningCostYears = {
  years: HeatedYear[]
  /** Average degree days per day of each month, January first. */
  dailyDegrees: number[]
}

/** The years of an estimate month by month: heat by degree days, a standing charge by days. */
export function runningCostYears(estimate: QuickEstimate): RunningCostYears {
  const degreeDays = monthlyDegreeDaysOf(estimate.climate)
  const shareOfHeat = sharesOf(degreeDays)
  const shareOfDays = sharesOf(DAYS_OF_MONTHS)
  const years = SHOWN.map((system): HeatedYear => {
    const year = estimate.systems.find((one) => one.system === system)
    if (!year?.pence || !year.penceWithoutStanding) throw new Error(`"${system}" has no price`)
    const heating = year.penceWithoutStanding.value
    const standing = year.pence.value - heating
    return {
      system,
      heatPerUnit: stepValue(estimate, HEATING_SYSTEMS[system].efficiency),
      monthlyPence: shareOfHeat.map((share, month) => share * heating + (shareOfDays[month] ?? NaN) * standing),
      pence: year.pence.value,
    }
  })
  return { years, dailyDegrees: degreeDays.map((degrees, month) => degrees / (DAYS_OF_MONTHS[month] ?? NaN)) }
}

function sharesOf(parts: readonly number[]): number[] {
  const sum = parts.reduce((total, part) => total + part)
  return parts.map((part) => part / sum)
}
