import type { TimelineEntry } from '@/lib/domain/leads/timeline'
import type { Db } from '@/lib/platform/database'

import { groupOf } from './group'
import { entryOf, type TimelineRow } from './timeline-entry'

const PAGE = 100

/** Of one lead, or of a person with everyone merged with them. `before`: the id of the earliest entry that is known. */
export type TimelineOf = ({ lead: number } | { person: number }) & { before?: string | undefined }

const OF_LEAD = `select leads.* from leads where id = $1::int`
const OF_PERSON = `select leads.* from leads where person_id in ${groupOf('$1::int')}`

/** Whatever happened to leads, one select for each kind of row: id, time, source, lead, author and the rest as JSON. */
const SOURCES = [
  `select 'lead-' || id, created_at, 'enquiry', id, null, jsonb_build_object('kind', kind, 'source', source, 'text', message) from theirs`,
  `select 'consent-' || id, coalesce(consent_given_at, created_at), 'consent', id, null,
     jsonb_build_object('form', consent_form, 'wording', consent_wording_version)
   from theirs where consent_marketing`,
  `select 'change-' || id || '-' || number, coalesce((change ->> 'at')::timestamptz, created_at), 'customer', id, null, change
   from theirs, jsonb_array_elements(coalesce(customer_changes, '[]')) with ordinality as changes (change, number)`,
  `select 'event-' || e.id, e.created_at, 'event', e.lead_id, e.author_name,
     jsonb_build_object('text', e.text, 'contact', e.contact, 'subject', e.subject, 'from', e."from", 'to', e."to",
       'mentions', (select jsonb_agg(users.name order by r."order") from lead_events_rels r join users on users.id = r.users_id
         where r.parent_id = e.id and r.path = 'mentions'))
   from lead_events e join theirs on theirs.id = e.lead_id`,
  `select 'delivery-' || d.id, coalesce(d.sent_at, d.updated_at), 'delivery', d.lead_id, null,
     jsonb_build_object('channel', d.channel, 'state', d.state, 'problem', d.last_error)
   from deliveries d join theirs on theirs.id = d.lead_id
   where d.state::text in ('sent', 'parked', 'cancelled') and (d.channel <> 'staff-email' or d.state <> 'sent')`,
  `select 'email-' || m.id, m.at, 'email', m.lead_id, coalesce(m.author_name, nullif(m.from_name, ''), m.from_address),
     jsonb_build_object('state', m.state, 'subject', m.subject, 'text', m.text, 'notKept', m.not_kept, 'reason', m.override_reason)
   from lead_emails m join theirs on theirs.id = m.lead_id`,
  `select 'quote-' || q.id, q.created_at, 'quote', q.lead_id, null, jsonb_build_object('reference', q.reference)
   from quotes q join theirs on theirs.id = q.lead_id`,
  `select 'order-' || o.id, o.ordered_at, 'order', theirs.id, null, jsonb_build_object('reference', o.reference)
   from orders o join theirs on theirs.reference = o.reference where o.quote_id is null`,
  `select 'photos-' || min(p.id), p.created_at, 'photos', p.lead_id, null, jsonb_build_object('photos', jsonb_agg(p.id order by p.id))
   from lead_photos p join theirs on theirs.id = p.lead_id group by p.lead_id, p.created_at`,
  `select 'documents-' || min(d.id), d.created_at, 'documents', d.lead_id, null,
     jsonb_build_object('documents', jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name) order by d.id))
   from lead_documents d join theirs on theirs.id = d.lead_id group by d.lead_id, d.created_at`,
] as const

/** Merges concern the person, not one of their leads. */
const OF_MERGES = [
  `select 'merge-' || m.id, m.created_at, 'merge', null::int, m.merged_by_name, jsonb_build_object('name', merged.name)
   from people_merges m join people merged on merged.id = m.merged_id where m.kept_id in ${groupOf('$1::int')}`,
  `select 'undone-' || m.id, m.undone_at, 'undone', null::int, m.undone_by_name, jsonb_build_object('name', merged.name)
   from people_merges m join people merged on merged.id = m.merged_id
   where m.undone_at is not null and m.kept_id in ${groupOf('$1::int')}`,
] as const

const statementOf = (theirs: string, sources: readonly string[]) => `with theirs as materialized (${theirs}),
  entries (id, at, source, lead_id, author, data) as (${sources.join('\n  union all ')}),
  placed as (
    select to_char(at at time zone 'UTC', 'YYYYMMDDHH24MISSUS') || '-' || entries.id as id,
      date_trunc('milliseconds', at) as at, source, lead_id, author, data
    from entries
  )
  select placed.id, placed.at, placed.source, theirs.reference, placed.author, placed.data
  from placed left join theirs on theirs.id = placed.lead_id
  where $2::text is null or placed.id collate "C" < $2
  order by placed.id collate "C" desc limit ${PAGE + 1}`

const LEAD = statementOf(OF_LEAD, SOURCES)
const PERSON = statementOf(OF_PERSON, [...SOURCES, ...OF_MERGES])

/** The newest entries of a timeline, or those before one; in one statement. `hasMore`: whether there are earlier ones. */
export async function readTimeline(
  pool: Db,
  { before, ...of }: TimelineOf,
): Promise<{ entries: TimelineEntry[]; hasMore: boolean }> {
  const [text, id] = 'lead' in of ? [LEAD, of.lead] : [PERSON, of.person]
  const { rows } = await pool.query<TimelineRow>(text, [id, before ?? null])
  return { entries: rows.slice(0, PAGE).flatMap(entryOf), hasMore: rows.length > PAGE }
}
