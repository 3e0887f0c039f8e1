import type { Project } from '@/lib/domain/estimate/project'
import type { TextPosition } from '@/lib/domain/text/text-position'

import { readJsonWithPointers } from './json-pointers'
import { type Sheet, sheetOf } from './sheet'

const FORMAT = 'powerboard-project'

/** Version 1 held only the finished rooms, as numbers. Version 2 is the sheet as typed, finished or not. */
const VERSION = 2

type Fault = { ok: false; path: readonly PropertyKey[]; message: string }

/** Validates the contents of a file. Errors have paths and are in order. */
export type FileChecks = {
  project: (value: unknown) => { ok: true; project: Project } | Fault
  sheet: (value: unknown) => { ok: true; sheet: Sheet } | Fault
}

export type ProjectFileRead = { ok: true; sheet: Sheet } | { ok: false; message: string }

/** Serialises a sheet as typed; the output is deterministic. */
export function writeProjectFile(sheet: Sheet): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, sheet }, null, 2)}\n`
}

/** Reads a file written by any version of `writeProjectFile`, or returns the error with its line and column. */
export function readProjectFile({ text, checks }: { text: string; checks: FileChecks }): ProjectFileRead {
  const read = readJsonWithPointers(text.replace(/^\uFEFF/, ''))
  if (!read.ok) return { ok: false, message: at(read.place, `${read.message}.`) }
  const { value, positionOf } = read
  if (!isFile(value))
    return {
      ok: false,
      message: 'This is not one of our projects: it does not begin with "format": "powerboard-project".',
    }
  const refuse = (section: string, { path, message }: Fault): ProjectFileRead => ({
    ok: false,
    message: at(positionOf([section, ...path]), `${nameOf(path)}: ${message}.`),
  })
  switch (value.version) {
    case 1: {
      const checked = checks.project(value.project)
      return checked.ok ? { ok: true, sheet: sheetOf(checked.project) } : refuse('project', checked)
    }
    case VERSION: {
      const checked = checks.sheet(value.sheet)
      return checked.ok ? checked : refuse('sheet', checked)
    }
    default:
      return {
        ok: false,
        message: at(
          positionOf(['version']),
          `Its version is ${String(value.version)}; we read versions 1 and ${VERSION}.`,
        ),
      }
  }
}

const at = ({ line, column }: TextPosition, message: string) => `Line ${line}, column ${column}: ${message}`

type File = { format: string; version: unknown; project?: unknown; sheet?: unknown }

function isFile(value: unknown): value is File {
  return (
    typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT && 'version' in value
  )
}

/** 'rooms 3, elements 1, areaM2': counted from 1. */
function nameOf(path: readonly PropertyKey[]): string {
  const words = path.map((key) => (typeof key === 'number' ? ` ${key + 1}` : `, ${String(key)}`)).join('')
  return words.slice(2) || 'The project'
}
