/** Which wordings the site prints: each reading in its own place, or approved ones alone. */
export type ClaimMode = 'faithful' | 'strict'

type Reading = { contexts: readonly string[]; status: string; strictReplacement?: string | null }

export type Wording<R> = { kind: 'reading'; reading: R } | { kind: 'replacement'; text: string }

type Question<R> = { readings: readonly R[]; context: string; mode: ClaimMode }

/**
 * What a claim says in one kind of place, or null when it says nothing there. In strict mode an approved reading of the
 * claim holds in every place that has one, and where none is approved the words that staff gave in its stead.
 */
export function standingWording<R extends Reading>({ readings, context, mode }: Question<R>): Wording<R> | null {
  const here = readings.find((reading) => isShown(reading) && reading.contexts.includes(context))
  if (!here) return null
  if (mode === 'faithful' || isApproved(here)) return { kind: 'reading', reading: here }
  const approved = readings.find(isApproved)
  if (approved) return { kind: 'reading', reading: approved }
  return here.strictReplacement ? { kind: 'replacement', text: here.strictReplacement } : null
}

const isApproved = ({ status }: Reading) => status === 'approved'

/** Drafts and what was retired stand nowhere. */
export const isShown = ({ status }: Pick<Reading, 'status'>) => status !== 'draft' && status !== 'retired'
