import { createHash } from 'node:crypto'

import type { Pool } from 'pg'

import { tableOf } from '@/lib/domain/leads/enquiry-collections'
import type { SaveProgress } from '@/lib/domain/leads/save-progress'
import type { RowOf } from '@/lib/platform/columns'

import { HOLD_GOODS, LOCK_GOODS, TAKE_GOODS } from './hold-goods'
import type { EnquiryRow, GoodsHold } from './lead-submission'
import { trackedQuery } from './tracked-query'

export type LeadRecord = {
  key: string
  bodySha256: string
  keyExpiresAt: Date
  reference: string
  lead: RowOf<'leads'>
  enquiry: EnquiryRow
  channels: string[]
  /** Goods taken out of stock in the same statement; null for an enquiry that is not an order. */
  hold: GoodsHold | null
}

/**
 * `taken`: the idempotency key has been used. `not-in-stock`: there is not enough of the goods. `held-too-much`: the
 * customer would hold more unpaid pieces of a product than one may.
 */
export type Committed = { leadId: number } | { leadId: null; reason: 'taken' | 'not-in-stock' | 'held-too-much' }

type Row = { lead_id: number | null; is_in_stock: boolean; is_held_too_much: boolean }

/**
 * Writes an enquiry, its lead with the consent, its deliveries and its idempotency key in one statement: atomic, one
 * round trip, and no open transaction if the database stalls. Writes all of it or nothing. Waits for a concurrent
 * duplicate to finish, and for another order of the same product.
 */
export async function commitLead(pool: Pool, record: LeadRecord, progress: SaveProgress): Promise<Committed> {
  const { reference, hold } = record
  const { collection, row } = record.enquiry
  const enquiryTable = tableOf(collection)
  const text = `with ${hold ? HOLD_GOODS : ''}claim as (
       insert into idempotency_keys as kept (key, body_sha256, reference, expires_at)
       select $1, $2, $3, $4::timestamptz ${hold ? 'from enough where not exists (select from held_too_much)' : ''}
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
     )${hold ? TAKE_GOODS : ''}
     select (select id from lead) as lead_id, ${hold ? OUTCOME : 'true as is_in_stock, false as is_held_too_much'}`
  const values = [
    record.key,
    record.bodySha256,
    record.reference,
    record.keyExpiresAt,
    JSON.stringify(row),
    JSON.stringify(record.lead),
    record.channels,
    ...(hold ? [JSON.stringify(hold.goods), JSON.stringify(hold.holders), hold.piecesMax] : []),
  ]
  const query = { name: nameOf(text), text, values }
  const lock = hold && { text: LOCK_GOODS, values: [hold.goods.map(({ productId }) => productId)] }
  const [outcome] = await trackedQuery<Row>(pool, { progress, reference, lock, query })
  if (!outcome) throw new Error('The statement that saves a lead returned no row')
  if (outcome.lead_id !== null) return { leadId: outcome.lead_id }
  if (!outcome.is_in_stock) return { leadId: null, reason: 'not-in-stock' }
  return { leadId: null, reason: outcome.is_held_too_much ? 'held-too-much' : 'taken' }
}

const OUTCOME = `exists (select from enough) as is_in_stock, exists (select from held_too_much) as is_held_too_much`

/** A named statement is planned once per connection; each name must identify exactly one statement text. */
const nameOf = (text: string) => createHash('sha1').update(text).digest('hex')

/** PostgreSQL converts each value to its column's type; omitted columns keep their defaults. */
function insertFrom(table: string, row: object, parameter: string): string {
  const columns = Object.keys(row).map((column) => `"${column}"`)
  return `insert into ${table} (${columns.join(', ')})
       select ${columns.map((column) => `r.${column}`).join(', ')} from claim, jsonb_populate_record(null::${table}, ${parameter}::jsonb) as r`
}
