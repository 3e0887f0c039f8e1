import type { Payload } from 'payload'

import { readPhone } from '@/lib/domain/contact/uk-phone'
import type { Idempotency } from '@/lib/domain/leads/idempotency'
import { leadReference } from '@/lib/domain/leads/reference'
import { responseDueAt } from '@/lib/domain/service-level/due-at'
import type { OpeningHours } from '@/lib/domain/service-level/opening-hours'
import { RESPONSE_PROMISE_MINUTES } from '@/lib/domain/service-level/promise'
import { poolOf } from '@/lib/platform/database'

import { commitLead, type LeadRecord } from './commit-lead'
import type { LeadSubmission } from './lead-submission'

const HOUR_MS = 60 * 60 * 1000
/** Which words the person saw: raise it when the wording of a form's consent lines changes. */
const CONSENT_WORDING_VERSION = '2026-11'

export type SubmitLead = {
  payload: Payload
  hours: OpeningHours
  now: Date
  randomBytes: (count: number) => Uint8Array
}

export type SubmittedLead = { ok: true; reference: string; leadId: number } | { ok: false; reason: 'key-reused' }

/**
 * Takes an enquiry: when this returns `ok`, it is committed with everything that has to happen next.
 * The same key with the same body returns the first answer; with another body it is refused.
 * @throws when nothing could be committed; the visitor must then be told so
 */
export async function submitLead(
  deps: SubmitLead,
  submission: LeadSubmission,
  idempotency: Idempotency,
): Promise<SubmittedLead> {
  const pool = poolOf(deps.payload)
  const dueAt =
    submission.dueAt ??
    responseDueAt({ receivedAt: deps.now, hours: deps.hours, promiseMinutes: RESPONSE_PROMISE_MINUTES })
  const record = recordOf(deps, submission, idempotency, dueAt)
  const committed = await commitLead(pool, record, { withJobs: true }).catch((error: unknown) => {
    // Without its queue a lead is still taken: the sweeper finds deliveries that have no job, and rebuilds the queue.
    if (isMissingQueue(error)) return commitLead(pool, record, { withJobs: false })
    throw error
  })
  if (committed) return { ok: true, reference: record.reference, leadId: committed.leadId }

  const { rows } = await pool.query<{ body_sha256: string; reference: string; lead_id: number }>(
    `select kept.body_sha256, kept.reference, leads.id as lead_id
     from idempotency_keys as kept join leads on leads.reference = kept.reference where kept.key = $1`,
    [idempotency.key],
  )
  const first = rows[0]
  if (!first) throw new Error('An idempotency key was taken, but its lead is gone')
  if (first.body_sha256 !== idempotency.bodySha256) return { ok: false, reason: 'key-reused' }
  return { ok: true, reference: first.reference, leadId: first.lead_id }
}

function recordOf(deps: SubmitLead, submission: LeadSubmission, idempotency: Idempotency, dueAt: Date): LeadRecord {
  const reference = leadReference(deps.randomBytes(5))
  const phone = submission.phone === null ? null : readPhone(submission.phone)
  const isQuarantined = submission.suspicions.length > 0
  return {
    key: idempotency.key,
    bodySha256: idempotency.bodySha256,
    keyExpiresAt: new Date(deps.now.getTime() + idempotency.keptHours * HOUR_MS),
    reference,
    lead: {
      reference,
      kind: submission.kind,
      status: 'new',
      source: submission.source,
      name: nameOf(submission),
      first_name: submission.firstName,
      last_name: submission.lastName,
      email: submission.email,
      phone: submission.phone,
      phone_e164: phone?.ok ? phone.e164 : null,
      postcode: submission.postcode,
      message: submission.message,
      answers: submission.answers,
      due_at: dueAt,
      quarantined: isQuarantined,
      quarantine_reasons: submission.suspicions.join('. ') || null,
      consent_marketing: submission.consent.marketing,
      consent_terms: submission.consent.terms,
      consent_form: submission.consent.form,
      consent_wording_version: CONSENT_WORDING_VERSION,
      consent_given_at: deps.now,
    },
    enquiry: submission.enquiry,
    channels: isQuarantined ? [] : ['crm', 'sales-email', ...(submission.email ? ['customer-email'] : [])],
  }
}

/** Somebody who was not asked for a name is listed by the address. */
function nameOf({ firstName, lastName, email }: LeadSubmission): string {
  return `${firstName} ${lastName}`.trim() || (email ?? '')
}

/** PostgreSQL: undefined_table, invalid_schema_name. */
function isMissingQueue(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === '42P01' || code === '3F000'
}
