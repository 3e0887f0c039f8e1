import type { Nation } from '@/lib/domain/building/u-values/nations'
import { nationOf } from '@/lib/domain/climate/area-nation'
import type { Project } from '@/lib/domain/estimate/project'
import type { HomeText } from '@/lib/domain/estimate/project-text'

import type { Basis } from '../engine/estimate-basis'
import type { ProjectResult } from './project-result'
import { weatherAreaOf } from './read-sheet'
import { readRoomLines } from './rooms-csv'
import { faultsByHeading, faultsOf } from './row-faults'
import { emptySheet, type Sheet } from './sheet'
import { type RowResult, sheetCalculator } from './sheet-result'

type HomeField =
  'postcode' | 'altitudeM' | 'built' | 'outdoorC' | 'coldSpell' | 'neighbours' | 'airMethod' | 'draughtiness'

/** Input of the form without JavaScript: the home, with its rooms as lines. */
type TypedProject = Pick<HomeText, HomeField> & { name: string; nation: Nation | 'postcode'; rooms: string }

export type TypedProjectResult =
  | { ok: true; sheet: Sheet; project: Project; result: ProjectResult }
  /** Room errors are joined into one message, each with its line and column. */
  | { ok: false; errors: { path: string; message: string }[] }

/** Calculates a project entered as lines, as the table would, or returns the errors by field. */
export function typedProjectResult({
  typed: { name, rooms, ...home },
  basis,
}: {
  typed: TypedProject
  basis: Basis
}): TypedProjectResult {
  const read = readRoomLines(rooms)
  const sheet: Sheet = { name, home: homeText(home), rooms: read.ok ? read.rooms : [], own: {} }
  const { rows, homeFaults, project, result } = sheetCalculator(basis)(sheet)
  const roomsFault = read.ok ? faultOfLines({ rows, lines: read.lines }) : read.message
  const faults = { ...homeFaults, ...(roomsFault !== null && { rooms: roomsFault }) }
  const errors = Object.entries(faults).map(([path, message]) => ({ path, message }))
  return errors.length === 0 ? { ok: true, sheet, project, result } : { ok: false, errors }
}

/** Near a national border, or without a postcode, building ages are read as in England. */
function homeText({ nation, ...typed }: Omit<TypedProject, 'name' | 'rooms'>): HomeText {
  const home: HomeText = { ...emptySheet().home, ...typed }
  if (nation !== 'postcode') return { ...home, nation }
  const postcodeArea = weatherAreaOf(home.postcode)
  return { ...home, nation: (postcodeArea === null ? null : nationOf(postcodeArea)) ?? home.nation }
}

/** Maximum number of errors shown. */
const FAULTS_SHOWN_MAX = 5

/** 'Line 3, Length: Must be …. Line 4: Give the height. And 2 more.', or null. */
function faultOfLines({ rows, lines }: { rows: readonly RowResult[]; lines: readonly number[] }): string | null {
  const faults = rows.flatMap((row, index) => rowFaults(row).map((fault) => `Line ${lines[index]}${fault}.`))
  if (faults.length === 0) return null
  const remaining = faults.length - FAULTS_SHOWN_MAX
  return [...faults.slice(0, FAULTS_SHOWN_MAX), ...(remaining > 0 ? [`And ${remaining} more.`] : [])].join(' ')
}

function rowFaults(row: RowResult): string[] {
  const faults = faultsOf(row)
  if (faults) return faultsByHeading(faults).map(({ heading, message }) => `, ${heading}: ${message}`)
  return row.read.state === 'unready' && row.read.missing !== null ? [`: ${row.read.missing}`] : []
}
