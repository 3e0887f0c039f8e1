import { periodText, type RetentionKind, type RetentionPeriods } from '@/lib/domain/retention/periods'
import type { Db } from '@/lib/platform/database'

/**
 * Leads with the retention period that applies to them and their last contact: the enquiry, our response, a note or
 * change, an email, a quote or the order.
 */
const LEADS = `select l.id,
    case
      when l.status::text = 'won' or exists (
        select from orders where orders.reference = l.reference and orders.invoice_number is not null) then 'sales'
      when l.kind::text = 'calculator' then 'estimates'
      else 'leads'
    end as kept_as,
    greatest(l.created_at, l.answered_at,
      (select max(e.created_at) from lead_events e where e.lead_id = l.id),
      (select max(m.at) from lead_emails m where m.lead_id = l.id),
      (select max(q.updated_at) from quotes q where q.lead_id = l.id),
      (select max(o.updated_at) from orders o where o.reference = l.reference)) as contact_at
  from leads l`

const EXPIRED = `from (${LEADS}) leads where contact_at < now() - case kept_as
    when 'sales' then $1::interval when 'estimates' then $2::interval else $3::interval end`

const valuesOf = (periods: RetentionPeriods) =>
  (['sales', 'estimates', 'leads'] as const).map((kind) => periodText(kind, periods[kind]))

export type LeadPeriod = Extract<RetentionKind, 'leads' | 'estimates' | 'sales'>

type ExpiredLead = { id: number; kind: LeadPeriod }

/** Leads whose retention period has ended, longest without contact first. */
export async function findExpiredLeads(
  pool: Db,
  { periods, most }: { periods: RetentionPeriods; most: number },
): Promise<ExpiredLead[]> {
  const { rows } = await pool.query<ExpiredLead>(
    `select id, kept_as as kind ${EXPIRED} order by contact_at, id limit $4`,
    [...valuesOf(periods), most],
  )
  return rows
}

/** Number of leads of each kind whose retention period has ended. */
export async function countExpiredLeads(
  pool: Db,
  periods: RetentionPeriods,
): Promise<{ kind: LeadPeriod; count: number }[]> {
  const { rows } = await pool.query<{ kind: LeadPeriod; count: number }>(
    `select kept_as as kind, count(*)::int as count ${EXPIRED} group by 1`,
    valuesOf(periods),
  )
  return rows
}
