import type { HeatingSystemKey } from '@/lib/domain/energy-costs/heating-systems'
import type { Project } from '@/lib/domain/estimate/project'
import type { ToldHome } from '@/lib/domain/estimate/told-home'
import { joinNames } from '@/lib/domain/text/join-names'
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
  const { totals, year } = projectResult({ project, basis })
  const there = systemOf({
    panels: estimate.panels.rated.panels.value,
    pence: estimate.panels.rated.price.value,
    yearPence: infraredIn(estimate.systems)?.pence?.value ?? null,
  })
  const here =
    totals &&
    systemOf({
      panels: totals.panels.value,
      pence: totals.price.value,
      yearPence: infraredIn(year?.systems ?? [])?.pence.value ?? null,
    })
  return {
    project,
    sheet: sheetOf(project),
    words: comparedWords({ there, here, reason: reasonWords({ ...told, own }) }),
  }
}

const infraredIn = <Year extends { system: HeatingSystemKey }>(systems: readonly Year[]): Year | undefined =>
  systems.find(({ system }) => system === 'infrared')

type System = { panels: number; pence: number; yearPence: number | null }

const systemOf = ({ panels, pence, yearPence }: System) =>
  `${counted(panels, 'panel')}, ${pounds(pence)} delivered and fitted${yearPence === null ? '' : `, ${pounds(yearPence)} a year to run`}`

/** Own figures of the home as a whole, which this calculator does not have. */
const OF_THE_WHOLE: Readonly<Record<string, string>> = {
  'home.measured-over-calculated': 'your measured heat loss',
  'use.household': 'your figure for the household',
}

/** What the quick calculator counts with and this one does not. */
function reasonWords({ answers, own }: ToldHome): string {
  const unused = [
    ...(answers.bill ? ['your bill'] : []),
    ...Object.entries(OF_THE_WHOLE).flatMap(([key, words]) => (own[key] === undefined ? [] : [words])),
    ...(answers.hasSolar ? ['your solar panels'] : []),
  ]
  return unused.length === 0 ? 'areas have three decimals here' : `this calculator leaves out ${joinNames(unused)}`
}

type Compared = { there: string; here: string | null; reason: string }

function comparedWords({ there, here, reason }: Compared): string {
  const begun = 'Your home from the quick calculator, divided into rooms of usual sizes. Type in the real ones.'
  if (here === null || here === there) return `${begun} Until then the answer is the same: ${there}.`
  return `${begun} Here: ${here}. There: ${there}. The reason: ${reason}.`
}
