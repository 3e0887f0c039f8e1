import type { ToldHome } from '@/lib/domain/estimate/told-home'
import { counted } from '@/lib/format/counted'
import { pounds } from '@/lib/format/pounds'

import { estimateWithOwn } from '../engine/estimate'
import type { Basis } from '../engine/estimate-basis'
import { projectOfHome } from './project-of-home'
import { projectResult } from './project-result'
import { type Sheet, sheetOf } from './sheet'

/** The sheet of a home told to the quick calculator, and how its system compares with the answer there. */
export function startFromHome({ told, basis }: { told: ToldHome; basis: Basis }): { sheet: Sheet; words: string } {
  const { estimate } = estimateWithOwn({ answers: told.answers, basis, own: told.own })
  const project = projectOfHome({ told, estimate })
  const { totals } = projectResult({ project, basis })
  const there = systemOf({ panels: estimate.panels.rated.panels.value, pence: estimate.panels.rated.price.value })
  const here = totals && systemOf({ panels: totals.panels.value, pence: totals.price.value })
  return { sheet: sheetOf(project), words: comparedWords({ there, here, hasBill: told.answers.bill !== undefined }) }
}

const systemOf = ({ panels, pence }: { panels: number; pence: number }) =>
  `${counted(panels, 'panel')}, ${pounds(pence)} delivered and fitted`

type Compared = { there: string; here: string | null; hasBill: boolean }

function comparedWords({ there, here, hasBill }: Compared): string {
  const begun = 'Your home from the quick calculator, divided into rooms of usual sizes. Type in the real ones.'
  if (here === null || here === there) return `${begun} Until then the answer is the same: ${there}.`
  const why = hasBill
    ? 'your bill is not used here'
    : 'each room has the roof or the floor that it lies next to, where the quick calculator spreads both evenly'
  return `${begun} Here: ${here}. There: ${there}. The reason: ${why}.`
}
