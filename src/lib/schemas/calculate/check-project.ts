import type * as z from 'zod'

import { professionalProjectSchema } from './professional-project'
import { sheetSchema } from './saved-sheet'

type Fault = { ok: false; path: readonly PropertyKey[]; message: string }

/** Parses a project, or returns the first error. */
export function checkProject(value: unknown) {
  const parsed = professionalProjectSchema.safeParse(value)
  return parsed.success ? ({ ok: true, project: parsed.data } as const) : faultIn(parsed.error)
}

/** The same for a sheet as typed. */
export function checkSheet(value: unknown) {
  const parsed = sheetSchema.safeParse(value)
  return parsed.success ? ({ ok: true, sheet: parsed.data } as const) : faultIn(parsed.error)
}

function faultIn({ issues: [first] }: z.ZodError): Fault {
  return { ok: false, path: first?.path ?? [], message: first?.message ?? 'Invalid input' }
}
