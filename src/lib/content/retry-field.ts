/**
 * Hidden field that carries the idempotency key when a form without JavaScript is resubmitted after an unknown outcome.
 */
export const RETRY_FIELD = 'idempotencyKey'
