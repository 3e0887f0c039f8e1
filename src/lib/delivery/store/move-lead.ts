import { LEAD_MOVES, LEAD_STATUSES, type LeadHappening } from '@/lib/domain/leads/lead-status'

type Move = {
  happening: LeadHappening
  /** An earlier expression with the columns lead_id, author_id and author_name, at most one row for each lead. */
  source: string
  /** What else to set, as SQL. A statement can change a row only once. */
  set?: string
}

/** Makes a form that shows the lead say that it is out of date. */
export const TOUCHED = 'updated_at = now()'
/** Stops the clock of a lead, unless it was answered before. */
export const ANSWERED = 'answered_at = coalesce(leads.answered_at, now())'

const quoted = (words: string) => `'${words.replaceAll("'", "''")}'`

const labelled = (column: string) =>
  `case ${column} ${LEAD_STATUSES.map(({ value, label }) => `when '${value}' then ${quoted(label)}`).join(' ')} end`

/**
 * Common table expressions that move leads as `LEAD_MOVES` says and record that on their timelines, in the statement that
 * records what happened.
 */
export function moveLead({ happening, source, set = TOUCHED }: Move): string {
  const { from, to, lostReason } = LEAD_MOVES[happening]
  const isMoved = `b.status in (${from.map(quoted).join()})`
  const reason = lostReason ? `${quoted(lostReason)}::enum_leads_lost_reason` : 'null'
  return `lead_before as materialized (
  select leads.id, leads.status::text as status, s.author_id, s.author_name
  from leads join ${source} s on s.lead_id = leads.id for update of leads
), lead as (
  update leads set status = case when ${isMoved} then ${quoted(to)}::enum_leads_status else leads.status end,
    lost_reason = case when ${isMoved} then ${reason} else leads.lost_reason end, ${set}
  from lead_before b where leads.id = b.id
  returning leads.id, b.status as before, leads.status::text as status, b.author_id, b.author_name
), lead_event as (
  insert into lead_events (lead_id, subject, "from", "to", author_id, author_name)
  select id, 'Status', ${labelled('before')}, ${labelled('status')}, author_id::int, author_name::text
  from lead where before <> status
)`
}
