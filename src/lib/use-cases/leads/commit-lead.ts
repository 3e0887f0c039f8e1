import { createHash } from 'node:crypto'

import type { Pool } from 'pg'

import { tableOf } from '@/lib/domain/leads/enquiry-collections'
import type { SaveProgress } from '@/lib/domain/leads/save-progress'

import type { EnquiryRow, StockClaim } from './lead-submission'
import { trackedQuery } from './tracked-query'

export type LeadRecord = {
  key: string
  bodySha256: string
  keyExpiresAt: Date
  reference: string
  lead: Record<string, unknown>
  enquiry: EnquiryRow
  channels: string[]
  /** Goods taken out of stock in the same statement; if they are out of stock, nothing is written. */
  goods: readonly StockClaim[]
}

export type Committed = { leadId: number }

/**
 * Writes an enquiry, its lead with the consent, its deliveries and its idempotency key in one statement: atomic, one
 * round trip, and no open transaction if the database stalls. Returns null and writes nothing if the key is already
 * taken or goods are out of stock. Waits for a concurrent duplicate to finish.
 */
export async function commitLead(pool: Pool, record: LeadRecord, progress: SaveProgress): Promise<Committed | null> {
  const { collection, row } = record.enquiry
  const enquiryTable = tableOf(collection)
  const hasGoods = record.goods.length > 0
  const text = `with ${hasGoods ? STOCK : ''}claim as (
       insert into idempotency_keys as kept (key, body_sha256, reference, expires_at)
       select $1, $2, $3, $4::timestamptz ${hasGoods ? 'from enough' : ''}
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
     )${hasGoods ? TAKE_GOODS : ''}
     select lead.id as lead_id from lead`
  const values = [
    record.key,
    record.bodySha256,
    record.reference,
    record.keyExpiresAt,
    JSON.stringify(row),
    JSON.stringify(record.lead),
    record.channels,
    ...(hasGoods ? [JSON.stringify(record.goods)] : []),
  ]
  const query = { name: nameOf(text), text, values }
  const [committed] = await trackedQuery<{ lead_id: number }>(pool, {
    progress,
    reference: record.reference,
    query,
  })
  return committed ? { leadId: committed.lead_id } : null
}

// Rows are locked in order of id, products first, so that of two orders for the same goods the second waits and sees
// the stock that the first has left. Stock is not counted for a product or variant without a stock level.
const STOCK = `wanted as (
       select * from jsonb_to_recordset($8::jsonb) as w("productId" int, "variantId" int, quantity int)
     ), found_products as materialized (
       select p.id, w."variantId" as variant_id, p.stock_level, w.quantity
       from products p join wanted w on w."productId" = p.id where p.is_active order by p.id for update of p
     ), found_variants as materialized (
       select p.id, v.id as variant_id, v.stock_level, p.quantity
       from product_variants v join found_products p on v.id = p.variant_id and v.product_id = p.id
       where v.is_active order by v.id for update of v
     ), found as materialized (
       select * from found_products where variant_id is null union all select * from found_variants
     ), enough as (
       select where (select count(*) from found where stock_level is null or stock_level >= quantity) = (select count(*) from wanted)
     ), `

const TAKE_GOODS = `, taken as (
       update products p set stock_level = p.stock_level - found.quantity, updated_at = now() from found, claim
       where p.id = found.id and found.variant_id is null and p.stock_level is not null returning p.id
     ), taken_variants as (
       update product_variants v set stock_level = v.stock_level - found.quantity, updated_at = now() from found, claim
       where v.id = found.variant_id and v.stock_level is not null returning v.id
     ), movement as (
       insert into stock_movements (product_id, variant_id, change, reason, reference, updated_at, created_at)
       select id, variant_id, -quantity, 'order', $3, now(), now() from found
       where case when variant_id is null then id in (select id from taken)
         else variant_id in (select id from taken_variants) end
     )`

/** A named statement is planned once per connection; each name must identify exactly one statement text. */
const nameOf = (text: string) => createHash('sha1').update(text).digest('hex')

/** PostgreSQL converts each value to its column's type; omitted columns keep their defaults. */
function insertFrom(table: string, row: Record<string, unknown>, parameter: string): string {
  const columns = Object.keys(row).map((column) => `"${column}"`)
  return `insert into ${table} (${columns.join(', ')})
       select ${columns.map((column) => `r.${column}`).join(', ')} from claim, jsonb_populate_record(null::${table}, ${parameter}::jsonb) as r`
}
