import type { Project } from '@/lib/domain/project/project'

import { professionalProjectSchema } from './professional-project'

type Checked = { ok: true; project: Project } | { ok: false; path: readonly PropertyKey[]; message: string }

/** Whether a value is a project, and the first thing that keeps it from being one. */
export function checkProject(value: unknown): Checked {
  const parsed = professionalProjectSchema.safeParse(value)
  if (parsed.success) return { ok: true, project: parsed.data }
  const { path, message } = parsed.error.issues[0] ?? { path: [], message: 'Invalid input' }
  return { ok: false, path, message }
}
