import { REPLY_STATUSES } from '@/lib/domain/leads/lead-status'

/**
 * SQL condition for a lead to be owed a reply, equivalent to the list of leads to answer in components/admin. Nobody
 * promised a reply to someone who wanted a calculator result by email and left no number, and orders are followed in
 * their own collection.
 */
export const IS_OWED_REPLY = `(leads.answered_at is null and leads.quarantined = false
  and leads.status in (${REPLY_STATUSES.map((status) => `'${status}'`).join()})
  and (leads.kind <> 'order' and (leads.kind <> 'calculator' or leads.phone is not null) or leads.status = 'quoted'))`
