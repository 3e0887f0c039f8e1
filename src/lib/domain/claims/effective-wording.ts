/** Which readings the site shows: each in its context, or approved ones only. */
export type ClaimMode = 'faithful' | 'strict'

type Reading = {
  contexts: readonly string[]
  status: string
  strictReplacement?: string | null
  evidenceExpires?: string | null
}

type Approval = Pick<Reading, 'status' | 'evidenceExpires'>

export type Wording<R> = { kind: 'reading'; reading: R } | { kind: 'replacement'; text: string }

/** `today` is an ISO date. */
type WordingInput<R> = { readings: readonly R[]; context: string; mode: ClaimMode; today: string }

/**
 * A claim's text in one context, or null. In strict mode an approved reading applies in every context that has one;
 * without an approved reading, the replacement text is used.
 */
export function effectiveWording<R extends Reading>({
  readings,
  context,
  mode,
  today,
}: WordingInput<R>): Wording<R> | null {
  const here = readings.find((reading) => isShown(reading) && reading.contexts.includes(context))
  if (!here) return null
  if (mode === 'faithful' || isApproved(here, today)) return { kind: 'reading', reading: here }
  const approved = readings.find((reading) => isApproved(reading, today))
  if (approved) return { kind: 'reading', reading: approved }
  return here.strictReplacement ? { kind: 'replacement', text: here.strictReplacement } : null
}

/**
 * All readings of a claim, without duplicates, for text that compares them. In strict mode the approved ones or,
 * without any, the replacement texts.
 */
export function effectiveReadings<R extends Reading & { text: string }>({
  readings,
  mode,
  today,
}: Omit<WordingInput<R>, 'context'>): Wording<R>[] {
  const shown = readings.filter(isShown)
  const usable = mode === 'faithful' ? shown : shown.filter((reading) => isApproved(reading, today))
  const wordings: Wording<R>[] = usable.map((reading) => ({ kind: 'reading', reading }))
  const instead: Wording<R>[] = shown.flatMap(({ strictReplacement }) =>
    strictReplacement ? [{ kind: 'replacement', text: strictReplacement }] : [],
  )
  const chosen = wordings.length > 0 ? wordings : instead
  return chosen.filter((wording, index) => chosen.findIndex((other) => textOf(other) === textOf(wording)) === index)
}

const textOf = (wording: Wording<{ text: string }>) =>
  wording.kind === 'reading' ? wording.reading.text : wording.text

export const isApproved = (reading: Approval, today: string) =>
  reading.status === 'approved' && !hasLapsed(reading, today)

/** Whether a reading relies on expired evidence; it then counts as unchecked. */
export function hasLapsed({ status, evidenceExpires }: Approval, today: string): boolean {
  return isVouched(status) && isPast(evidenceExpires, today)
}

/** Whether a status means that the proof has been seen. */
export const isVouched = (status: string) => status === 'approved' || status === 'evidenced'

/** Whether an ISO date is in the past; today is not. */
export function isPast(day: string | null | undefined, today: string): day is string {
  return typeof day === 'string' && day.slice(0, 10) < today
}

/** Drafts and retired readings are never shown. */
export const isShown = ({ status }: Pick<Reading, 'status'>) => status !== 'draft' && status !== 'retired'
