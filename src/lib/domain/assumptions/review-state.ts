import { lastBegun } from './last-begun'

/** Whether somebody has to look after a number: its period is over, or a review was planned for today or before. */
export type ReviewState = 'expired' | 'due' | 'current'

export type Reviewed = { validTo: string | null; nextReview: string }

/** All of them ISO days; a period holds on its last day. */
export function reviewState({ validTo, nextReview, today }: Reviewed & { today: string }): ReviewState {
  if (validTo !== null && validTo < today) return 'expired'
  return nextReview <= today ? 'due' : 'current'
}

type Reviewable = Reviewed & { validFrom: string }

/**
 * Of all periods of one number, the one that wants somebody, and why; null while all is well. A period that has a
 * successor wants nobody: not before it ends, nor after the successor has begun.
 */
export function wanting<Period extends Reviewable>({
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
