import { randomBytes } from 'node:crypto'

import { Pool } from 'pg'
import { expect, vi } from 'vitest'

import { deliver } from '@/lib/delivery/deliver'
import { claimDue } from '@/lib/delivery/store/claim'
import type { DeliveryDeps } from '@/lib/delivery/store/settings'
import type { DELIVERY_STATES, DeliveryChannel } from '@/lib/domain/delivery/delivery-states'
import { leadReference } from '@/lib/domain/leads/reference'

/** The migrated throwaway database of this test run. A test, or the next file, may drop all connections. */
export const openTestPool = () =>
  new Pool({ connectionString: process.env.DATABASE_URL, max: 20 }).on('error', () => undefined)

export const silentLog = () => ({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() })

/**
 * Dependencies with nothing configured: no CRM, and a mail server that accepts everything. `random` disables jitter.
 */
export const testDeps = (pool: Pool, overrides: Partial<DeliveryDeps> = {}): DeliveryDeps => ({
  pool,
  crm: null,
  mail: async () => ({ ok: true, isDelivered: true, messageId: '<taken@powerboard.example.com>' }),
  settings: {
    siteUrl: 'https://powerboard.example.com',
    sales: { name: '', address: 'sales@powerboard.example.com' },
  },
  random: () => 0.5,
  log: silentLog(),
  ...overrides,
})

type DeliveryState = (typeof DELIVERY_STATES)[number]['value']

type NewDelivery = {
  channel: DeliveryChannel
  state?: DeliveryState
  dueInSeconds?: number
  leaseEndsInSeconds?: number
  attempts?: number
  ageHours?: number
  email?: string | null
}

/**
 * A survey lead with one delivery. Times are relative to the database's clock; the table keeps milliseconds, and one
 * rounded up would not be due yet.
 */
export async function insertDelivery(
  pool: Pool,
  {
    channel,
    state = 'waiting',
    dueInSeconds = 0,
    leaseEndsInSeconds,
    attempts = 0,
    ageHours = 0,
    email = 'ada@example.com',
  }: NewDelivery,
) {
  const reference = leadReference(randomBytes(5))
  const phone = `+4477009${randomBytes(3).readUIntBE(0, 3).toString().padStart(8, '0')}`
  const { rows } = await pool.query<{ id: number; lead_id: number; survey_id: number }>(
    `with survey as (
       insert into survey_leads (first_name, email, phone) values ('Ada', 'ada@example.com', $2) returning id
     ), lead as (
       insert into leads (reference, kind, status, name, first_name, last_name, email, phone, phone_e164, source, answers, due_at)
       values ($1, 'quote-request', 'new', 'Ada Lovelace', 'Ada', 'Lovelace', $9, $2, $2, 'survey-form', '[{"label":"Name","value":"Ada Lovelace"}]', now() + interval '15 minutes')
       returning id
     ), link as (
       insert into leads_rels (parent_id, path, survey_leads_id) select lead.id, 'enquiry', survey.id from lead, survey
     ), delivery as (
       insert into deliveries (lead_id, channel, state, attempts, next_attempt_at, lease_until, created_at, updated_at)
       select lead.id, $3, $4, $5, date_trunc('milliseconds', now()) + $6 * interval '1 second', now() + $7 * interval '1 second', now() - $8 * interval '1 hour', now() - $8 * interval '1 hour' from lead
       returning id, lead_id
     )
     select delivery.id, delivery.lead_id, survey.id as survey_id from delivery, survey`,
    [
      reference,
      phone,
      channel,
      state,
      attempts,
      dueInSeconds,
      leaseEndsInSeconds ?? null,
      ageHours,
      email && `${reference}@example.com`,
    ],
  )
  const [row] = rows
  if (!row) throw new Error('nothing inserted')
  return { id: row.id, leadId: row.lead_id, surveyId: row.survey_id, reference, phone }
}

/** An enquiry as it is committed: one delivery to the CRM and one to sales. */
export async function insertEnquiry(
  pool: Pool,
  { crm = 'sent', sales = 'sent' }: { crm?: DeliveryState; sales?: DeliveryState } = {},
) {
  const { leadId, reference } = await insertDelivery(pool, { channel: 'crm', state: crm })
  await pool.query(
    `insert into deliveries (lead_id, channel, state, attempts) values ($1, 'sales-email', $2::enum_deliveries_state, 1)`,
    [leadId, sales],
  )
  return { leadId, reference }
}

/** `dueInSeconds` counts from the last change, whose statement sets both times by one clock. */
export async function readDelivery(pool: Pool, id: number) {
  const { rows } = await pool.query<{
    state: DeliveryState
    attempts: number
    error: string | null
    receipt: string | null
    dueInSeconds: number | null
    hasLease: boolean
  }>(
    `select state::text as state, attempts::int as attempts, last_error as error, provider_id as receipt,
       round(extract(epoch from next_attempt_at - updated_at))::int as "dueInSeconds", coalesce(lease_until > now(), false) as "hasLease"
     from deliveries where id = $1`,
    [id],
  )
  if (!rows[0]) throw new Error(`no delivery ${id}`)
  return rows[0]
}

export const soon = <T>(read: () => Promise<T>) => expect.poll(read)

/** Attempts this delivery if it is due; the others wait. */
export async function deliverIfDue(deps: DeliveryDeps, id: number) {
  await deps.pool.query(
    `update deliveries set next_attempt_at = now() - interval '1 day' where id = $1 and next_attempt_at <= now()`,
    [id],
  )
  const [delivery] = await claimDue(deps.pool, 1)
  return delivery?.id === id ? deliver(deps, delivery) : 'not-due'
}
