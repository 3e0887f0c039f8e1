import { CONTACT_OUTCOMES } from '@/lib/domain/leads/contact-outcomes'
import { DATA_SOURCES } from '@/lib/domain/leads/data-requests'
import { LEAD_STATUSES } from '@/lib/domain/leads/lead-status'
import type { OpeningHours } from '@/lib/domain/opening-hours/opening-hours'
import { type ReplySpeed, replySpeed } from '@/lib/domain/opening-hours/reply-speed'
import { openMs } from '@/lib/domain/opening-hours/time-left'
import { QUOTE_STATES } from '@/lib/domain/quotes/quote-states'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Db } from '@/lib/platform/database'

const ANSWERS = CONTACT_OUTCOMES.filter(({ isAnswer }) => isAnswer).map(({ value }) => value)
const MINUTE_MS = 60_000
/** The period that it is read for. */
export const SPEED_DAYS = 7

// What counts as an answer, as in domain/leads/contact-outcomes.ts and delivery/store/move-lead.ts. Call-backs have the
// time that the visitor chose, and requests about data the one that the law gives.
const READ = `select l.created_at as "askedAt", answer.at as "answeredAt", (
  select coalesce(jsonb_agg(jsonb_build_object('from', e.created_at, 'to', least(answer.at, coalesce((
    select min(later.created_at) from lead_events later
    where later.lead_id = l.id and later.subject = 'Status' and later."from" = $5 and later.id > e.id
  ), answer.at)))), '[]')
  from lead_events e
  where e.lead_id = l.id and e.subject = 'Status' and e."to" = $5 and e.created_at < answer.at
) as pauses
from leads l join lateral (select min(at) as at from (
  select created_at as at from lead_events where lead_id = l.id
    and (contact::text = any($2::text[]) or subject like 'Quote %' and starts_with("to", $3))
  union all
  select at from lead_emails where lead_id = l.id and state in ('waiting', 'sent')
) answers) answer on answer.at >= $1::timestamptz - interval '${SPEED_DAYS} days'
where not l.quarantined and l.is_sample is not true and l.kind::text not in ('order', 'call-back')
  and coalesce(l.source::text, '') <> all($4::text[])
order by answer.at desc limit 2000`

type Answered = { askedAt: Date; answeredAt: Date; pauses: { from: string; to: string }[] }

/**
 * How fast first answers of the last seven days came, in opening time without what we waited for the customer; null if
 * there was none.
 */
export async function readReplySpeed(
  db: Db,
  { hours, now }: { hours: OpeningHours; now: Date },
): Promise<ReplySpeed | null> {
  const { rows } = await db.query<Answered>(READ, [
    now,
    ANSWERS,
    labelOf(QUOTE_STATES, 'sent'),
    DATA_SOURCES,
    labelOf(LEAD_STATUSES, 'waiting'),
  ])
  const openMinutes = ({ askedAt, answeredAt, pauses }: Answered) => {
    const pausedMs = pauses.map(({ from, to }) => openMs({ from: new Date(from), to: new Date(to), hours }))
    const ms = pausedMs.reduce((left, paused) => left - paused, openMs({ from: askedAt, to: answeredAt, hours }))
    return Math.ceil(Math.max(0, ms) / MINUTE_MS) // seconds after the 15th minute are too late
  }
  return replySpeed(rows.map(openMinutes))
}
