import { createHash } from 'node:crypto'

import type { Pool } from 'pg'

import { type EnquiryCollection, tableOf } from '@/lib/domain/leads/enquiry-collections'
import type { SaveProgress } from '@/lib/domain/leads/save-progress'
import { objectedSince } from '@/lib/people/objections'
import { findPerson, type Sender } from '@/lib/people/person-of'
import type { RowOf } from '@/lib/platform/columns'

import type { Reservation } from './lead-submission'
import { trackedQuery } from './tracked-query'

export type LeadRecord = {
  key: string
  bodySha256: string
  keyExpiresAt: Date
  reference: string
  lead: RowOf<'leads'>
  /** Null for a held-back lead, whose person is found when it is released. */
  sender: Sender | null
  /** Recognises whether the sender has objected to offers; null without an address. */
  addressCode: string | null
  enquiry: { collection: EnquiryCollection; row: object }
  channels: string[]
  reservation: Reservation | null
}

/** `refusal`: why the reservation was refused. Null if it was not, so that the idempotency key has been used. */
export type Committed = { leadId: number } | { leadId: null; refusal: string | null }

/**
 * Columns of a lead that follow from what is stored. A ticked box does not lift an objection to offers, because anyone can
 * type any address: only whoever reads its email can.
 */
const DERIVED = {
  person_id: '(select id from person)',
  consent_marketing_withdrawn_at: `case when r.consent_marketing and ${objectedSince("($6::jsonb ->> 'addressCode')")} is not null
         then r.consent_given_at end`,
}

type Row = { lead_id: number | null; refusal: string | null }

/**
 * Writes an enquiry, its lead with the consent and the person behind it, its deliveries, its idempotency key and what it
 * reserves in one statement: atomic, one round trip, and no open transaction if the database stalls. Writes all of it or
 * nothing. Waits for a concurrent duplicate to finish, and for what locks the same reservation. A lead whose person is
 * just being stored by another is joined to them later by a worker.
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
       ${insertFrom({ table: enquiryTable, row, given: '$5::jsonb' })} returning id
     ), ${findPerson({ source: 'claim', sender: "($6::jsonb -> 'sender')" })}, lead as (
       ${insertFrom({ table: 'leads', row: record.lead, given: "$6::jsonb -> 'lead'", also: DERIVED })}
       returning id
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
    JSON.stringify({ lead: record.lead, sender: record.sender, addressCode: record.addressCode }),
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

type Insertion = {
  table: string
  row: object
  /** SQL expression for the row as JSON. */
  given: string
  /** Further columns, with SQL expressions for their values. */
  also?: Readonly<Record<string, string>>
}

/** PostgreSQL converts each value to its column's type; omitted columns keep their defaults. */
function insertFrom({ table, row, given, also = {} }: Insertion): string {
  const names = Object.keys(row)
  const columns = [...names, ...Object.keys(also)].map((column) => `"${column}"`)
  const values = [...names.map((column) => `r."${column}"`), ...Object.values(also)]
  return `insert into ${table} (${columns.join(', ')})
       select ${values.join(', ')} from claim, jsonb_populate_record(null::${table}, ${given}) as r`
}
