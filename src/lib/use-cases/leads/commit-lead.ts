import { createHash } from 'node:crypto'

import type { Pool } from 'pg'

import { type EnquiryCollection, tableOf } from '@/lib/domain/leads/enquiry-collections'
import type { SaveProgress } from '@/lib/domain/leads/save-progress'
import type { RowOf } from '@/lib/platform/columns'

import type { Reservation } from './lead-submission'
import { trackedQuery } from './tracked-query'

export type LeadRecord = {
  key: string
  bodySha256: string
  keyExpiresAt: Date
  reference: string
  lead: RowOf<'leads'>
  enquiry: { collection: EnquiryCollection; row: object }
  channels: string[]
  reservation: Reservation | null
}

/** `refusal`: why the reservation was refused. Null if it was not, so that the idempotency key has been used. */
export type Committed = { leadId: number } | { leadId: null; refusal: string | null }

type Row = { lead_id: number | null; refusal: string | null }

/**
 * Writes an enquiry, its lead with the consent, its deliveries, its idempotency key and what it reserves in one statement:
 * atomic, one round trip, and no open transaction if the database stalls. Writes all of it or nothing. Waits for a
 * concurrent duplicate to finish, and for what locks the same reservation.
 */
export async function commitLead(pool: Pool, record: LeadRecord, progress: SaveProgress): Promise<Committed> {
  const { reference, reservation } = record
  const { collection, row } = record.enquiry
  const enquiryTable = tableOf(collection)
  const text = `with ${reservation ? reservation.before : ''}claim as (
       insert into idempotency_keys as kept (key, body_sha256, reference, expires_at)
       select $1, $2, $3, $4::timestamptz ${reservation ? reservation.claimedFrom : ''}
       on conflict (key) do update set body_sha256 = excluded.body_sha256, reference = excluded.reference, expires_at = excluded.expires_at
         where kept.expires_at < now()
       returning key
     ), enquiry as (
       ${insertFrom(enquiryTable, row, '$5')} returning id
     ), lead as (
       ${insertFrom('leads', record.lead, '$6')} returning id
     ), link as (
       insert into leads_rels (parent_id, path, ${enquiryTable}_id)
       select lead.id, 'enquiry', enquiry.id from lead, enquiry
     ), delivery as (
       insert into deliveries (lead_id, channel, state, attempts, next_attempt_at)
       select lead.id, channel::enum_deliveries_channel, 'waiting', 0, now() from lead, unnest($7::text[]) as channel
     )${reservation ? reservation.after : ''}
     select (select id from lead) as lead_id, ${reservation ? reservation.refusal : 'null'} as refusal`
  const values = [
    record.key,
    record.bodySha256,
    record.reference,
    record.keyExpiresAt,
    JSON.stringify(row),
    JSON.stringify(record.lead),
    record.channels,
    ...(reservation?.values ?? []),
  ]
  const query = { name: nameOf(text), text, values }
  const lock = reservation && reservation.lock
  const [outcome] = await trackedQuery<Row>(pool, { progress, reference, lock, query })
  if (!outcome) throw new Error('The statement that saves a lead returned no row')
  const { lead_id: leadId, refusal } = outcome
  return leadId === null ? { leadId, refusal } : { leadId }
}

/** A named statement is planned once per connection; each name must identify exactly one statement text. */
const nameOf = (text: string) => createHash('sha1').update(text).digest('hex')

/** PostgreSQL converts each value to its column's type; omitted columns keep their defaults. */
function insertFrom(table: string, row: object, parameter: string): string {
  const columns = Object.keys(row).map((column) => `"${column}"`)
  return `insert into ${table} (${columns.join(', ')})
       select ${columns.map((column) => `r.${column}`).join(', ')} from claim, jsonb_populate_record(null::${table}, ${parameter}::jsonb) as r`
}
