import { assumptionsFor } from '@/lib/domain/assumptions/assumptions-for'
import { regionOfArea } from '@/lib/domain/electrical/area-region'
import { ownFigureSource } from '@/lib/domain/estimate/own-figure-limits'
import type { OwnFigures } from '@/lib/domain/estimate/project'
import type { QuickAnswers } from '@/lib/domain/estimate/quick-answers'
import { quickEstimate } from '@/lib/domain/estimate/quick-estimate'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'
import type { Overrides } from '@/lib/domain/quantity/evaluate'
import { OutOfRange } from '@/lib/domain/quantity/range-check'

import { type Basis, withPanel } from './estimate-basis'
import { fillMissing } from './fill-missing'

/** A fixed seed, so that the same answers give the same bands. */
const SEED = 1

/**
 * The quick calculator's estimate; `changes` are the visitor's own figures by quantity key. Throws OutOfRange if they
 * describe a home that cannot be calculated.
 */
export function estimateFor({
  answers,
  basis,
  changes = {},
}: {
  answers: QuickAnswers
  basis: Basis
  changes?: Overrides
}): QuickEstimate {
  const { date, numbers, panel } = withPanel(basis, answers.panel)
  const region = answers.postcodeArea === null ? null : regionOfArea(answers.postcodeArea)
  const ours = assumptionsFor({ numbers, region: region?.region ?? null })
  const filled = fillMissing({ assumptions: ours, changes, date, source: ownFigureSource(date) })
  const estimate = quickEstimate({ answers, ...filled, date, panel, seed: SEED })
  // Unreachable: the schema rejects unknown areas, the server sets the date, and required figures cannot be deleted.
  if (!estimate.ok) throw new Error(`No estimate: ${estimate.reason}${'key' in estimate ? ` of ${estimate.key}` : ''}`)
  return estimate
}

/**
 * The estimate with a visitor's own figures. If they contradict one another, all of them are left out and reported, in
 * the same way on screen and in emails, records and documents.
 */
export function estimateWithOwn({ answers, basis, own }: { answers: QuickAnswers; basis: Basis; own: OwnFigures }): {
  estimate: QuickEstimate
  isOwnRefused: boolean
} {
  try {
    return { estimate: estimateFor({ answers, basis, changes: own }), isOwnRefused: false }
  } catch (error) {
    if (!(error instanceof OutOfRange) || Object.keys(own).length === 0) throw error
    return { estimate: estimateFor({ answers, basis }), isOwnRefused: true }
  }
}
