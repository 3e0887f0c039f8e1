import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook } from 'payload'

import { hasRole } from '@/lib/cms/access/roles'
import { ASSIGNED_TO, STEP_GIVEN_TO } from '@/lib/domain/leads/timeline'
import { SALES_ROLES } from '@/lib/domain/staff/roles'
import { transactionOf } from '@/lib/platform/database'

/**
 * Leads may only be assigned to someone who can open them, so losing the role returns them to the sales desk, with an
 * entry on the timeline of each, and so do the next steps that are open. In one statement, because someone may have
 * thousands of leads.
 */
export const releaseLeads: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (!hasRole(previousDoc, ...SALES_ROLES) || hasRole(doc, ...SALES_ROLES)) return doc
  const db = await transactionOf(req)
  await db.execute(sql`
    with released as (
      update leads set assignee_id = null, updated_at = now() where assignee_id = ${doc.id} returning id
    ), steps as (
      update lead_tasks set assignee_id = null, updated_at = now() where assignee_id = ${doc.id} and done_at is null
      returning lead_id, what, due_at, id
    ), entries as (
      select id as lead_id, ${ASSIGNED_TO}::text as subject, '' as "to", null::timestamptz as due_at, 0 as step from released
      union all select lead_id, ${STEP_GIVEN_TO}::text, 'nobody: ' || what, due_at, id from steps
    )
    insert into lead_events (lead_id, subject, "from", "to", author_id, author_name)
    select lead_id, subject, users.name, "to", ${req.user?.id ?? null}::int, ${req.user?.name ?? null}
    from entries join users on users.id = ${doc.id} order by due_at nulls first, step`)
  return doc
}
