import type { Project } from '@/lib/domain/estimate/project'
import type { ToldHome } from '@/lib/domain/estimate/told-home'
import { counted } from '@/lib/format/counted'
import { pounds } from '@/lib/format/pounds'

import { estimateWithOwn } from '../engine/estimate'
import type { Basis } from '../engine/estimate-basis'
import { projectOfHome } from './project-of-home'
import { projectResult } from './project-result'
import { type Sheet, sheetOf } from './sheet'

type Started = { project: Project; sheet: Sheet; words: string }

/** The project of a home told to the quick calculator, and how its system compares with the answer there. */
export function startFromHome({ told, basis }: { told: ToldHome; basis: Basis }): Started {
  const { estimate, isOwnRefused } = estimateWithOwn({ answers: told.answers, basis, own: told.own })
  const own = isOwnRefused ? {} : told.own
  const project = projectOfHome({ told: { ...told, own }, estimate })
  const { totals } = projectResult({ project, basis })
  const there = systemOf({ panels: estimate.panels.rated.panels.value, pence: estimate.panels.rated.price.value })
  const here = totals && systemOf({ panels: totals.panels.value, pence: totals.price.value })
  return {
    project,
    sheet: sheetOf(project),
    words: comparedWords({ there, here, unused: unusedWords({ ...told, own }) }),
  }
}

const systemOf = ({ panels, pence }: { panels: number; pence: number }) =>
  `${counted(panels, 'panel')}, ${pounds(pence)} delivered and fitted`

/** What the quick calculator counts with and this one does not. */
function unusedWords({ answers, own }: ToldHome): string {
  if (answers.bill) return 'your bill is not used here'
  if (own['home.measured-over-calculated'] !== undefined) return 'your measured heat loss is not used here'
  return 'areas have three decimals here'
}

type Compared = { there: string; here: string | null; unused: string }

function comparedWords({ there, here, unused }: Compared): string {
  const begun = 'Your home from the quick calculator, divided into rooms of usual sizes. Type in the real ones.'
  if (here === null || here === there) return `${begun} Until then the answer is the same: ${there}.`
  return `${begun} Here: ${here}. There: ${there}. The reason: ${unused}.`
}
