import type { Pool, PoolClient } from 'pg'

import type { Enquiry } from '@/lib/content/enquiry'
import { filesMax } from '@/lib/domain/leads/photos'
import { counted } from '@/lib/format/counted'
import type { NamedFile } from '@/lib/integrations/files/sort-files'
import { requireRoom } from '@/lib/platform/quotas'
import { inTransaction } from '@/lib/platform/transaction'

import { type ChangedLead, changeEnquiry, IS_OPEN } from './change-enquiry'

/** `arrivedId`: the file, if it arrived in pieces. */
type Adding = { enquiry: Enquiry; files: readonly NamedFile[]; arrivedId?: number; at: Date }

/** Number of files of lead $1, including those that have only partly arrived. */
export const FILES_OF_LEAD = `(select count(*) from lead_photos where lead_id = $1)
  + (select count(*) from lead_documents where lead_id = $1)
  + (select count(*) from arriving_files where lead_id = $1 and not is_kept)`

// A file is sent again if the connection broke before our response arrived. One that is already stored is not stored
// twice.
const ADD = `with kept as (
  select $1::int as id, ${FILES_OF_LEAD} as files
), new_photo as (
  select jpeg from unnest($2::bytea[]) as sent(jpeg)
  where not exists (select from lead_photos kept where lead_id = $1 and kept.jpeg = sent.jpeg)
), new_document as (
  select name, pdf from unnest($4::text[], $3::bytea[]) as sent(name, pdf)
  where not exists (select from lead_documents kept where lead_id = $1 and kept.pdf = sent.pdf)
), room as (
  select id from kept where files + (select count(*) from new_photo) + (select count(*) from new_document) <= $5
), photo as (
  insert into lead_photos (lead_id, jpeg) select room.id, jpeg from room, new_photo returning id
), document as (
  insert into lead_documents (lead_id, name, pdf) select room.id, name, pdf from room, new_document returning id
)
select (select count(*) from photo)::int + (select count(*) from document)::int as added from room`

// The record of a project lists its documents.
const LIST = `update project_quotes set uploaded_files = (
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'bytes', length(pdf)) order by id), '[]')
  from lead_documents where lead_id = $1
) where id in (select project_quotes_id from leads_rels where parent_id = $1 and path = 'enquiry')`

const MARK_KEPT = `with emptied as (delete from file_pieces where file_id = $1)
update arriving_files set is_kept = true, touched_at = now() where id = $1 and not is_kept`

/**
 * Makes uploads to the same lead wait for one another, so that they cannot exceed the limit together. A separate
 * statement, because a statement that waits for a lock still counts what existed when it began. Returns null if the
 * enquiry is closed.
 */
export async function lockLead(client: PoolClient, id: number): Promise<ChangedLead | null> {
  const { rows } = await client.query<ChangedLead>(
    `select id, jsonb_array_length(coalesce(customer_changes, '[]')) as "changeCount" from leads
     where id = $1 and ${IS_OPEN} for update`,
    [id],
  )
  return rows[0] ?? null
}

/**
 * Adds files to an enquiry and notifies sales, in one transaction. Returns false if it has too many files or is
 * closed.
 * @throws StoreFull
 */
export async function addFiles(pool: Pool, { enquiry, files, arrivedId, at }: Adding): Promise<boolean> {
  const [photos = [], documents = []] = (['photo', 'document'] as const).map((kind) =>
    files.filter((file) => file.kind === kind),
  )
  const bytesOf = (list: readonly NamedFile[]) => list.map(({ bytes }) => bytes)
  const names = documents.map(({ name }) => name)
  const values = [enquiry.id, bytesOf(photos), bytesOf(documents), names, filesMax(enquiry.kind)]
  const change = [
    ...(photos.length > 0 ? [{ label: 'Photos', value: `${counted(photos.length, 'photo')} added` }] : []),
    ...(names.length > 0 ? [{ label: 'Documents', value: `${names.join(', ')} added` }] : []),
  ]
  const add = async (client: PoolClient): Promise<boolean> => {
    const lead = await lockLead(client, enquiry.id)
    if (!lead) return false
    if (arrivedId && (await client.query(MARK_KEPT, [arrivedId])).rowCount === 0) return true // another process was first
    await requireRoom(client, 'lead_photos', 'lead_documents')
    const { rows } = await client.query<{ added: number }>(ADD, values)
    if (!rows[0]) return false
    if (rows[0].added === 0) return true
    if (names.length > 0) await client.query(LIST, [enquiry.id])
    return changeEnquiry(client, {
      lead,
      shown: null,
      columns: {},
      change,
      at,
      resend: ['sales-email'],
      cancelsUnsent: false,
    })
  }
  return inTransaction(pool, add, (isAdded) => isAdded)
}

/** The files of an enquiry so far: the number of photos and the names of the documents. */
export async function keptFiles(pool: Pool, leadId: number): Promise<{ photos: number; documents: string[] }> {
  const { rows } = await pool.query<{ photos: number; documents: string[] }>(
    `select (select count(*)::int from lead_photos where lead_id = $1) as photos,
       (select coalesce(array_agg(name order by id), '{}') from lead_documents where lead_id = $1) as documents`,
    [leadId],
  )
  return rows[0] ?? { photos: 0, documents: [] }
}
