/**
 * Hidden field that carries the idempotency key when a form is resubmitted without JavaScript after an unknown outcome.
 */
export const RETRY_FIELD = 'idempotencyKey'
