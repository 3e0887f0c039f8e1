import type { Answer } from './lead-submission'

/** The answers that were given, in the order of the form, for people to read. */
export function answered(answers: Record<string, string | null | undefined>): Answer[] {
  return Object.entries(answers).flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
