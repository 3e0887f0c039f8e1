/** SQL for the states of a delivery that may still be sent, by a worker or by staff. */
export const UNSENT = `('waiting', 'parked', 'not-configured')`
