import { ASSIGNED_TO, GIVEN_TO } from '@/lib/domain/leads/timeline'
import { answerLabel } from '@/lib/domain/quotes/quote-states'
import { DUE_SOON_MINUTES } from '@/lib/domain/staff/notices'
import { IS_GENUINE, IS_OWED_REPLY, quoted } from '@/lib/operations/owed-reply'

/** Older events are no news, such as those from before a colleague chose them. */
const NEWS = `interval '1 hour'`
const SOON = `interval '${DUE_SOON_MINUTES} minutes'`

const TO_SOMEBODY = quoted([ASSIGNED_TO, GIVEN_TO])

const since = (column: string) => `${column} > $1::timestamptz - ${NEWS} and ${column} <= $1::timestamptz`

const answered = (answer: 'question' | 'accepted') =>
  `e.subject like 'Quote %' and starts_with(e."to", '${answerLabel(answer)}') and ${since('e.created_at')}`

/** An event of the timeline as a notice. */
const fromTimeline = (event: string, condition: string) =>
  `select '${event}' as event, '${event}-' || e.id as key, leads.id as lead_id, leads.assignee_id as to_id, e.author_id as by_id
   from lead_events e join leads on leads.id = e.lead_id where ${IS_GENUINE} and ${condition}`

const dueOf = (event: string, condition: string) =>
  `select '${event}', '${event}-' || leads.id || '-' || extract(epoch from due_at)::bigint, leads.id, leads.assignee_id, null::int
   from leads where ${IS_OWED_REPLY} and ${condition}`

/**
 * SQL of what has happened by $1, read from the tables that record it anyway. `to_id`: the colleague whom it concerns,
 * null for all of the desk. `by_id`: who did it, and needs no notice. A new enquiry concerns all but its assignee, who
 * gets a notice of the assignment.
 */
export const HAPPENED = [
  `select 'new' as event, 'new-' || leads.id as key, leads.id as lead_id, null::int as to_id, leads.assignee_id as by_id
   from leads where ${IS_OWED_REPLY} and (${since('leads.created_at')} or exists (
     select from lead_events e where e.lead_id = leads.id and e.subject = 'Held back' and e."to" = 'No' and ${since('e.created_at')}
   ))`,
  fromTimeline(
    'assigned',
    `e.subject in (${TO_SOMEBODY}) and leads.assignee_id is not null and ${since('e.created_at')}
     and not exists (select from lead_events later
       where later.lead_id = e.lead_id and later.subject in (${TO_SOMEBODY}) and later.id > e.id)`,
  ),
  fromTimeline('question', answered('question')),
  `select 'question', 'email-' || m.id, leads.id, leads.assignee_id, null::int
   from lead_emails m join leads on leads.id = m.lead_id
   where ${IS_GENUINE} and m.state = 'received' and ${since('m.updated_at')}`,
  fromTimeline('accepted', answered('accepted')),
  dueOf('due-soon', `due_at > $1::timestamptz and due_at <= $1::timestamptz + ${SOON}`),
  `select 'due-soon', 'step-' || t.id || '-' || extract(epoch from t.due_at)::bigint, leads.id,
     coalesce(t.assignee_id, leads.assignee_id), null::int
   from lead_tasks t join leads on leads.id = t.lead_id
   where ${IS_GENUINE} and t.done_at is null and t.due_at > $1::timestamptz and t.due_at <= $1::timestamptz + ${SOON}`,
  dueOf('overdue', since('due_at')),
].join('\nunion all\n')
