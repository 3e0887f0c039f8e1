import { assumptionsFor } from '@/lib/domain/assumptions/assumptions-for'
import type { QuickAnswers } from '@/lib/domain/estimate/quick-answers'
import { quickEstimate } from '@/lib/domain/estimate/quick-estimate'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'

import type { Basis } from '../engine/estimate-basis'

/** What an example is calculated with: the prices of a day, averaged over Great Britain, and a panel. */
export type ExampleBasis = Pick<Basis, 'date' | 'numbers' | 'panel'>

type Example = { answers: QuickAnswers; basis: ExampleBasis; samples?: number }

/** The estimate of an example home. */
export function exampleEstimate({ answers, basis: { date, numbers, panel }, samples }: Example): QuickEstimate {
  const estimate = quickEstimate({
    answers,
    assumptions: assumptionsFor({ numbers, region: null }),
    date,
    panel,
    seed: 1,
    ...(samples !== undefined && { samples }),
  })
  if (!estimate.ok) throw new Error(`No estimate of an example: ${estimate.reason}`)
  return estimate
}
