import type * as z from 'zod'

export type FieldError = { path: string; message: string }

/** The first message for each failed field, in schema order; path '' refers to the body as a whole. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  const byPath = new Map<string, string>()
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    if (!byPath.has(path)) byPath.set(path, issue.message)
  }
  return [...byPath].map(([path, message]) => ({ path, message }))
}
