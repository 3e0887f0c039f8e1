import type { Answer } from './answers-of'

/** The answers given, in form order, formatted for people. */
export function compactAnswers(answers: Record<string, string | null | undefined>): Answer[] {
  return Object.entries(answers).flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
