import { readHours } from '@/lib/delivery/store/read-hours'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { isOpenAt } from '@/lib/domain/opening-hours/opening-hours'
import { isPresentAt, tellableAt } from '@/lib/domain/opening-hours/presence'
import { DIGEST } from '@/lib/domain/staff/notices'
import type { Db } from '@/lib/platform/database'

import { HAPPENED } from './happened'
import { readColleagues } from './read-colleagues'

// Whoever is told by email only is told there; the rest is shown, or not, by what they have chosen when they look.
const WRITE = `with happened as (${HAPPENED}), colleague as (
  select * from jsonb_to_recordset($2::jsonb) as c(id int, choices jsonb, "emailAt" timestamptz)
)
insert into staff_notices (user_id, lead_id, event, key, email_due_at)
select colleague.id, happened.lead_id, happened.event, happened.key,
  case when colleague.choices -> 'email' ? happened.event then colleague."emailAt" end
from happened join colleague on (happened.to_id is null or happened.to_id = colleague.id)
  and happened.by_id is distinct from colleague.id
where colleague.choices -> 'page' ? happened.event or colleague.choices -> 'browser' ? happened.event
  or colleague.choices -> 'email' ? happened.event
on conflict (user_id, key) do nothing`

const WRITE_DIGESTS = `insert into staff_notices (user_id, event, key, email_due_at)
select id, '${DIGEST}', '${DIGEST}-' || $2::text, $3::timestamptz from unnest($1::int[]) as id
on conflict (user_id, key) do nothing`

/**
 * Notes what each colleague has chosen to be told, once, and with it when they may be told by email. The summary of the
 * day is due when they begin to work.
 */
export async function writeNotices({ pool, now }: { pool: Db; now: Date }): Promise<void> {
  const [hours, colleagues] = await Promise.all([readHours(pool), readColleagues(pool)])
  const told = colleagues.map((colleague) => {
    const emailAt = colleague.email ? tellableAt(colleague, { at: now, hours }) : null
    return { id: colleague.id, choices: colleague.choices, emailAt }
  })
  await pool.query(WRITE, [now, JSON.stringify(told)])
  if (!isOpenAt({ at: now, hours })) return
  const wanting = colleagues.filter(
    (colleague) =>
      colleague.email && colleague.choices.email.includes(DIGEST) && isPresentAt(colleague, { at: now, hours }),
  )
  await pool.query(WRITE_DIGESTS, [wanting.map(({ id }) => id), londonTime(now).date, now])
}
