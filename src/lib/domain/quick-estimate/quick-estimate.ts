import type { Assumptions } from '../assumptions/default-assumptions'
import { assumptionsInForce, type InForce } from '../assumptions/in-force'
import type { FactorSet } from '../carbon/factor-sets'
import { climateOf } from '../climate/area-climate'
import { payback, type Payback } from '../payback/payback'
import { driversOf } from '../quantity/drivers'
import { inOrder, type Overrides } from '../quantity/evaluate'
import type { Quantity } from '../quantity/quantity'
import { withChanges } from '../quantity/with-changes'
import { workingOf } from '../quantity/working'
import type { HeatingSystemKey } from '../running-cost/heating-systems'
import { systemNow, USUAL_AREA, type QuickAnswers } from './answers'
import { estimateGraph, type EstimateGraph, type SystemYear } from './estimate-graph'
import { bandedBy, figuresOf } from './figures'
import { ownFigureSource } from './own-figures'
import type { OfferedPanel } from './panels-needed'
import { worthToday, yearsWithGrowth } from './payback-over-time'
import type { Banded, PaybackEstimate, QuickEstimate, QuickEstimateFailure } from './result'
import { judge } from './verdict'
import type { VerdictFacts } from './verdict-rules'

type Asked = {
  answers: QuickAnswers
  assumptions: Assumptions
  /** The ISO day whose prices are used. */
  date: string
  panel: OfferedPanel
  carbonSet?: FactorSet
  seed: number
  samples?: number
  /** A visitor's own figures for quantities that are given here, by key. */
  changes?: Overrides
}

/**
 * From a few answers to panels, cost, carbon and an opinion, each figure with its band. The same arguments give the same
 * result. Prices that have expired are used and named in `expired`. Throws OutOfRange for a home that cannot be.
 */
export function quickEstimate({
  answers,
  assumptions,
  date,
  panel,
  carbonSet = 'desnz-2025',
  seed,
  samples = 1_000,
  changes = {},
}: Asked): QuickEstimate | QuickEstimateFailure {
  const inForce = assumptionsInForce({ assumptions, date })
  if (!inForce.ok) return inForce
  const area = answers.postcodeArea ?? USUAL_AREA
  const climate = climateOf(area)
  if (!climate) return { ok: false, reason: 'unknown-area', area }
  const changed = <Part>(part: Part): Part => withChanges(part, { changes, source: ownFigureSource(date) })
  const graph = changed(estimateGraph({ answers, climate, inForce, panel, carbonSet }))
  const own: InForce = { ...inForce, get: (key) => changed(inForce.get(key)) }
  const growth = own.get('money.growth-of-prices')
  const roots = resultsOf(graph)
  const shown = [...roots, growth, ...changed(overTime({ graph, inForce: own }))]
  const used = new Set(inOrder(shown).map(({ key }) => key))
  const banded = bandedBy({ roots, samples, seed })
  return {
    ok: true,
    answers,
    climate,
    ...figuresOf({ graph, answers, banded }),
    payback: graph.yearlyReturn && paybackOf({ yearlyReturn: banded(graph.yearlyReturn), growth: growth.value }),
    drivers: driversOf({ root: costOf(yearOf(graph, 'infrared')), count: 3 }),
    judgement: judge(factsOf({ graph, answers, grantPence: own.get('grant.heat-pump').value })),
    expired: inForce.expired.filter(({ key }) => used.has(key) && changes[key] === undefined),
    working: workingOf(shown),
  }
}

function resultsOf({
  home,
  alwaysWarm,
  needed,
  panelsShortOfRule,
  years,
  saving,
  yearlyReturn,
}: EstimateGraph): Quantity[] {
  return [
    home.designHeatLoss,
    home.wattsPerM2,
    alwaysWarm,
    panelsShortOfRule,
    ...Object.values(needed).flatMap((panels) => Object.values(panels)),
    ...years.flatMap(({ bought, cost, carbon }) => [
      bought,
      ...(cost ? [cost.withoutStanding, cost.withStanding] : []),
      ...(carbon ? [carbon] : []),
    ]),
    ...(saving ? [saving] : []),
    ...(yearlyReturn ? [yearlyReturn] : []),
  ]
}

function overTime({ graph: { saving, needed }, inForce }: { graph: EstimateGraph; inForce: InForce }): Quantity[] {
  if (!saving) return []
  const bought = { saving, price: needed.rated.price, inForce }
  const years = yearsWithGrowth(bought)
  return [worthToday(bought), ...(years ? [years] : [])]
}

/** Any outlay will do: only the share of it that comes back in a year matters. */
const OUTLAY_PENCE = 1_000_000

function paybackAt(yearlyReturn: number, growth = 0): Payback {
  return payback({ outlayPence: OUTLAY_PENCE, savingPence: yearlyReturn * OUTLAY_PENCE, growth })
}

function paybackOf({ yearlyReturn, growth }: { yearlyReturn: Banded; growth: number }): PaybackEstimate {
  return {
    typical: paybackAt(yearlyReturn.value),
    withGrowth: paybackAt(yearlyReturn.value, growth),
    atBest: paybackAt(yearlyReturn.p90),
    atWorst: paybackAt(yearlyReturn.p10),
  }
}

function yearsOf(found: Payback): number | null {
  return found.outcome === 'pays-back' ? found.years : null
}

function factsOf({
  graph,
  answers,
  grantPence,
}: {
  graph: EstimateGraph
  answers: QuickAnswers
  grantPence: number
}): VerdictFacts {
  const now = systemNow(answers.heating)
  const panels = yearOf(graph, 'infrared')
  return {
    answers,
    wattsPerM2: graph.home.wattsPerM2.value,
    heatKwh: panels.cost?.heat.value ?? NaN,
    panelsPence: costOf(panels).value,
    nowPence: (now && yearOf(graph, now).cost?.withStanding.value) ?? null,
    heatPumpPence: costOf(yearOf(graph, 'heat-pump')).value,
    grantPence,
    heatingWatts: 1000 * graph.needed.rated.kilowatts.value,
    paybackYears: graph.yearlyReturn && yearsOf(paybackAt(graph.yearlyReturn.value)),
  }
}

function yearOf({ years }: EstimateGraph, system: HeatingSystemKey): SystemYear {
  const year = years.find((candidate) => candidate.system === system)
  if (!year) throw new Error(`"${system}" is not compared`)
  return year
}

function costOf({ system, cost }: SystemYear): Quantity {
  if (!cost) throw new Error(`"${system}" has no price`)
  return cost.withStanding
}
