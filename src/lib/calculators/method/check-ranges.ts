import { effectiveAssumptions } from '@/lib/domain/assumptions/effective'
import { estimateGraph } from '@/lib/domain/estimate/estimate-graph'
import type { QuickAnswers } from '@/lib/domain/estimate/quick-answers'
import type { QuickEstimate, SystemEstimate } from '@/lib/domain/estimate/quick-estimate-result'
import { evaluateMany } from '@/lib/domain/quantity/evaluate-many'
import type { Quantity } from '@/lib/domain/quantity/quantity'
import { seededRandom } from '@/lib/domain/quantity/seeded-random'
import { acrossSpread, spreadDeviate } from '@/lib/domain/quantity/spread-quantile'
import type { Band } from '@/lib/domain/quantity/uncertainty'

import type { Check, CheckTable } from './check-table'
import { assumptionsOf, type ExampleBasis } from './example-estimate'

type Example = { answers: QuickAnswers; estimate: QuickEstimate; basis: ExampleBasis }

const DRAWS = 10_000

/** Of the sampled percentile: what a thousand stratified draws and ten thousand plain ones may differ by. */
const WITHIN_SHARE = 0.05

/** The ranges that results state against percentiles of plain random draws. */
export function checkRanges({ answers, estimate, basis }: Example): CheckTable {
  const figures = figuresOf({ answers, estimate, basis })
  const drawn = plainDraws(figures.map(({ root }) => root))
  return {
    id: 'ranges',
    heading: 'Ranges against plain random draws',
    text: 'A result states a range from a thousand draws that cover every input evenly. Here are the 10th and 90th percentile of ten thousand draws without that refinement. It shows that the sampling is right, not that the ranges of the inputs are.',
    source: {
      title: 'Our engine with plain random draws instead of a Latin hypercube',
      date: basis.date,
      confidence: 'computed',
    },
    checks: figures.flatMap(({ root: _root, stated, ...figure }, index) =>
      checksOf({ ...figure, stated, drawn: drawn[index] }),
    ),
  }
}

type Figure = { what: string; unit: string; scale: number; stated: Band; root: Quantity }

function figuresOf({ answers, estimate, basis: { date, numbers, panel } }: Example): Figure[] {
  const effective = effectiveAssumptions({ assumptions: assumptionsOf({ answers, numbers }), date })
  if (!effective.ok) throw new Error(`No ranges: ${effective.reason}`)
  const graph = estimateGraph({ answers, climate: estimate.climate, effective, panel, carbonSet: 'desnz-2026' })
  const yearOf = (system: SystemEstimate['system'], what: string): Figure[] => {
    const stated = estimate.systems.find((year) => year.system === system)?.pence
    const root = graph.years.find((year) => year.system === system)?.cost?.withStanding
    return stated && root ? [{ what, unit: '£', scale: 0.01, stated, root }] : []
  }
  return [
    {
      what: 'Heat loss on a cold day',
      unit: 'W',
      scale: 1,
      stated: estimate.heatLossWatts,
      root: graph.home.designHeatLoss,
    },
    { what: 'Heat of a year', unit: 'kWh', scale: 1, stated: estimate.alwaysWarmKwh, root: graph.alwaysWarm },
    ...yearOf('infrared', 'A year with panels'),
    ...yearOf('gas-old', 'A year with a gas boiler'),
  ]
}

type Drawn = Omit<Figure, 'root'> & { drawn: Float64Array | undefined }

const checksOf = ({ what, unit, scale, stated, drawn }: Drawn): Check[] =>
  ([10, 90] as const).map((percent) => {
    const reference = scale * (drawn?.[Math.round((percent / 100) * (DRAWS - 1))] ?? NaN)
    const ours = scale * stated[`p${percent}`]
    return {
      what: `${what}, ${percent}th percentile`,
      reference,
      ours,
      unit,
      digits: 0,
      within: WITHIN_SHARE * reference,
    }
  })

/** Outcomes of each root in ascending order; inputs of one group share their draw. */
function plainDraws(roots: readonly Quantity[]): Float64Array[] {
  const random = seededRandom(2026)
  const groups = new Map<string, Float64Array>()
  const deviates = (group: string | undefined) => {
    const drawn =
      (group !== undefined && groups.get(group)) || Float64Array.from({ length: DRAWS }, () => spreadDeviate(random()))
    if (group !== undefined) groups.set(group, drawn)
    return drawn
  }
  const columns = evaluateMany({
    roots,
    count: DRAWS,
    draw: ({ value, spread, drawnWith }, column) => {
      if (!spread) return false
      const across = acrossSpread({ value, ...spread })
      column.set(deviates(drawnWith).map(across))
      return true
    },
  })
  return columns.map((column) => column.toSorted())
}
