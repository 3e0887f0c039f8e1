import { DATA_SOURCES } from '@/lib/domain/leads/data-requests'
import type { InboxSort, InboxViewName } from '@/lib/domain/leads/inbox-views'
import { PARTNER_KINDS } from '@/lib/domain/leads/lead-kinds'
import { LEAD_STATUSES } from '@/lib/domain/leads/lead-status'
import { labelOf } from '@/lib/domain/text/label-of'
import { IS_OPEN, IS_OWED_REPLY, IS_TIMED, quoted } from '@/lib/operations/owed-reply'
import { shownKindOf } from '@/lib/operations/shown-kind'

type GenuineView = Exclude<InboxViewName, 'training'>

const OF_CUSTOMERS: Record<GenuineView, string> = {
  due: `(${IS_OWED_REPLY} or leads.id in (
    select lead_id from lead_tasks where done_at is null and due_at < (select day_ends from asked)
  ))`,
  mine: `(leads.assignee_id = asked.user_id and ${IS_OPEN})`,
  unassigned: `(leads.assignee_id is null and ${IS_OPEN})`,
  waiting: `(leads.status = 'waiting' and leads.quarantined is not true)`,
  'quotes-out': `(leads.quarantined is not true and leads.id in (select lead_id from quotes where state = 'sent'))`,
  'won-this-week': `(leads.status = 'won' and leads.id in (
    select lead_id from lead_events where subject = 'Status' and "to" = '${labelOf(LEAD_STATUSES, 'won')}'
      and created_at >= (select week_starts from asked)
  ))`,
  partners: `(leads.kind in (${quoted(PARTNER_KINDS)}) and ${IS_OPEN})`,
  privacy: `(leads.source in (${quoted(DATA_SOURCES)}) and ${IS_OPEN})`,
  spam: `(leads.status = 'spam' or leads.status = 'new' and leads.quarantined)`,
  open: IS_OPEN,
}

const genuine = ([view, condition]: [string, string]) => [view, `(leads.is_sample is not true and ${condition})`]

/**
 * The leads of each view, as SQL. `asked` has the user, the end of their day and the start of their week. Samples are in
 * a view of their own, and in no other.
 */
export const CONDITIONS: Record<InboxViewName, string> = {
  ...(Object.fromEntries(Object.entries(OF_CUSTOMERS).map(genuine)) as Record<GenuineView, string>),
  training: '(leads.is_sample)',
}

/** Whether a row of `users` is of a colleague who is away now. */
export const IS_AWAY =
  'coalesce(users.desk_is_away and (users.desk_away_until is null or users.desk_away_until > now()), false)'

/** When a colleague, a row of `users`, works; empty for the hours of the desk. */
export const DESK_WEEK = `(select coalesce(jsonb_agg(jsonb_build_object('weekday', weekday, 'opens', opens, 'closes', closes)), '[]')
   from users_desk_week w where w._parent_id = users.id)`

/** The statement's first expression: who asks, and when. */
export const ASKED = `asked as (
  select $1::int as user_id, $2::timestamptz as day_ends, $3::timestamptz as week_starts
)`

/** The next step of each lead that has one. */
export const NEXT_TASK = `next_task as (
  select distinct on (lead_id) lead_id, lead_tasks.id, what, due_at, owners.name as assignee_name
  from lead_tasks left join users owners on owners.id = lead_tasks.assignee_id where done_at is null
  order by lead_id, due_at, lead_tasks.id
)`

/** What narrows a view down. `filter`: an SQL expression, a JSON object as `inboxFilterSchema` describes it. */
export const narrowedBy = (filter: string) => `(
  (jsonb_array_length(${filter} -> 'statuses') = 0 or ${filter} -> 'statuses' ? leads.status::text)
  and (jsonb_array_length(${filter} -> 'kinds') = 0 or ${filter} -> 'kinds' ? ${shownKindOf('leads')})
  and case ${filter} ->> 'assignee' when 'me' then leads.assignee_id = asked.user_id
    when 'nobody' then leads.assignee_id is null else true end
  and (${filter} ->> 'area' = '' or upper(substring(leads.postcode from '^[A-Za-z]{1,2}(?=[0-9])')) = ${filter} ->> 'area')
)`

/** When a reply is due, if one is. */
export const REPLY_DUE = `case when ${IS_TIMED} then leads.due_at end`

/** What a list is sorted by, with the comparison by which the next page begins. */
export const SORT_KEYS: Record<InboxSort, { key: string; direction: 'asc' | 'desc'; beyond: '>' | '<' }> = {
  due: {
    key: `coalesce(least(${REPLY_DUE}, next_task.due_at), '9999-12-31T00:00:00Z')`,
    direction: 'asc',
    beyond: '>',
  },
  newest: { key: 'leads.created_at', direction: 'desc', beyond: '<' },
  oldest: { key: 'leads.created_at', direction: 'asc', beyond: '>' },
}
