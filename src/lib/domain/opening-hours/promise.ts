/** Promised response time during opening hours. */
export const RESPONSE_PROMISE_MINUTES = 15
