import { readHours } from '@/lib/delivery/store/read-hours'
import { chooseReceiver, type Receiver } from '@/lib/domain/leads/share-out'
import { GIVEN_TO, STEP_GIVEN_TO } from '@/lib/domain/leads/timeline'
import { isPresentAt } from '@/lib/domain/opening-hours/presence'
import { IS_OPEN, IS_OWED_REPLY } from '@/lib/operations/owed-reply'
import type { Db } from '@/lib/platform/database'

import { type DeskColleague, readColleagues } from './read-colleagues'

const AT_ONCE_MAX = 100

// Both entries count, as a colleague may be given one by hand.
const READ_WORK = `select assignee_id as id, count(*) filter (where ${IS_OPEN})::int as open,
  (select max(e.created_at) from lead_events e join leads l on l.id = e.lead_id
   where e.subject = '${GIVEN_TO}' and l.assignee_id = leads.assignee_id) as "lastGivenAt"
from leads where assignee_id = any($1::int[]) group by assignee_id`

const READ_WAITING = `select leads.id, assignee_id as "assigneeId" from leads
where ${IS_OWED_REPLY} and (assignee_id is null or assignee_id = any($1::int[]))
order by due_at, leads.id limit ${AT_ONCE_MAX}`

// Nothing changes if a colleague has taken or answered it meanwhile. Other colleagues keep their own next steps.
const GIVE = `with given as (
  update leads set assignee_id = $2, updated_at = now()
  where id = $1 and assignee_id is not distinct from $3::int and ${IS_OWED_REPLY} returning id
), steps as (
  update lead_tasks set assignee_id = $2, updated_at = now() from given
  where lead_id = given.id and assignee_id = $3::int and done_at is null
  returning lead_id, what, due_at, lead_tasks.id
)
insert into lead_events (lead_id, subject, "from", "to")
select id, '${GIVEN_TO}', $4::text, $5::text from given
union all (
  select lead_id, '${STEP_GIVEN_TO}', $4::text, $6::text || ': ' || what from steps order by due_at, id
)
returning lead_id`

type Waiting = { id: number; assigneeId: number | null }
type Given = { lead: Waiting; receiver: Receiver; reason: string; absent: string }

/**
 * Gives enquiries that wait for a reply to those present who take turns: those of nobody, and those of a colleague who
 * takes turns and is not there, with what that colleague was to do next about them. Returns how many were given.
 */
export async function shareOut({ pool, now }: { pool: Db; now: Date }): Promise<number> {
  const [hours, everyone] = await Promise.all([readHours(pool), readColleagues(pool)])
  const inTurn = everyone.filter(({ takesTurns }) => takesTurns)
  const isPresent = (colleague: DeskColleague) => isPresentAt(colleague, { at: now, hours })
  const absent = inTurn.filter((colleague) => !isPresent(colleague))
  if (absent.length === inTurn.length) return 0
  const receivers = await withWork(pool, inTurn.filter(isPresent))
  const { rows } = await pool.query<Waiting>(READ_WAITING, [absent.map(({ id }) => id)])
  let given = 0
  for (const lead of rows) {
    const chosen = chooseReceiver(receivers)
    if (!chosen) break
    const away = absent.find(({ id }) => id === lead.assigneeId)
    const isGiven = await give(pool, { lead, ...chosen, absent: away ? `${away.name}, who is not here` : '' })
    if (!isGiven) continue
    Object.assign(chosen.receiver, { open: chosen.receiver.open + 1, lastGivenAt: new Date(now.getTime() + given) })
    given += 1
  }
  return given
}

async function withWork(pool: Db, present: readonly DeskColleague[]): Promise<Receiver[]> {
  const { rows } = await pool.query<Pick<Receiver, 'id' | 'open' | 'lastGivenAt'>>(READ_WORK, [
    present.map(({ id }) => id),
  ])
  return present.map(({ id, name, openMax }) => ({
    name,
    openMax,
    ...(rows.find((row) => row.id === id) ?? { id, open: 0, lastGivenAt: null }),
  }))
}

async function give(pool: Db, { lead, receiver, reason, absent }: Given): Promise<boolean> {
  const values = [lead.id, receiver.id, lead.assigneeId, absent, `${receiver.name}: ${reason}`, receiver.name]
  const { rowCount } = await pool.query(GIVE, values)
  return rowCount !== 0
}
