import { tariffOn } from '../running-cost/tariff'
import { waysOfHeating, type HeatingPrices } from '../running-cost/ways-of-heating'
import { assumptionsFor } from './assumptions-for'
import type { Numbers } from './default-assumptions'
import { assumptionsInForce, type NotInForce } from './in-force'

/** Average prices of Great Britain and four ways of heating on an ISO day. */
export function heatingPricesOn({
  numbers,
  date,
}: {
  numbers: Numbers
  date: string
}): { ok: true; prices: HeatingPrices } | NotInForce {
  const inForce = assumptionsInForce({ assumptions: assumptionsFor({ numbers, region: null }), date })
  if (!inForce.ok) return inForce
  const tariff = tariffOn({ tariffs: numbers.tariffs, date })
  return tariff
    ? { ok: true, prices: { tariff, ways: waysOfHeating(inForce) } }
    : { ok: false, reason: 'unknown-period', date, key: 'price.gas' }
}
