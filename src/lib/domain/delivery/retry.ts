export type DeliveryFailure = { permanent: boolean; retryAfterMs: number | null }
export type NextAttempt = { kind: 'retry'; at: Date } | { kind: 'park' }

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

const FIRST_DELAY_MS = 10 * SECOND_MS
const DELAY_MAX_MS = 30 * MINUTE_MS
const QUICK_ATTEMPTS = 12
const ATTEMPTS_MAX = QUICK_ATTEMPTS + 72
const RETRY_AFTER_MAX_MS = 6 * HOUR_MS
const JITTER = 0.2

/**
 * When to retry a failed delivery. `attempts` includes the one that just failed; `random` returns 0 <= n < 1. Delays
 * double from 10 s to 30 min over twelve attempts, then one an hour for three days. A Retry-After header (up to 6 h)
 * can lengthen the delay but not shorten it, which would use up the attempts.
 */
export function nextAttempt(input: {
  attempts: number
  failure: DeliveryFailure
  now: Date
  random: () => number
}): NextAttempt {
  const { attempts, failure, now, random } = input
  if (failure.permanent || attempts >= ATTEMPTS_MAX) return { kind: 'park' }
  const jittered = baseDelayMs(attempts) * (1 - JITTER + 2 * JITTER * random())
  const delayMs = Math.max(jittered, Math.min(failure.retryAfterMs ?? 0, RETRY_AFTER_MAX_MS))
  return { kind: 'retry', at: new Date(now.getTime() + Math.round(delayMs)) }
}

function baseDelayMs(attempts: number): number {
  if (attempts >= QUICK_ATTEMPTS) return HOUR_MS
  return Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), DELAY_MAX_MS)
}
