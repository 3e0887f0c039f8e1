import { type Covered, DAYS_MIN, HEATING_SHARE } from '@/lib/domain/challenge/against-last-winter'
import type { MeterFuel } from '@/lib/domain/challenge/meter-readings'
import type { HeatingNow } from '@/lib/domain/estimate/heating-now'
import { scriptRoutes, withQuery } from '@/lib/routing/script-routes'

const DAYS_A_YEAR = 365
/** Precision of an annual figure extrapolated from a few weeks. */
const STEP_KWH = 100

/** Heating systems whose fuel the meter measures. */
const HEATED_BY: Readonly<Record<MeterFuel, readonly HeatingNow[]>> = {
  gas: ['gas-old', 'gas-new'],
  electricity: ['panel-heaters', 'storage-heaters', 'heat-pump'],
}

type Measured = { current: Covered; fuel: MeterFuel; homeQuery: string }

/**
 * Annual consumption at this winter’s rate, kWh, with a link to the quick calculator that uses it. The heating share is
 * scaled by the degree days of average months, the rest by days. Null below two weeks, and for a fuel that does not
 * heat the home.
 */
export function measuredYear({ current, fuel, homeQuery }: Measured): { kwh: number; href: string } | null {
  const home = Object.fromEntries(new URLSearchParams(homeQuery))
  if (current.days < DAYS_MIN || current.share <= 0 || !HEATED_BY[fuel].some((heating) => heating === home.heating))
    return null
  const { value: heatingShare } = HEATING_SHARE[fuel]
  const kwh = current.kwh * (heatingShare / current.share + ((1 - heatingShare) * DAYS_A_YEAR) / current.days)
  const rounded = Math.round(kwh / STEP_KWH) * STEP_KWH
  if (rounded <= 0) return null
  const href = withQuery(scriptRoutes.quickCalculator, { ...home, currentBill: String(rounded), billUnit: 'kwh' })
  return { kwh: rounded, href }
}
