import { assumptionsFor } from '../assumptions/assumptions-for'
import type { Numbers } from '../assumptions/default-assumptions'
import { effectiveAssumptions, type NotEffective } from '../assumptions/effective'
import { tariffOn } from '../assumptions/tariff'
import { type HeatingPrices, waysOfHeating } from './ways-of-heating'

/** Average prices of Great Britain and four heating systems on an ISO date. */
export function heatingPricesOn({
  numbers,
  date,
}: {
  numbers: Numbers
  date: string
}): { ok: true; prices: HeatingPrices } | NotEffective {
  const effective = effectiveAssumptions({ assumptions: assumptionsFor({ numbers, region: null }), date })
  if (!effective.ok) return effective
  const tariff = tariffOn({ tariffs: numbers.tariffs, date })
  return tariff
    ? { ok: true, prices: { tariff, ways: waysOfHeating(effective) } }
    : { ok: false, reason: 'unknown-period', date, key: 'price.gas' }
}
