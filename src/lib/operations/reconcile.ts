import type { Db } from '@/lib/platform/database'

/** Possible outcomes of an enquiry, worst first. */
export const OUTCOMES = ['missing', 'parked', 'waiting', 'not-configured', 'cancelled', 'held', 'delivered'] as const

export type Outcome = (typeof OUTCOMES)[number]

/** Enquiries of a period by outcome: the counts add up to `received`. */
export type Reconciliation = {
  received: number
  countByOutcome: Record<Outcome, number>
  /** References of enquiries that were not forwarded and are not listed anywhere, at most `LISTED_MAX`. */
  missing: string[]
}

const LISTED_MAX = 20

// An enquiry is missing if it has no delivery to the CRM or to sales although it is not held back, or if its form
// record no longer exists. Otherwise it has the worst outcome of its deliveries. One that its customer withdrew while it
// was held back has none, and counts as cancelled once it is released.
const RECONCILE = `
  with sent_on as (
    select l.reference, l.quarantined is true as is_held,
      count(d.id) filter (where d.channel in ('crm', 'sales-email')) < 2 as lacks_channel,
      l.status = 'withdrawn' and count(d.id) = 0 as is_dropped,
      not exists (select from leads_rels r where r.parent_id = l.id and r.path = 'enquiry') as lacks_form,
      coalesce(bool_or(d.state = 'parked'), false) as is_parked,
      coalesce(bool_or(d.state in ('waiting', 'sending')), false) as is_waiting,
      coalesce(bool_or(d.state = 'not-configured'), false) as is_unconfigured,
      coalesce(bool_or(d.state = 'cancelled'), false) as is_cancelled
    from leads l left join deliveries d on d.lead_id = l.id
    where l.created_at >= $1 and l.is_sample is not true group by l.id
  ), outcomes as (
    select reference, case
      when lacks_form or (lacks_channel and not is_held and not is_dropped) then 'missing'
      when is_parked then 'parked'
      when is_waiting then 'waiting'
      when is_unconfigured then 'not-configured'
      when is_cancelled then 'cancelled'
      when is_held then 'held'
      when is_dropped then 'cancelled'
      else 'delivered' end as outcome
    from sent_on
  )
  select outcome, count(*)::int as count,
    case when outcome = 'missing' then (array_agg(reference order by reference))[1:${LISTED_MAX}] else '{}' end as listed
  from outcomes group by outcome`

/** Accounts for every enquiry received since `since`, in one statement; rejects if the database does not respond. */
export async function reconcile(db: Db, since: Date): Promise<Reconciliation> {
  const { rows } = await db.query<{ outcome: Outcome; count: number; listed: string[] }>(RECONCILE, [since])
  const countOf = (outcome: Outcome) => rows.find((row) => row.outcome === outcome)?.count ?? 0
  return {
    received: rows.reduce((total, { count }) => total + count, 0),
    countByOutcome: Object.fromEntries(OUTCOMES.map((outcome) => [outcome, countOf(outcome)])) as Record<
      Outcome,
      number
    >,
    missing: rows.flatMap(({ listed }) => listed),
  }
}
