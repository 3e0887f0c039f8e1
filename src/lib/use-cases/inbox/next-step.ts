import type { Pool } from 'pg'

import { SALES_ROLES } from '@/lib/domain/staff/roles'
import type { NextStepAct } from '@/lib/schemas/inbox-changes'

// A step that is open already is not added again: whoever got no answer presses once more.
const ADD = `with wanted as (
  select id as lead_id, coalesce((select id from users where id = $5 and role::text = any($6::text[])),
    assignee_id, $4::int) as owner
  from leads where id = $1
), open as (
  select t.id from lead_tasks t join wanted on wanted.lead_id = t.lead_id and wanted.owner = t.assignee_id
  where t.what = $2::text and t.due_at = $3::timestamptz and t.done_at is null limit 1
), added as (
  insert into lead_tasks (lead_id, what, due_at, assignee_id)
  select lead_id, $2::text, $3::timestamptz, owner from wanted where not exists (select from open) returning id
)
select id from open union all select id from added`
const DONE = `update lead_tasks set done_at = now(), updated_at = now() where id = $1 and done_at is null returning id`
const REOPEN = `update lead_tasks set done_at = null, updated_at = now() where id = $1 and done_at is not null returning id`
/** A step may be taken back while its undo can still be on screen. */
const TAKE_BACK = `delete from lead_tasks where id = $1 and done_at is null and created_at > now() - interval '1 minute'
  returning id`

/**
 * Adds a next step for its owner, otherwise for whoever is responsible for the lead or for the user; or changes one.
 * Returns its id; null if there is no such lead or step, or it has been changed already.
 */
export async function changeNextStep(
  pool: Pool,
  { act, userId }: { act: NextStepAct; userId: number },
): Promise<number | null> {
  if (act.act === 'add') {
    const values = [act.lead, act.what, act.dueAt, userId, act.owner ?? null, SALES_ROLES]
    return idIn(await pool.query<Id>(ADD, values))
  }
  if (act.act === 'done') return idIn(await pool.query<Id>(DONE, [act.step]))
  if (act.act === 'reopen') return idIn(await pool.query<Id>(REOPEN, [act.step]))
  return idIn(await pool.query<Id>(TAKE_BACK, [act.step]))
}

type Id = { id: number }

const idIn = ({ rows }: { rows: Id[] }) => rows[0]?.id ?? null
