import { INBOX_VIEWS } from '@/lib/domain/leads/inbox-views'
import { SALES_ROLES } from '@/lib/domain/staff/roles'
import type { Db } from '@/lib/platform/database'

import { askedValues, type Asking } from './asking'
import { ASKED, CONDITIONS, IS_AWAY, narrowedBy } from './conditions'
import type { InboxOverview } from './inbox'

/** Leads that no view shows are left out before anything is counted. */
const COUNTABLE = `leads.status not in ('lost', 'withdrawn', 'duplicate')`

const COUNTS = INBOX_VIEWS.map(({ value }) => `'${value}', count(*) filter (where ${CONDITIONS[value]})`).join()

const OF_SAVED = `case lead_views.settings ->> 'view' ${INBOX_VIEWS.map(
  ({ value }) => `when '${value}' then ${CONDITIONS[value]}`,
).join(' ')} end`

const READ_OVERVIEW = `with ${ASKED}, counted as (
  select jsonb_build_object(${COUNTS}) as counts from asked, leads where ${COUNTABLE}
), saved as (
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', lead_views.id, 'name', lead_views.name, 'isShared', lead_views.is_shared is true,
    'isOwn', lead_views.owner_id is not distinct from asked.user_id,
    'mayChange', lead_views.owner_id is not distinct from asked.user_id
      or exists (select from users where id = asked.user_id and role = 'admin'), 'filter', lead_views.settings,
    'count', (select count(*) from leads where ${COUNTABLE} and ${OF_SAVED} and ${narrowedBy('lead_views.settings')})
  ) order by lead_views.is_shared is true, lead_views.name), '[]') as views
  from asked, lead_views
  where lead_views.owner_id is null or lead_views.owner_id = asked.user_id or lead_views.is_shared
), colleague as (
  select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'isAway',
    ${IS_AWAY}) order by name) as list
  from users where role::text = any($4::text[])
)
select counted.counts, saved.views as saved,
  (select count(*)::int from lead_emails where lead_id is null) as unmatched, coalesce(colleague.list, '[]') as colleagues from counted, saved, colleague`

/** The views with what they hold, and the colleagues who may be responsible for a lead. */
export async function readOverview(db: Db, asking: Asking): Promise<InboxOverview> {
  const { rows } = await db.query<InboxOverview>(READ_OVERVIEW, [...askedValues(asking), SALES_ROLES])
  const [overview] = rows
  if (!overview) throw new Error('the views of the inbox could not be read')
  return overview
}
