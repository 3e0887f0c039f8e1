import { CONTACT_OUTCOMES } from '@/lib/domain/leads/contact-outcomes'
import { DATA_SOURCES } from '@/lib/domain/leads/data-requests'
import type { OpeningHours } from '@/lib/domain/opening-hours/opening-hours'
import { type ReplySpeed, replySpeed } from '@/lib/domain/opening-hours/reply-speed'
import { openMs } from '@/lib/domain/opening-hours/time-left'
import { QUOTE_STATES } from '@/lib/domain/quotes/quote-states'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Db } from '@/lib/platform/database'

const ANSWERS = CONTACT_OUTCOMES.filter(({ isAnswer }) => isAnswer).map(({ value }) => value)
const MINUTE_MS = 60_000

// What counts as an answer, as in domain/leads/contact-outcomes.ts and delivery/store/move-lead.ts. Call-backs have the
// time that the visitor chose, and requests about data the one that the law gives.
const READ = `select l.created_at as "askedAt", answer.at as "answeredAt"
from leads l join lateral (select min(at) as at from (
  select created_at as at from lead_events where lead_id = l.id
    and (contact::text = any($2::text[]) or subject like 'Quote %' and starts_with("to", $3))
  union all
  select at from lead_emails where lead_id = l.id and state in ('waiting', 'sent')
) answers) answer on answer.at >= $1::timestamptz - interval '7 days'
where not l.quarantined and l.kind::text not in ('order', 'call-back')
  and coalesce(l.source::text, '') <> all($4::text[])
order by answer.at desc limit 2000`

/** How fast first answers of the last seven days came, in opening time; null if there was none. */
export async function readReplySpeed(
  db: Db,
  { hours, now }: { hours: OpeningHours; now: Date },
): Promise<ReplySpeed | null> {
  const { rows } = await db.query<{ askedAt: Date; answeredAt: Date }>(READ, [
    now,
    ANSWERS,
    labelOf(QUOTE_STATES, 'sent'),
    DATA_SOURCES,
  ])
  return replySpeed(
    rows.map(({ askedAt, answeredAt }) => Math.floor(openMs({ from: askedAt, to: answeredAt, hours }) / MINUTE_MS)),
  )
}
