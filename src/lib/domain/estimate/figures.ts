import type { Quantity } from '../quantity/quantity'
import { bandsOf } from '../quantity/uncertainty'
import type { EstimateGraph, SystemYear } from './estimate-graph'
import { systemNow } from './heating-now'
import type { PanelsNeeded } from './panels-needed'
import type { QuickAnswers } from './quick-answers'
import type { Banded, PanelsEstimate, QuickEstimate, SystemEstimate } from './quick-estimate-result'

/** Units with whole values only. */
const WHOLE_UNITS = ['p', '']

/** Bands of several quantities, from a single set of samples. */
export function bandedBy({
  roots,
  samples,
  seed,
}: {
  roots: readonly Quantity[]
  samples: number
  seed: number
}): (quantity: Quantity) => Banded {
  const distinct = [...new Map(roots.map((root) => [root.key, root])).values()]
  const bands = bandsOf({ roots: distinct, samples, seed })
  const bandByKey = new Map(distinct.map((root, index) => [root.key, bands[index]]))
  return ({ key, value }) => {
    const band = bandByKey.get(key)
    if (!band) throw new Error(`No band for "${key}"`)
    return { value, ...band }
  }
}

type Figures = Pick<
  QuickEstimate,
  'heatLossWatts' | 'wattsPerM2' | 'alwaysWarmKwh' | 'panels' | 'panelsShortOfRule' | 'systems' | 'savingPence'
>

/** The figures of an estimate with their bands. */
export function figuresOf({
  graph,
  answers,
  banded,
}: {
  graph: EstimateGraph
  answers: QuickAnswers
  banded: (quantity: Quantity) => Banded
}): Figures {
  const { home, alwaysWarm, needed, panelsShortOfRule, years, saving } = graph
  const whole = (quantity: Quantity) =>
    WHOLE_UNITS.includes(quantity.unit) ? rounded(banded(quantity)) : banded(quantity)
  const orNull = (quantity: Quantity | null | undefined) => (quantity ? whole(quantity) : null)
  const panelsOf = ({ panels, kilowatts, circuits, price }: PanelsNeeded): PanelsEstimate => ({
    panels: whole(panels),
    kilowatts: whole(kilowatts),
    circuits: whole(circuits),
    price: whole(price),
  })
  const systemOf = ({ system, bought, cost, carbon }: SystemYear): SystemEstimate => ({
    system,
    isNow: system === systemNow(answers.heating),
    boughtKwh: whole(bought),
    pence: orNull(cost?.withStanding),
    penceWithoutStanding: orNull(cost?.withoutStanding),
    carbonKg: orNull(carbon),
  })
  return {
    heatLossWatts: whole(home.designHeatLoss),
    wattsPerM2: whole(home.wattsPerM2),
    alwaysWarmKwh: whole(alwaysWarm),
    panels: { rated: panelsOf(needed.rated), 'stated-temperature': needed['stated-temperature'].value },
    panelsShortOfRule: panelsShortOfRule.value,
    systems: years.map(systemOf),
    savingPence: orNull(saving),
  }
}

function rounded({ value, p10, p50, p90 }: Banded): Banded {
  return { value: Math.round(value), p10: Math.round(p10), p50: Math.round(p50), p90: Math.round(p90) }
}
