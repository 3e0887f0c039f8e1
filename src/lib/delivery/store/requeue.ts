/**
 * The columns to set when a delivery is to be sent again now. If it is being sent, it stays with its worker, so that
 * two workers never send it at the same time; no attempts tells that worker to queue it again (see `record.ts`).
 */
export const REQUEUE = `state = case deliveries.state when 'sending' then deliveries.state else 'waiting' end,
  attempts = 0, next_attempt_at = now(), updated_at = now()`
