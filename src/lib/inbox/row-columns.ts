import { REPLY_DUE } from './conditions'

const MESSAGE_BEGINNING = 160

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The columns of a row, joined to its assignee as `users` and to its next step as `next_task`. */
export const ROW_COLUMNS = `leads.id, ${iso('leads.updated_at')} as version, leads.reference, leads.name, leads.phone,
  leads.phone_e164 as "phoneE164", leads.email, leads.postcode, leads.kind::text, leads.source, leads.status::text,
  leads.lost_reason::text as "lostReason", leads.assignee_id as assignee, users.name as "assigneeName",
  leads.quarantined is true as "isHeldBack", leads.is_sample is true as "isSample", ${iso('leads.created_at')} as "createdAt",
  ${iso(`(${REPLY_DUE})`)} as "replyDueAt",
  case when next_task.id is not null then jsonb_build_object(
    'id', next_task.id, 'what', next_task.what, 'dueAt', ${iso('next_task.due_at')}, 'assigneeName', next_task.assignee_name
  ) end as "nextStep",
  coalesce(left(leads.message, ${MESSAGE_BEGINNING}), '') as message`

export { iso }
