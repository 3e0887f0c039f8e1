/** Which wordings the site prints: each reading in its own place, or approved ones alone. */
export type ClaimMode = 'faithful' | 'strict'

type Reading = {
  contexts: readonly string[]
  status: string
  strictReplacement?: string | null
  evidenceExpires?: string | null
}

type Standing = Pick<Reading, 'status' | 'evidenceExpires'>

export type Wording<R> = { kind: 'reading'; reading: R } | { kind: 'replacement'; text: string }

/** `today` is an ISO day. */
type Question<R> = { readings: readonly R[]; context: string; mode: ClaimMode; today: string }

/**
 * What a claim says in one kind of place, or null when it says nothing there. In strict mode an approved reading of the
 * claim holds in every place that has one, and where none is approved the words that staff gave in its stead.
 */
export function standingWording<R extends Reading>({ readings, context, mode, today }: Question<R>): Wording<R> | null {
  const here = readings.find((reading) => isShown(reading) && reading.contexts.includes(context))
  if (!here) return null
  if (mode === 'faithful' || isApproved(here, today)) return { kind: 'reading', reading: here }
  const approved = readings.find((reading) => isApproved(reading, today))
  if (approved) return { kind: 'reading', reading: approved }
  return here.strictReplacement ? { kind: 'replacement', text: here.strictReplacement } : null
}

/**
 * Everything that a claim says anywhere, each wording once, for a text that sets the readings side by side. In strict
 * mode the approved readings, or where none is approved the words that staff gave in their stead.
 */
export function standingReadings<R extends Reading & { text: string }>({
  readings,
  mode,
  today,
}: Omit<Question<R>, 'context'>): Wording<R>[] {
  const shown = readings.filter(isShown)
  const said = mode === 'faithful' ? shown : shown.filter((reading) => isApproved(reading, today))
  const wordings: Wording<R>[] = said.map((reading) => ({ kind: 'reading', reading }))
  const instead: Wording<R>[] = shown.flatMap(({ strictReplacement }) =>
    strictReplacement ? [{ kind: 'replacement', text: strictReplacement }] : [],
  )
  const standing = wordings.length > 0 ? wordings : instead
  return standing.filter((wording, index) => standing.findIndex((other) => textOf(other) === textOf(wording)) === index)
}

const textOf = (wording: Wording<{ text: string }>) =>
  wording.kind === 'reading' ? wording.reading.text : wording.text

const isApproved = (reading: Standing, today: string) => reading.status === 'approved' && !hasLapsed(reading, today)

/** Whether a reading rests on a proof that has run out: it is then as if nobody had checked it. */
export function hasLapsed({ status, evidenceExpires }: Standing, today: string): boolean {
  return (status === 'approved' || status === 'evidenced') && isPast(evidenceExpires, today)
}

/** Whether an ISO day is over; the day itself is still in time. */
export function isPast(day: string | null | undefined, today: string): day is string {
  return typeof day === 'string' && day.slice(0, 10) < today
}

/** Drafts and what was retired stand nowhere. */
export const isShown = ({ status }: Pick<Reading, 'status'>) => status !== 'draft' && status !== 'retired'
