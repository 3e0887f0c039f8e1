import type { DeliveryChannel } from '@/lib/domain/delivery/delivery-states'
import type { LeadKind } from '@/lib/domain/leads/lead-kinds'

import type { Db } from './db'

/** A lead as it has to leave the house. `phone` is as typed. */
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
  marketingConsent: boolean
  receivedAt: Date
  dueAt: Date
  ghlContactId: string | null
}

/** A delivery that is ours until its lease ends. `attempts` counts this one; `claimedAt` is the database's time. */
export type ClaimedDelivery = {
  id: number
  channel: DeliveryChannel
  attempts: number
  claimedAt: Date
  lead: DeliveredLead
}

/** Longer than any sending takes, shorter than a job's life, so that the job of a dead worker finds its delivery free. */
export const LEASE_SECONDS = 45

const DUE = `(d.state = 'waiting' and coalesce(d.next_attempt_at, now()) <= now() or d.state = 'sending' and d.lease_until < now())`

/** Claims a delivery whose time has come; null when another worker has it, or there is nothing to do. */
export function claimDue(pool: Db, deliveryId: number): Promise<ClaimedDelivery | null> {
  return claim(pool, { where: `d.id = $1 and ${DUE}`, id: deliveryId })
}

/** Claims the waiting CRM delivery of a lead, whether its time has come or not. */
export function claimCrmOf(pool: Db, leadId: number): Promise<ClaimedDelivery | null> {
  return claim(pool, { where: `d.lead_id = $1 and d.channel = 'crm' and d.state = 'waiting'`, id: leadId })
}

type ClaimedRow = DeliveredLead & Omit<ClaimedDelivery, 'lead'>

// One statement: the row's lock lets one worker through, the others then find it no longer due.
async function claim(pool: Db, { where, id }: { where: string; id: number }): Promise<ClaimedDelivery | null> {
  const { rows } = await pool.query<ClaimedRow>(
    `update deliveries d
     set state = 'sending', attempts = d.attempts + 1, lease_until = now() + interval '${LEASE_SECONDS} seconds', updated_at = now()
     from leads l
     where ${where} and l.id = d.lead_id
     returning d.id, d.channel::text as channel, d.attempts::int as attempts, now() as "claimedAt",
       l.id as "leadId", l.reference, l.kind::text as kind, l.name, l.first_name as "firstName", l.last_name as "lastName",
       l.email, l.phone, l.phone_e164 as "phoneE164", l.postcode, l.source, l.answers,
       coalesce(l.consent_marketing, false) as "marketingConsent", l.created_at as "receivedAt", l.due_at as "dueAt",
       l.ghl_contact_id as "ghlContactId"`,
    [id],
  )
  if (!rows[0]) return null
  const { id: deliveryId, channel, attempts, claimedAt, ...lead } = rows[0]
  return { id: deliveryId, channel, attempts, claimedAt, lead }
}
