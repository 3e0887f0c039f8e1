import type { PoolClient } from 'pg'

import { moveLead, TOUCHED } from '@/lib/delivery/store/move-lead'
import { REPLY_STATUSES } from '@/lib/domain/leads/lead-status'
import type { NamedFile } from '@/lib/integrations/files/sort-files'

// What the customer asked last has its own time to reply, unless an earlier question is still open. Where no reply is
// owed any more, such as after a sale, the email becomes a next step.
const WROTE = `with wrote as (
  select lead_id, null::int as author_id, 'The customer'::text as author_name from lead_emails where id = $1
), ${moveLead({
  happening: 'customer-wrote',
  source: 'wrote',
  set: `${TOUCHED}, due_at = case when leads.answered_at is null then leads.due_at else $2::timestamptz end, answered_at = null`,
})}
insert into lead_tasks (lead_id, what, due_at, assignee_id)
select lead.id, 'Answer their email', $2::timestamptz, leads.assignee_id from lead join leads on leads.id = lead.id
where lead.status <> all($3::text[]) or leads.kind = 'order' and lead.status <> 'quoted'`

const CAME_BACK = `insert into lead_tasks (lead_id, what, due_at, assignee_id)
  select leads.id, 'Our email came back: check their address', $2::timestamptz, leads.assignee_id
  from lead_emails join leads on leads.id = lead_emails.lead_id where lead_emails.id = $1`

const FILES = `with photo as (
  insert into lead_photos (lead_id, jpeg) select $1, jpeg from unnest($2::bytea[]) as sent (jpeg)
)
insert into lead_documents (lead_id, name, pdf) select $1, name, pdf from unnest($3::text[], $4::bytea[]) as sent (name, pdf)`

type Filing = { emailId: number; dueAt: Date }

/** What a customer's email, which has just been filed with a lead, means for that lead. */
export const noteReply = (client: PoolClient, { emailId, dueAt }: Filing) =>
  client.query(WROTE, [emailId, dueAt, REPLY_STATUSES])

/** The same for an email of ours that did not arrive. */
export const noteBounce = (client: PoolClient, { emailId, dueAt }: Filing) => client.query(CAME_BACK, [emailId, dueAt])

/** Adds the attachments of an email to its lead. */
export async function fileAttachments(client: PoolClient, leadId: number, files: readonly NamedFile[]): Promise<void> {
  if (files.length === 0) return
  const documents = files.filter(({ kind }) => kind === 'document')
  const photos = files.filter(({ kind }) => kind === 'photo')
  await client.query(FILES, [
    leadId,
    photos.map(({ bytes }) => bytes),
    documents.map(({ name }) => name),
    documents.map(({ bytes }) => bytes),
  ])
}
