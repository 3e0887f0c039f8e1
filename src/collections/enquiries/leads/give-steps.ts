import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook } from 'payload'

import { STEP_GIVEN_TO, type StepsGiven } from '@/lib/domain/leads/timeline'
import type { Lead } from '@/lib/generated/payload-types'
import { transactionOf } from '@/lib/platform/database'

import { idOf } from './record-changes'

/**
 * The open next steps of whoever had the lead go with it, with an entry for each on the timeline. What is done stays
 * with whoever did it, and other colleagues keep theirs. Undoing moves back only the steps that had come with the lead.
 */
export const giveSteps: CollectionAfterChangeHook<Lead> = async ({ doc, previousDoc, operation, context, req }) => {
  const [from, to] = [idOf(previousDoc.assignee), idOf(doc.assignee)]
  if (operation !== 'update' || from === null || from === to) return doc
  const { steps = null } = context as StepsGiven
  const db = await transactionOf(req)
  await db.execute(sql`
    with given as (
      update lead_tasks set assignee_id = ${to}::int, updated_at = now()
      where lead_id = ${doc.id} and assignee_id = ${from} and done_at is null
        and (${sql.param(steps)}::int[] is null or id = any(${sql.param(steps)}::int[]))
      returning id, what, due_at
    )
    insert into lead_events (lead_id, subject, "from", "to", author_id, author_name)
    select ${doc.id}, ${STEP_GIVEN_TO}, former.name, coalesce(later.name, 'nobody') || ': ' || what,
      ${req.user?.id ?? null}::int, ${req.user?.name ?? null}
    from given join users former on former.id = ${from} left join users later on later.id = ${to}::int
    order by due_at, given.id`)
  return doc
}
