import { type Covered, DAYS_MIN, HEATING_PART } from '@/lib/domain/challenge/against-last-winter'
import type { MeterFuel } from '@/lib/domain/challenge/meter-readings'
import type { HeatingNow } from '@/lib/domain/estimate/quick-answers'
import { scriptRoutes, withQuery } from '@/lib/routing/script-routes'

const DAYS_A_YEAR = 365
/** So precise is a year that is known from some weeks. */
const STEP_KWH = 100

/** The kinds of heating whose fuel the meter counts. */
const HEATED_BY: Readonly<Record<MeterFuel, readonly HeatingNow[]>> = {
  gas: ['gas-old', 'gas-new'],
  electricity: ['panel-heaters', 'storage-heaters', 'heat-pump'],
}

type Measured = { current: Covered; fuel: MeterFuel; homeQuery: string }

/**
 * A year at this winter’s habits, kWh, and the quick calculator with it: the heating part in proportion to the degree
 * days of average months, the rest to the days. Null below two weeks, and for a fuel that does not heat the home.
 */
export function measuredYear({ current, fuel, homeQuery }: Measured): { kwh: number; href: string } | null {
  const home = Object.fromEntries(new URLSearchParams(homeQuery))
  if (current.days < DAYS_MIN || current.share <= 0 || !HEATED_BY[fuel].some((heating) => heating === home.heating))
    return null
  const { value: part } = HEATING_PART[fuel]
  const kwh = current.kwh * (part / current.share + ((1 - part) * DAYS_A_YEAR) / current.days)
  const rounded = Math.round(kwh / STEP_KWH) * STEP_KWH
  if (rounded <= 0) return null
  const href = withQuery(scriptRoutes.quickCalculator, { ...home, currentBill: String(rounded), billUnit: 'kwh' })
  return { kwh: rounded, href }
}
