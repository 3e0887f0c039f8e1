import { type Outcome, transientFailure } from './failure'

const SLOW_MS = 2_000
const SLOW_FAILURES_MAX = 3
const REST_MS = 15_000

/**
 * Circuit breaker for a service that may hang. After three slow failures in a row, calls fail immediately, so that one
 * dead service does not delay the other deliveries; a trial call every 15 s checks whether it is back.
 */
export function createBreaker(now: () => Date) {
  let slowFailures = 0
  let restsUntilMs = 0
  let problem = ''

  return async function guard<T>(call: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const startedMs = now().getTime()
    if (slowFailures >= SLOW_FAILURES_MAX) {
      if (startedMs < restsUntilMs) return transientFailure(problem, restsUntilMs - startedMs)
      restsUntilMs = startedMs + REST_MS
    }
    const outcome = await call()
    const endedMs = now().getTime()
    if (outcome.ok || endedMs - startedMs < SLOW_MS) {
      slowFailures = 0
      return outcome
    }
    slowFailures += 1
    restsUntilMs = endedMs + REST_MS
    problem = outcome.problem
    return outcome
  }
}
