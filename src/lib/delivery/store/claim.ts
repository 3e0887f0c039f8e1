import type { DeliveryChannel } from '@/lib/domain/delivery/delivery-states'
import type { LeadKind } from '@/lib/domain/leads/lead-kinds'

import type { Db } from './db'

/** Lead data as sent to external services. `phone` is as typed. */
export type DeliveredLead = {
  leadId: number
  reference: string
  kind: LeadKind
  name: string
  firstName: string | null
  lastName: string | null
  email: string | null
  phone: string | null
  phoneE164: string | null
  postcode: string | null
  source: string | null
  answers: { label: string; value: string }[]
  /** What the customer has changed since, the withdrawal included. */
  changes: { label: string; value: string }[]
  isWithdrawn: boolean
  marketingConsent: boolean
  /** Whether they have since asked us to stop offers and news. */
  hasStoppedMarketing: boolean
  receivedAt: Date
  dueAt: Date
  ghlContactId: string | null
}

/** A delivery claimed by us until its lease expires. `attempts` includes this one; `claimedAt` is database time. */
export type ClaimedDelivery = {
  id: number
  channel: DeliveryChannel
  attempts: number
  claimedAt: Date
  lead: DeliveredLead
}

/** Longer than any send. When it expires, the worker has died and another takes the delivery over. */
const LEASE_SECONDS = 45

// Two branches, so that each can use the index on state and next attempt.
const DUE = `(
  state = 'waiting' and (next_attempt_at <= now() or next_attempt_at is null) or state = 'sending' and lease_until < now()
)`

/** Claims up to `limit` deliveries that are due, the longest overdue first; leaves those of other workers alone. */
export function claimDue(pool: Db, limit: number): Promise<ClaimedDelivery[]> {
  return claim(pool, {
    due: `select id from deliveries where ${DUE} order by next_attempt_at limit $1 for update skip locked`,
    value: limit,
  })
}

/** Claims a lead's waiting CRM delivery, whether or not it is due. */
export async function claimCrmOf(pool: Db, leadId: number): Promise<ClaimedDelivery | null> {
  const [delivery] = await claim(pool, {
    due: `select id from deliveries where lead_id = $1 and channel = 'crm' and state = 'waiting' for update skip locked`,
    value: leadId,
  })
  return delivery ?? null
}

type ClaimedRow = DeliveredLead & Omit<ClaimedDelivery, 'lead'>

// A single statement: the row lock lets one worker through, and the others skip the row or find it no longer due.
async function claim(pool: Db, { due, value }: { due: string; value: number }): Promise<ClaimedDelivery[]> {
  const { rows } = await pool.query<ClaimedRow>(
    `with due as materialized (${due})
     update deliveries d
     set state = 'sending', attempts = d.attempts + 1, lease_until = now() + interval '${LEASE_SECONDS} seconds', updated_at = now()
     from due, leads l
     where d.id = due.id and l.id = d.lead_id
     returning d.id, d.channel::text as channel, d.attempts::int as attempts, now() as "claimedAt",
       l.id as "leadId", l.reference, l.kind::text as kind, l.name, l.first_name as "firstName", l.last_name as "lastName",
       l.email, l.phone, l.phone_e164 as "phoneE164", l.postcode, l.source, l.answers,
       coalesce(l.customer_changes, '[]') as changes, l.status = 'withdrawn' as "isWithdrawn",
       coalesce(l.consent_marketing, false) as "marketingConsent",
       l.consent_marketing_withdrawn_at is not null as "hasStoppedMarketing", l.created_at as "receivedAt", l.due_at as "dueAt",
       l.ghl_contact_id as "ghlContactId"`,
    [value],
  )
  return rows.map(({ id, channel, attempts, claimedAt, ...lead }) => ({ id, channel, attempts, claimedAt, lead }))
}
