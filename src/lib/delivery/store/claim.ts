import type { DeliveryChannel } from '@/lib/domain/delivery/delivery-states'
import type { LeadKind } from '@/lib/domain/leads/lead-kinds'
import type { CustomerChange } from '@/lib/domain/leads/lead-news'
import { hasStoppedOffers } from '@/lib/people/group'
import type { Db } from '@/lib/platform/database'

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
  /** The customer's changes since then, including a withdrawal. */
  changes: CustomerChange[]
  isWithdrawn: boolean
  marketingConsent: boolean
  /** Whether this person has since asked us to stop offers and news, with this lead or another. */
  hasStoppedMarketing: boolean
  receivedAt: Date
  dueAt: Date
  ghlContactId: string | null
  /** One to practise with, about which nothing leaves the site. */
  isSample: boolean
}

/**
 * A delivery claimed by us until its lease expires. `attempts` includes this one; times are the database's.
 * `requestId` finds the enquiry in the logs of the web processes. `wasLeftBehind`: the worker that last sent it died
 * before it recorded the result, so it may have arrived.
 */
export type ClaimedDelivery = {
  id: number
  channel: DeliveryChannel
  attempts: number
  wasLeftBehind: boolean
  claimedAt: Date
  /** When it was last sent, if it was. */
  lastSentAt: Date | null
  leaseUntil: Date
  requestId: string | null
  lead: DeliveredLead
}

/** Longer than any send. When it expires, the worker has died and another takes the delivery over. */
const LEASE_SECONDS = 45

/** Tried before, or held by a worker that has died. */
const DUE_AGAIN = `(
  state = 'waiting' and (attempts > 0 and next_attempt_at <= now() or next_attempt_at is null)
  or state = 'sending' and lease_until < now()
)`

/**
 * Claims up to `limit` deliveries that are due. First attempts come before retries, so that a backlog of retries does
 * not delay new enquiries; within each, the longest overdue come first. Skips rows locked by other workers.
 */
export function claimDue(pool: Db, limit: number): Promise<ClaimedDelivery[]> {
  return claim(pool, {
    due: `first_attempts as materialized (
       select id, false as was_left_behind from deliveries where state = 'waiting' and attempts = 0 and next_attempt_at <= now()
       order by next_attempt_at limit $1 for update skip locked
     ), again as materialized (
       select id, state = 'sending' as was_left_behind from deliveries where ${DUE_AGAIN}
       order by next_attempt_at limit $1 - (select count(*) from first_attempts) for update skip locked
     ), due as materialized (select * from first_attempts union all select * from again)`,
    value: limit,
  })
}

/** Claims a lead's waiting CRM delivery, whether or not it is due. */
export async function claimCrmOf(pool: Db, leadId: number): Promise<ClaimedDelivery | null> {
  const [delivery] = await claim(pool, {
    due: `due as materialized (
       select id, false as was_left_behind from deliveries where lead_id = $1 and channel = 'crm' and state = 'waiting' for update skip locked
     )`,
    value: leadId,
  })
  return delivery ?? null
}

/** `due`: expressions, the last of which has this name and selects the rows to claim. */
type Claim = { due: string; value: number }

type ClaimedRow = DeliveredLead & Omit<ClaimedDelivery, 'lead'>

// A single statement: the row lock lets one worker through, and the others skip the row or find it no longer due.
async function claim(pool: Db, { due, value }: Claim): Promise<ClaimedDelivery[]> {
  const { rows } = await pool.query<ClaimedRow>(
    `with ${due}
     update deliveries d
     set state = 'sending', attempts = d.attempts + 1, lease_until = now() + interval '${LEASE_SECONDS} seconds', updated_at = now()
     from due, leads l
     where d.id = due.id and l.id = d.lead_id
     returning d.id, d.channel::text as channel, d.attempts::int as attempts,
       due.was_left_behind as "wasLeftBehind", now() as "claimedAt", d.sent_at as "lastSentAt", d.lease_until as "leaseUntil",
       l.request_id as "requestId",
       l.id as "leadId", l.reference, l.kind::text as kind, l.name, l.first_name as "firstName", l.last_name as "lastName",
       l.email, l.phone, l.phone_e164 as "phoneE164", l.postcode, l.source, l.answers,
       coalesce(l.customer_changes, '[]') as changes, l.status = 'withdrawn' as "isWithdrawn",
       coalesce(l.consent_marketing, false) as "marketingConsent",
       ${hasStoppedOffers('l')} as "hasStoppedMarketing", l.created_at as "receivedAt", l.due_at as "dueAt",
       l.ghl_contact_id as "ghlContactId", coalesce(l.is_sample, false) as "isSample"`,
    [value],
  )
  return rows.map(
    ({ id, channel, attempts, wasLeftBehind, claimedAt, lastSentAt, leaseUntil, requestId, ...lead }) => ({
      id,
      channel,
      attempts,
      wasLeftBehind,
      claimedAt,
      lastSentAt,
      leaseUntil,
      requestId,
      lead,
    }),
  )
}
