import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook } from 'payload'

import { hasRole } from '@/lib/cms/access/roles'
import { SALES_ROLES } from '@/lib/domain/staff/roles'
import { transactionOf } from '@/lib/platform/database'

/**
 * Leads may only be assigned to someone who can open them, so losing the role returns them to the sales desk, with an
 * entry on the timeline of each. In one statement, because someone may have thousands of leads.
 */
export const releaseLeads: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (!hasRole(previousDoc, ...SALES_ROLES) || hasRole(doc, ...SALES_ROLES)) return doc
  const db = await transactionOf(req)
  await db.execute(sql`
    with released as (
      update leads set assignee_id = null, updated_at = now() where assignee_id = ${doc.id} returning id
    )
    insert into lead_events (lead_id, subject, "from", "to", author_id, author_name)
    select released.id, 'Assigned to', users.name, '', ${req.user?.id ?? null}::int, ${req.user?.name ?? null}
    from released join users on users.id = ${doc.id}`)
  return doc
}
