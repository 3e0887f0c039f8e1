import { createHash } from 'node:crypto'

import type { Pool } from 'pg'

import { jobsFor } from '@/lib/delivery/jobs'

import type { EnquiryRow } from './lead-submission'

export type LeadRecord = {
  key: string
  bodySha256: string
  keyExpiresAt: Date
  reference: string
  lead: Record<string, unknown>
  enquiry: EnquiryRow
  channels: string[]
}

export type Committed = { leadId: number }

/**
 * Writes an enquiry, its lead with the consent, its deliveries, their queue jobs and its idempotency key as one
 * statement: it commits whole or not at all, in one round trip, with nothing left half-open when the database stalls.
 * Null when the key is already taken, and then nothing is written; a twin that is still being written is waited for.
 */
export async function commitLead(
  pool: Pool,
  record: LeadRecord,
  options: { withJobs: boolean },
): Promise<Committed | null> {
  const { collection, row } = record.enquiry
  const enquiryTable = tableOf(collection)
  const text = `with claim as (
       insert into idempotency_keys as kept (key, body_sha256, reference, expires_at)
       values ($1, $2, $3, $4)
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
       returning id
     )${options.withJobs ? `, job as (${jobsFor('delivery')})` : ''}
     select lead.id as lead_id from lead`
  const values = [
    record.key,
    record.bodySha256,
    record.reference,
    record.keyExpiresAt,
    JSON.stringify(row),
    JSON.stringify(record.lead),
    record.channels,
  ]
  const { rows } = await pool.query<{ lead_id: number }>({ name: nameOf(text), text, values })
  return rows[0] ? { leadId: rows[0].lead_id } : null
}

/** A named statement is parsed and planned once for each connection; a name stands for one text only. */
const nameOf = (text: string) => createHash('sha1').update(text).digest('hex')

const tableOf = (collection: EnquiryRow['collection']) => collection.replaceAll('-', '_')

/** PostgreSQL itself converts each value to its column's type; columns that are not named keep their defaults. */
function insertFrom(table: string, row: Record<string, unknown>, parameter: string): string {
  const columns = Object.keys(row).map((column) => `"${column}"`)
  return `insert into ${table} (${columns.join(', ')})
       select ${columns.map((column) => `r.${column}`).join(', ')} from claim, jsonb_populate_record(null::${table}, ${parameter}::jsonb) as r`
}
