import type { EffectiveAssumptions } from '../assumptions/effective'
import { MEASURED_OVER_CALCULATED } from '../building/home/typical-home'
import { climateOf, USUAL_AREA } from '../climate/area-climate'
import { degreeDaysToday } from '../climate/climate-quantities'
import { derived } from '../quantity/quantity'
import { bandsOf } from '../quantity/uncertainty'
import { HOUSEHOLD } from './household'
import { useOf as shareOf } from './use-of'

const SAMPLING = { samples: 1_000, seed: 1 }

/**
 * A likely year's cost with panels as a share of the typical one, from the 10th to the 90th percentile: that of the quick
 * calculator for a home of known size and construction. It is the same for all of them, because the cost is a product.
 */
export function likelyShareOfYear(effective: EffectiveAssumptions): { low: number; high: number } {
  const climate = climateOf(USUAL_AREA)
  if (!climate) throw new Error(`No climate data for "${USUAL_AREA}"`)
  const year = derived({
    key: 'year.relative-cost',
    name: 'A year with panels for each W/K calculated',
    unit: '',
    inputs: [
      MEASURED_OVER_CALCULATED,
      degreeDaysToday(climate),
      HOUSEHOLD,
      shareOf({ system: 'infrared', occupancy: 'mornings-and-evenings', effective }),
      effective.get('price.electricity'),
    ],
    formula: 'measured × degree days × household × u × p',
    compute: (measured, degreeDays, household, use, pencePerKwh) =>
      measured * degreeDays * household * use * pencePerKwh,
  })
  const [band] = bandsOf({ roots: [year], ...SAMPLING })
  if (!band) throw new Error('No band')
  return { low: band.p10 / year.value, high: band.p90 / year.value }
}
