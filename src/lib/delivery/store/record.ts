import type { Db } from '@/lib/platform/database'

import type { ClaimedDelivery } from './claim'

type Recording = { pool: Db; delivery: ClaimedDelivery }

/**
 * Records "sent" even if another worker has taken the delivery over, because the service has accepted it. It is sent
 * again if that was requested during the send, or, to sales and the CRM, if the customer changed the enquiry. A worker
 * that was overtaken records nothing if it was requested after its claim, which started the attempts from 0.
 */
export async function recordSent({ pool, delivery, providerId }: Recording & { providerId: string }): Promise<void> {
  await pool.query(
    `update deliveries d set
       state = (case when d.attempts = 0
           or d.channel in ('crm', 'sales-email') and jsonb_array_length(coalesce(l.customer_changes, '[]')) <> $3
         then 'waiting' else 'sent' end)::enum_deliveries_state,
       next_attempt_at = now(), sent_at = now(), provider_id = left($2, 300), last_error = null, lease_until = null,
       updated_at = now()
     from leads l where d.id = $1 and l.id = d.lead_id and d.state <> 'sent'
       and (d.lease_until = $4 or d.attempts > $5)`,
    [delivery.id, providerId, delivery.lead.changes.length, delivery.leaseUntil, delivery.attempts],
  )
}

/** Schedules another attempt in `delayMs`, by the database's clock like every due time. */
export function recordWaiting({
  delayMs,
  problem,
  ...recording
}: Recording & { delayMs: number; problem: string }): Promise<void> {
  return recordUnsent({ ...recording, state: 'waiting', delayMs, problem })
}

export function recordParked({ problem, ...recording }: Recording & { problem: string }): Promise<void> {
  return recordUnsent({ ...recording, state: 'parked', delayMs: null, problem })
}

export function recordNotConfigured({ problem, ...recording }: Recording & { problem: string }): Promise<void> {
  return recordUnsent({ ...recording, state: 'not-configured', delayMs: null, problem })
}

export function recordCancelled({ problem, ...recording }: Recording & { problem: string }): Promise<void> {
  return recordUnsent({ ...recording, state: 'cancelled', delayMs: null, problem })
}

type Unsent = Recording & {
  state: 'waiting' | 'parked' | 'not-configured' | 'cancelled'
  delayMs: number | null
  problem: string
}

// The lease distinguishes our claim from a later one, whose worker is now responsible for the delivery. Without attempts,
// it was requested again during the send.
async function recordUnsent({ pool, delivery, state, delayMs, problem }: Unsent): Promise<void> {
  await pool.query(
    `update deliveries set state = (case attempts when 0 then 'waiting' else $3 end)::enum_deliveries_state,
       next_attempt_at = now() + coalesce($4::float8, case attempts when 0 then 0 end) * interval '1 millisecond',
       last_error = left($5, 500), lease_until = null, updated_at = now()
     where id = $1 and state = 'sending' and lease_until = $2`,
    [delivery.id, delivery.leaseUntil, state, delayMs, problem],
  )
}

/** Subject of the timeline entries with the CRM contacts that a lead had before. */
export const CRM_CONTACT = 'Contact in the CRM'

/**
 * Stores the CRM contact id on the lead and, where it has such a field, on its enquiry. The CRM may keep a corrected
 * address as another contact; the timeline then keeps the earlier one, which an erasure deletes too.
 */
export async function recordCrmContact({
  pool,
  leadId,
  contactId,
}: {
  pool: Db
  leadId: number
  contactId: string
}): Promise<void> {
  await pool.query(
    `with enquiry as (
       select survey_leads_id, configuration_quotes_id from leads_rels where parent_id = $1 and path = 'enquiry'
     ), survey as (
       update survey_leads set ghl_contact_id = $2 from enquiry where survey_leads.id = enquiry.survey_leads_id
     ), configuration as (
       update configuration_quotes set ghl_contact_id = $2 from enquiry where configuration_quotes.id = enquiry.configuration_quotes_id
     ), before as (
       select id, ghl_contact_id from leads where id = $1 for update
     ), moved as (
       insert into lead_events (lead_id, subject, "from", "to")
       select id, $3, ghl_contact_id, $2 from before where ghl_contact_id <> $2
     )
     update leads set ghl_contact_id = $2 from before where leads.id = before.id`,
    [leadId, contactId, CRM_CONTACT],
  )
}
