import type { Assumptions } from '../assumptions/default-assumptions'
import { type EffectiveAssumptions, effectiveAssumptions } from '../assumptions/effective'
import { climateOf, USUAL_AREA } from '../climate/area-climate'
import type { FactorSet } from '../energy-costs/carbon-factor-sets'
import { driversOf } from '../quantity/drivers'
import { inOrder, type Overrides } from '../quantity/evaluate'
import { vatChangeOn } from '../quantity/price-vat'
import type { Quantity } from '../quantity/quantity'
import { withChanges } from '../quantity/with-changes'
import { workingOf } from '../quantity/working'
import { costOf, type EstimateGraph, estimateGraph, yearOf } from './estimate-graph'
import { factsOfHome } from './facts-of-home'
import { bandedBy, figuresOf } from './figures'
import { homeComfort } from './home-comfort'
import { moistureRiskOf } from './home-moisture'
import { homeRating } from './home-rating'
import { ownFigureSource } from './own-figure-limits'
import type { OfferedPanel } from './panel-outputs'
import { type Payback, payback } from './payback'
import { worthToday, yearsWithGrowth } from './payback-over-time'
import type { QuickAnswers } from './quick-answers'
import type { Banded, PaybackEstimate, QuickEstimate, QuickEstimateFailure } from './quick-estimate-result'
import { judge } from './verdict'

type Input = {
  answers: QuickAnswers
  assumptions: Assumptions
  /** The ISO date of the prices. */
  date: string
  panel: OfferedPanel
  carbonSet?: FactorSet
  seed: number
  samples?: number
  /** A visitor's own figures for inputs, by key. */
  changes?: Overrides
}

/**
 * Estimates panels, cost, carbon and a verdict from a few answers, each figure with its band. Deterministic. Expired
 * prices are used and listed in `expired`. Throws OutOfRange for an impossible home.
 */
export function quickEstimate({
  answers,
  assumptions,
  date,
  panel,
  carbonSet = 'desnz-2026',
  seed,
  samples = 1_000,
  changes = {},
}: Input): QuickEstimate | QuickEstimateFailure {
  const effective = effectiveAssumptions({ assumptions, date })
  if (!effective.ok) return effective
  const area = answers.postcodeArea ?? USUAL_AREA
  const areaClimate = climateOf(area)
  if (!areaClimate) return { ok: false, reason: 'unknown-area', area }
  const climate = { ...areaClimate, ...(answers.altitudeM !== undefined && { altitudeM: answers.altitudeM }) }
  const changed = <Piece>(piece: Piece): Piece => withChanges(piece, { changes, source: ownFigureSource(date) })
  const graph = changed(estimateGraph({ answers, climate, effective, panel, carbonSet }))
  const own: EffectiveAssumptions = { ...effective, get: (key) => changed(effective.get(key)) }
  const growth = own.get('money.growth-of-prices')
  const roots = resultsOf(graph)
  const ratings = [graph.rating.panels, ...(graph.rating.now ? [graph.rating.now] : [])]
  const damp = graph.moisture.flatMap(({ surface, surfaceHumidity }) => [surface, surfaceHumidity])
  const shown = [
    ...roots,
    graph.needed['stated-temperature'],
    graph.panelsShortOfRule,
    ...Object.values(graph.share),
    ...ratings,
    ...damp,
    growth,
    ...changed(overTime({ graph, effective: own })),
  ]
  const used = new Set(inOrder(shown).map(({ key }) => key))
  const banded = bandedBy({ roots, samples, seed })
  const rating = homeRating({ points: graph.rating, postcodeArea: answers.postcodeArea })
  return {
    ok: true,
    answers,
    climate,
    ...figuresOf({ graph, answers, banded }),
    comfort: homeComfort({ graph, panel, yearPence: costOf(yearOf(graph, 'infrared')).value }),
    payback: graph.yearlyReturn && paybackOf({ yearlyReturn: banded(graph.yearlyReturn), growth: growth.value }),
    drivers: driversOf({ root: costOf(yearOf(graph, 'infrared')), count: 3 }),
    rating,
    moisture: graph.moisture.map(moistureRiskOf),
    judgement: judge(factsOfHome({ graph, answers, panel, rating, effective })),
    vatChange: vatChangeOn({ vat: own.get('price.electricity').source?.vat, date }),
    expired: effective.expired.filter(({ key }) => used.has(key) && changes[key] === undefined),
    working: workingOf(shown),
  }
}

function resultsOf({ home, alwaysWarm, needed, years, saving, yearlyReturn }: EstimateGraph): Quantity[] {
  return [
    home.designHeatLoss,
    home.wattsPerM2,
    alwaysWarm,
    ...Object.values(needed.rated),
    ...years.flatMap(({ bought, cost, carbon }) => [
      bought,
      ...(cost ? [cost.withoutStanding, cost.withStanding] : []),
      ...(carbon ? [carbon] : []),
    ]),
    ...(saving ? [saving] : []),
    ...(yearlyReturn ? [yearlyReturn] : []),
  ]
}

function overTime({
  graph: { saving, needed },
  effective,
}: {
  graph: EstimateGraph
  effective: EffectiveAssumptions
}): Quantity[] {
  if (!saving) return []
  const bought = { saving, price: needed.rated.price, effective }
  const years = yearsWithGrowth(bought)
  return [worthToday(bought), ...(years ? [years] : [])]
}

/** An arbitrary outlay: only the share recovered each year matters. */
const OUTLAY_PENCE = 1_000_000

function paybackAt(yearlyReturn: number, growth = 0): Payback {
  return payback({ outlayPence: OUTLAY_PENCE, savingPence: yearlyReturn * OUTLAY_PENCE, growth })
}

/** Payback at the typical yearly return, and at the ends of its band. */
export function paybackOf({ yearlyReturn, growth }: { yearlyReturn: Banded; growth: number }): PaybackEstimate {
  return {
    typical: paybackAt(yearlyReturn.value),
    withGrowth: paybackAt(yearlyReturn.value, growth),
    atBest: paybackAt(yearlyReturn.p90),
    atWorst: paybackAt(yearlyReturn.p10),
  }
}

/** Years to payback; null if never. */
export function yearsOf(found: Payback): number | null {
  return found.outcome === 'pays-back' ? found.years : null
}
