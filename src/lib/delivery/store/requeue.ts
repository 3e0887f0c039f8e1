/**
 * The columns to set when a delivery is to be sent again now. If it is being sent, it stays with its worker, so that
 * two workers never send it at the same time; no attempts tells that worker to queue it again (see `record.ts`).
 */
export const REQUEUE = `state = case deliveries.state when 'sending' then deliveries.state else 'waiting' end,
  attempts = 0, next_attempt_at = now(), updated_at = now()`

/**
 * Condition for deliveries whose recipient has the enquiry already, whatever their state: one that is sent again may be
 * waiting or parked. The CRM has it as soon as it has the contact, even if the note failed.
 */
export const HAS_ARRIVED = `(deliveries.sent_at is not null or deliveries.channel = 'crm' and exists (
  select from leads where leads.id = deliveries.lead_id and leads.ghl_contact_id is not null))`
