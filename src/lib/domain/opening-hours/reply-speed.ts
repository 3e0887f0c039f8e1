import { RESPONSE_PROMISE_MINUTES } from './promise'

/** How fast we answered: `count` first answers, half of them within `medianMinutes`, nine in ten within `p90Minutes`. */
export type ReplySpeed = { count: number; medianMinutes: number; p90Minutes: number; keptPercent: number }

const MEDIAN = 0.5
const NINE_IN_TEN = 0.9

/** Of the opening minutes that each first answer took, rounded up; null if there was none. The share is rounded down. */
export function replySpeed(minutes: readonly number[]): ReplySpeed | null {
  const sorted = minutes.toSorted((one, other) => one - other)
  // The smallest time within which this share of the answers came.
  const within = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
  if (sorted.length === 0) return null
  const kept = sorted.filter((taken) => taken <= RESPONSE_PROMISE_MINUTES).length
  return {
    count: sorted.length,
    medianMinutes: within(MEDIAN),
    p90Minutes: within(NINE_IN_TEN),
    keptPercent: Math.floor((100 * kept) / sorted.length),
  }
}
