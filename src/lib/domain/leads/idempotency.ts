/**
 * Identifies a submission: its key, a hash of the body, and how long repeats count as the same. `reference` is derived
 * from the key, so it can be quoted before the outcome of the save is known. `isRetry`: a form without JavaScript was
 * resubmitted after an unknown outcome.
 */
export type Idempotency = { key: string; bodySha256: string; keptHours: number; reference: string; isRetry: boolean }
