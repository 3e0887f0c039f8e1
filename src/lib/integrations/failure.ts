import { scrub } from '@/lib/domain/leads/scrub'

const REASON_LENGTH_MAX = 200

/**
 * An expected failure of an external service. `permanent`: the same request would be refused again. `retryAfterMs`: the
 * wait the service requested. `problem`: a short message for staff, without personal data. `ofMessage`: the service works,
 * but does not take this message for now, as when it is greylisting its recipient.
 */
export type Failure = { ok: false; permanent: boolean; retryAfterMs: number | null; problem: string; ofMessage?: true }

export type Outcome<T> = ({ ok: true } & T) | Failure

export function transientFailure(problem: string, retryAfterMs: number | null = null): Failure {
  return { ok: false, permanent: false, retryAfterMs, problem }
}

export function permanentFailure(problem: string): Failure {
  return { ok: false, permanent: true, retryAfterMs: null, problem }
}

/** Adds the receiver's own explanation, without the addresses and numbers that it may repeat. */
export function withReason(problem: string, reason: string): string {
  const words = scrub(reason).replace(/\s+/g, ' ').trim().slice(0, REASON_LENGTH_MAX)
  return words ? `${problem}: ${words}` : problem
}
