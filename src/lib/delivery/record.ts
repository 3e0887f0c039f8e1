import type { ClaimedDelivery } from './claim'
import type { Db } from './db'

type Recording = { pool: Db; delivery: ClaimedDelivery }

/** Writes "sent" even when the lease has ended meanwhile: what was accepted was accepted. */
export async function recordSent({ pool, delivery, providerId }: Recording & { providerId: string }): Promise<void> {
  await pool.query(
    `update deliveries set state = 'sent', sent_at = now(), provider_id = left($2, 300), last_error = null, lease_until = null, updated_at = now()
     where id = $1 and state <> 'sent'`,
    [delivery.id, providerId],
  )
}

/** Puts the delivery back for another attempt in `delayMs`, counted by the database's clock like everything that is due. */
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

type Unsent = Recording & { state: 'waiting' | 'parked' | 'not-configured'; delayMs: number | null; problem: string }

// `attempts` tells our claim from a later one, whose worker now decides what becomes of the delivery.
async function recordUnsent({ pool, delivery, state, delayMs, problem }: Unsent): Promise<void> {
  await pool.query(
    `update deliveries set state = $3, next_attempt_at = now() + $4::float8 * interval '1 millisecond', last_error = left($5, 500), lease_until = null, updated_at = now()
     where id = $1 and state = 'sending' and attempts = $2`,
    [delivery.id, delivery.attempts, state, delayMs, problem],
  )
}

/** Notes the CRM's contact on the lead and on the enquiry it came from, as far as that keeps one. */
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
     )
     update leads set ghl_contact_id = $2 where id = $1`,
    [leadId, contactId],
  )
}
