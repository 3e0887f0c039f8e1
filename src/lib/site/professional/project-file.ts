import type { Project } from '@/lib/domain/project/project'

import { readJsonWithPlaces, type Place } from './json-places'

const FORMAT = 'powerboard-project'
/** Raise it when a file of before can no longer be read as it stands. */
const VERSION = 1

/** The check of a project; what is wrong by path, the first fault first. */
export type CheckProject = (
  value: unknown,
) => { ok: true; project: Project } | { ok: false; path: readonly PropertyKey[]; message: string }

export type ProjectFileRead = { ok: true; project: Project } | { ok: false; message: string }

/** A project as a file to keep; the same project gives the same text. */
export function writeProjectFile(project: Project): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, project }, null, 2)}\n`
}

/** Reads a file that `writeProjectFile` wrote; of another it says what is wrong with it, and in which line and column. */
export function readProjectFile({ text, check }: { text: string; check: CheckProject }): ProjectFileRead {
  const read = readJsonWithPlaces(text.replace(/^\uFEFF/, ''))
  if (!read.ok) return { ok: false, message: at(read.place, `${read.message}.`) }
  const { value, placeOf } = read
  if (!isFile(value))
    return { ok: false, message: 'This is no project of ours: it does not begin with "format": "powerboard-project".' }
  if (value.version !== VERSION)
    return {
      ok: false,
      message: at(placeOf(['version']), `Its version is ${String(value.version)}; we read version ${VERSION}.`),
    }
  const checked = check(value.project)
  if (checked.ok) return checked
  return {
    ok: false,
    message: at(placeOf(['project', ...checked.path]), `${nameOf(checked.path)}: ${checked.message}.`),
  }
}

const at = ({ line, column }: Place, message: string) => `Line ${line}, column ${column}: ${message}`

function isFile(value: unknown): value is { format: string; version: unknown; project: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'format' in value &&
    value.format === FORMAT &&
    'version' in value &&
    'project' in value
  )
}

/** 'rooms 3, elements 1, areaM2': as people count. */
function nameOf(path: readonly PropertyKey[]): string {
  const words = path.map((part) => (typeof part === 'number' ? ` ${part + 1}` : `, ${String(part)}`)).join('')
  return words.slice(2) || 'The project'
}
