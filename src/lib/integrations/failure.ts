/**
 * An expected failure of a service outside the house.
 * `permanent`: the same request will be refused again. `retryAfterMs`: the wait the service asked for, in milliseconds.
 * `problem`: a short sentence for staff, free of personal data.
 */
export type Failure = { ok: false; permanent: boolean; retryAfterMs: number | null; problem: string }

export type Outcome<T> = ({ ok: true } & T) | Failure

export function transientFailure(problem: string, retryAfterMs: number | null = null): Failure {
  return { ok: false, permanent: false, retryAfterMs, problem }
}

export function permanentFailure(problem: string): Failure {
  return { ok: false, permanent: true, retryAfterMs: null, problem }
}
