import { returnOf, savingOf } from '@/lib/domain/estimate/estimate-graph'
import { bandedBy } from '@/lib/domain/estimate/figures'
import { type SystemNow, systemNow } from '@/lib/domain/estimate/heating-now'
import { paybackOf, yearsOf } from '@/lib/domain/estimate/quick-estimate'
import type { Banded } from '@/lib/domain/estimate/quick-estimate-result'
import { judge } from '@/lib/domain/estimate/verdict'
import { vatChangeOn } from '@/lib/domain/quantity/price-vat'
import type { Quantity } from '@/lib/domain/quantity/quantity'
import { electricityVatWords } from '@/lib/format/electricity-vat'

import { formatPayback } from '../quick/format-payback'
import { type VerdictView, verdictView } from '../verdict-view'
import { factsOfProject } from './facts-of-project'
import type { ProjectResult } from './project-result'
import type { ProjectYear, SystemYear } from './project-year'

/** The outcome of a project for the customer, as in the quick calculator. */
export type ProjectOutcome = {
  verdict: VerdictView
  /** Effect on the energy rating, if it is certain to fall. */
  rating: string | null
  /** A year with panels, pence. */
  cost: Banded
  /** What that year costs with VAT on electricity; null if it is included. */
  vat: string | null
  /** Compared with the current heating; null if that is unknown or has no price. */
  saving: Banded | null
  /** Panels, delivery and installation, pence. */
  price: Banded
  paybackYears: number | null
  payback: string | null
}

/** A fixed seed and fewer samples than in the quick calculator, because a project has many more quantities. */
const SAMPLING = { samples: 300, seed: 1 }

/** The verdict, likely ranges and payback of a project; null without annual costs. */
export function projectOutcome(result: ProjectResult): ProjectOutcome | null {
  const { totals, year, shared } = result
  const infrared = year && systemOf(year, 'infrared')
  const heatPump = year && systemOf(year, 'heat-pump')
  if (!totals || !infrared || !heatPump) return null
  const { date, home, effective } = shared
  const now = systemNow(home.heating)
  const current = now === null ? null : systemOf(year, now)
  const { banded, ...compared } = comparisonOf({ infrared, current, price: totals.price, shared })
  return {
    verdict: verdictView(judge(factsOfProject({ result, totals, infrared, current, heatPump }))),
    rating: ratingWords(now),
    cost: banded(infrared.pence),
    vat: electricityVatWords({
      change: vatChangeOn({ vat: effective.get('price.electricity').source?.vat, date }),
      yearPence: infrared.pence.value,
    }),
    price: banded(totals.price),
    ...compared,
  }
}

type Compared = { infrared: SystemYear; current: SystemYear | null; price: Quantity; shared: ProjectResult['shared'] }

/** Saving and payback against the current heating; all sampled together, so that shared figures are drawn once. */
function comparisonOf({ infrared, current, price, shared }: Compared) {
  const saving = current && savingOf({ before: current.pence, after: infrared.pence })
  const yearlyReturn = saving && returnOf({ saving, price })
  const roots = [infrared.pence, price, saving, yearlyReturn].filter((root) => root !== null)
  const banded = bandedBy({ roots, ...SAMPLING })
  const growth = shared.effective.get('money.growth-of-prices').value
  const payback = yearlyReturn && paybackOf({ yearlyReturn: banded(yearlyReturn), growth })
  const savingPence = saving && banded(saving)
  return {
    banded,
    saving: savingPence,
    paybackYears: payback && yearsOf(payback.typical),
    payback: formatPayback({ payback, savingPence, pricePence: price.value }),
  }
}

/** Current heating for which certificates give no better rating than panels. */
const RATED_ALIKE: readonly (SystemNow | null)[] = ['panel-heaters', null]

/** Does not state points, which would need a survey of the whole home. */
function ratingWords(now: SystemNow | null): string | null {
  return RATED_ALIKE.includes(now)
    ? null
    : 'Panels would most likely lower the home’s energy rating (EPC). Below E, a home in England and Wales cannot be let without a registered exemption.'
}

function systemOf({ systems }: ProjectYear, key: string): SystemYear | null {
  return systems.find(({ system }) => system === key) ?? null
}
