import { OPEN_STATUSES, REPLY_STATUSES } from '@/lib/domain/leads/lead-status'

/** Our own words as a list in SQL. */
export const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join()

/** SQL condition for a lead that is one of a customer, neither held back nor a sample. */
export const IS_GENUINE = 'leads.quarantined is not true and leads.is_sample is not true'

/** SQL condition for a lead whose clock runs, also that of a sample. */
export const IS_TIMED = `(leads.answered_at is null and leads.quarantined is not true
  and leads.status in (${quoted(REPLY_STATUSES)})
  and (leads.kind <> 'order' and (leads.kind <> 'calculator' or leads.phone is not null) or leads.status = 'quoted'))`

/**
 * SQL condition for a lead to be owed a reply, equivalent to the list of leads to answer in components/admin. Nobody
 * promised a reply to someone who wanted a calculator result by email and left no number, and orders are followed in
 * their own collection.
 */
export const IS_OWED_REPLY = `(${IS_TIMED} and leads.is_sample is not true)`

/**
 * SQL condition for a lead that someone still works on, also of a sample. Orders are followed as orders, unless their
 * customer asks about a quote.
 */
export const IS_OPEN = `(leads.status in (${quoted(OPEN_STATUSES)}) and leads.quarantined is not true
  and (leads.kind <> 'order' or leads.status = 'quoted'))`
