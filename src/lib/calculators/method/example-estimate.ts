import { assumptionsFor } from '@/lib/domain/assumptions/assumptions-for'
import type { Assumptions } from '@/lib/domain/assumptions/default-assumptions'
import { regionOfArea } from '@/lib/domain/electrical/area-region'
import type { QuickAnswers } from '@/lib/domain/estimate/quick-answers'
import { quickEstimate } from '@/lib/domain/estimate/quick-estimate'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'

import type { Basis } from '../engine/estimate-basis'

/** What an example is calculated with: the numbers of a day and a panel. */
export type ExampleBasis = Pick<Basis, 'date' | 'numbers' | 'panel'>

type Example = { answers: QuickAnswers; basis: ExampleBasis; samples?: number }

/** The estimate of an example home. */
export function exampleEstimate({ answers, basis: { date, numbers, panel }, samples }: Example): QuickEstimate {
  const estimate = quickEstimate({
    answers,
    assumptions: assumptionsOf({ answers, numbers }),
    date,
    panel,
    seed: 1,
    ...(samples !== undefined && { samples }),
  })
  if (!estimate.ok) throw new Error(`No estimate of an example: ${estimate.reason}`)
  return estimate
}

/** The assumptions for a home, with the prices of its region, as in the quick calculator and the API. */
export function assumptionsOf({
  answers,
  numbers,
}: Pick<Example, 'answers'> & Pick<ExampleBasis, 'numbers'>): Assumptions {
  const region = answers.postcodeArea === null ? null : regionOfArea(answers.postcodeArea)
  return assumptionsFor({ numbers, region: region?.region ?? null })
}
