import { ASSIGNED_TO, GIVEN_TO } from '@/lib/domain/leads/timeline'
import { rootOf } from '@/lib/people/group'
import type { Db } from '@/lib/platform/database'

import { NEXT_TASK } from './conditions'
import type { InboxRecord } from './inbox'
import { iso, ROW_COLUMNS } from './row-columns'

const STEPS_MAX = 20

const listOf = (columns: string, from: string) =>
  `(select coalesce(jsonb_agg(e), '[]') from (select ${columns} from ${from}) e)`

const MISSED_CALLS = `(select count(*)::int from lead_events e where e.lead_id = leads.id and e.contact = 'no-answer'
  and not exists (select from lead_events later
    where later.lead_id = leads.id and later.contact <> 'no-answer' and later.id > e.id))`

/** Who was given it in turn, and why; null once somebody was chosen by hand. */
const GIVEN = `(select case e.subject when '${GIVEN_TO}' then e."to" end from lead_events e
  where e.lead_id = leads.id and e.subject in ('${GIVEN_TO}', '${ASSIGNED_TO}') order by e.id desc limit 1)`

const APPLICATION = `(select jsonb_build_object('id', a.id, 'stage', a.stage) from leads_rels r
  join partner_applications a on a.id = r.partner_applications_id where r.parent_id = leads.id and r.path = 'enquiry')`

const ALIKE_MAX = 3

/** Others who have used the same number or email. Those who have been merged are not others. */
const ALIKE = listOf(
  `other.name, other.reference, ${rootOf('other.person_id')} as "personId"`,
  `leads other where (other.phone_e164 = leads.phone_e164 or other.email = leads.email) and leads.person_id is not null
     and ${rootOf('other.person_id')} <> ${rootOf('leads.person_id')} and not coalesce(other.quarantined, false)
   order by other.id desc limit ${ALIKE_MAX}`,
)

const READ_RECORD = `with ${NEXT_TASK}
select ${ROW_COLUMNS}, coalesce(leads.message, '') as message, leads.answers, leads.person_id as "personId",
  ${listOf(
    `t.id, what, ${iso('due_at')} as "dueAt", owners.name as "assigneeName"`,
    `lead_tasks t left join users owners on owners.id = t.assignee_id
     where lead_id = leads.id and done_at is null order by due_at, t.id limit ${STEPS_MAX}`,
  )} as steps,
  ${GIVEN} as "givenTo", ${MISSED_CALLS} as "missedCalls",
  ${listOf('id, reference, state::text', 'quotes where lead_id = leads.id order by created_at desc, id desc')} as quotes,
  ${APPLICATION} as application, ${ALIKE} as alike,
  (select count(*)::int from lead_events where lead_id = leads.id)
    + (select (count(*) + count(*) filter (where state = 'sent'))::int from lead_emails where lead_id = leads.id) as "eventCount",
  (select count(*)::int from deliveries where lead_id = leads.id and state = 'parked') as parked,
  (select count(*)::int from lead_photos where lead_id = leads.id)
    + (select count(*)::int from lead_documents where lead_id = leads.id) as files
from leads left join next_task on next_task.lead_id = leads.id left join users on users.id = leads.assignee_id
where leads.id = $1`

/** A lead with everything that is shown beside the list; null if there is none. */
export async function readRecord(db: Db, id: number): Promise<InboxRecord | null> {
  const { rows } = await db.query<InboxRecord>(READ_RECORD, [id])
  return rows[0] ?? null
}
