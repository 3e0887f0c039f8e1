import { type MailDeps, sendInTurn } from '@/lib/delivery/send-in-turn'
import { DIGEST, type NoticeEvent } from '@/lib/domain/staff/notices'
import { readOverview } from '@/lib/inbox/read-overview'
import { IS_OWED_REPLY } from '@/lib/operations/owed-reply'
import type { Db } from '@/lib/platform/database'

import { type DueNotice, noticeMail } from './notice-mail'

/** A mail server that is down may be back by then; after that it is no news. */
const TRIED_FOR = `interval '12 hours'`

// The first wait is longer than any attempt; later ones double. What was seen or answered in between is not sent.
const CLAIM = `with due as materialized (
  select n.id from staff_notices n left join leads on leads.id = n.lead_id
  where emailed_at is null and seen_at is null
    and email_due_at <= $1::timestamptz and email_due_at > $1::timestamptz - ${TRIED_FOR}
    and coalesce(next_attempt_at, $1::timestamptz) <= $1::timestamptz
    and (n.event = '${DIGEST}' or leads.id is not null)
    and (n.event not in ('new', 'due-soon', 'overdue') or n.key like 'step-%' or ${IS_OWED_REPLY})
  order by email_due_at, n.id limit 1 for update of n skip locked
)
update staff_notices n set attempts = n.attempts + 1,
  next_attempt_at = $1::timestamptz + least(60, power(2, n.attempts)) * interval '1 minute'
from due, users u where n.id = due.id and u.id = n.user_id and u.email is not null
returning n.id, n.user_id as "userId", n.event, n.attempts, u.name, u.email,
  (select reference from leads where leads.id = n.lead_id) as reference, n.lead_id as "leadId",
  (select due_at from leads where leads.id = n.lead_id) as "dueAt"`

type Claimed = Omit<DueNotice, 'counts' | 'event' | 'now'> & { userId: number; event: NoticeEvent | typeof DIGEST }

/** Emails colleagues what they have chosen to be told in that way, one email for each event. */
export const sendStaffNotices = (deps: MailDeps, now: Date): Promise<void> =>
  sendInTurn(deps, {
    claim: (pool) => claimNotice(pool, now),
    compose: (notice, texts) => noticeMail({ ...notice, ...texts }),
    record: (pool, { id }) => pool.query('update staff_notices set emailed_at = now() where id = $1', [id]),
    logged: ({ id, event, attempts }) => ({ msg: 'notice to a colleague', noticeId: id, event, attempts }),
  })

async function claimNotice(pool: Db, now: Date): Promise<DueNotice | null> {
  const [claimed] = (await pool.query<Claimed>(CLAIM, [now])).rows
  if (!claimed) return null
  // The same statement as beside the lists, so that the numbers are theirs.
  const counts = claimed.event === DIGEST ? (await readOverview(pool, { userId: claimed.userId, now })).counts : null
  return { ...claimed, counts, now }
}
