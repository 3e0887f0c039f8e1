import { assumptionsFor } from '../assumptions/assumptions-for'
import type { Numbers } from '../assumptions/default-assumptions'
import { effectiveAssumptions } from '../assumptions/effective'
import { climateOf, USUAL_AREA } from '../climate/area-climate'
import { derived, given, type Quantity } from '../quantity/quantity'
import { estimateGraph, yearOf } from './estimate-graph'
import { EXAMPLE_FIGURES } from './example-figure-names'
import { EXAMPLE_HOME, EXAMPLE_HOME_NAME } from './example-home'
import { answersOfNamed } from './named-home'
import type { OfferedPanel } from './panel-outputs'

/**
 * The example home in the middle of Great Britain on an ISO date, as the quick calculator estimates it.
 * @throws if a number that every calculation needs is missing
 */
export function exampleFiguresOn({
  numbers,
  date,
  panel,
}: {
  numbers: Numbers
  date: string
  panel: OfferedPanel
}): Quantity[] {
  const effective = effectiveAssumptions({ assumptions: assumptionsFor({ numbers, region: null }), date })
  const climate = climateOf(USUAL_AREA)
  if (!effective.ok || !climate) throw new Error(`No example on ${date}`)
  const answers = answersOfNamed(EXAMPLE_HOME)
  const graph = estimateGraph({ answers, climate, effective, panel, carbonSet: 'desnz-2026' })
  const source = {
    title: `Our quick calculator, for ${EXAMPLE_HOME_NAME.spoken} in the middle of Great Britain`,
    date,
    confidence: 'computed',
  } as const
  const rounded = (named: (typeof EXAMPLE_FIGURES)[keyof typeof EXAMPLE_FIGURES], { value }: Quantity) =>
    given({ ...named, value: Math.round(value), source })
  const heat = rounded(EXAMPLE_FIGURES.heat, yearOf(graph, 'infrared').bought)
  return [
    rounded(EXAMPLE_FIGURES.panels, graph.needed.rated.panels),
    heat,
    derived({
      ...EXAMPLE_FIGURES.year,
      inputs: [heat, effective.get('price.electricity')],
      formula: 'heat × price',
      compute: (kwh, pencePerKwh) => kwh * pencePerKwh,
    }),
  ]
}
