import { lastBegun } from './last-begun'

/** Whether a number needs attention: it has expired, or its review is due. */
export type ReviewState = 'expired' | 'due' | 'current'

export type Reviewed = { validTo: string | null; nextReview: string }

/** ISO dates; a period includes its last day. */
export function reviewState({ validTo, nextReview, today }: Reviewed & { today: string }): ReviewState {
  if (validTo !== null && validTo < today) return 'expired'
  return nextReview <= today ? 'due' : 'current'
}

type Reviewable = Reviewed & { validFrom: string }

/**
 * The period of a number that needs attention, and why; null if none does. A period with a successor needs none:
 * neither before it ends nor after the successor has begun.
 */
export function periodNeedingReview<Period extends Reviewable>({
  periods,
  today,
}: {
  periods: readonly Period[]
  today: string
}): { period: Period; state: 'expired' | 'due' } | null {
  const period = lastBegun(periods, today)
  if (!period) return null
  const state = reviewState({ ...period, today })
  const hasSuccessor = periods.some(({ validFrom }) => validFrom > today)
  return state === 'expired' || (state === 'due' && !hasSuccessor) ? { period, state } : null
}
