/** How soon an enquiry is answered while we are open. */
export const RESPONSE_PROMISE_MINUTES = 15
