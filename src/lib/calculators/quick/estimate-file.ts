import type { OwnFigures } from '@/lib/domain/estimate/project'
import type { QuickAnswers } from '@/lib/domain/estimate/quick-answers'

import type { EstimateView } from './estimate-view'

type Saved = { view: EstimateView; answers: QuickAnswers; own: OwnFigures; date: string; address: string }

/** A result of the quick calculator as a file, with its answers and its full working; deterministic. */
export function writeEstimateFile({ view: { hash, working, ...result }, answers, own, date, address }: Saved): string {
  const file = { format: 'powerboard-estimate', version: 1, calculation: hash, date, address, answers, own }
  return `${JSON.stringify({ ...file, result, working }, null, 2)}\n`
}
