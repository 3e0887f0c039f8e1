import { DatabaseError, type Pool } from 'pg'

import { enquiryChannels } from '@/lib/domain/delivery/delivery-states'
import type { Idempotency } from '@/lib/domain/leads/idempotency'
import { leadReference } from '@/lib/domain/leads/reference'
import type { SaveProgress } from '@/lib/domain/leads/save-progress'
import { readPhone } from '@/lib/domain/leads/uk-phone'
import { responseDueAt } from '@/lib/domain/opening-hours/due-at'
import type { OpeningHours } from '@/lib/domain/opening-hours/opening-hours'
import { RESPONSE_PROMISE_MINUTES } from '@/lib/domain/opening-hours/promise'
import { addressCode } from '@/lib/people/objections'
import { senderOf } from '@/lib/people/person-of'
import { enquiryToken, hashOfToken } from '@/lib/platform/enquiry-token'
import { hasRoom } from '@/lib/platform/quotas'
import { currentRequestId } from '@/lib/platform/request-id'

import { commitLead, type LeadRecord } from './commit-lead'
import { type LeadSubmission, SUSPICIOUS } from './lead-submission'
import { type SavedSubmission, savedSubmission, wasCancelled } from './saved-submission'

const HOUR_MS = 60 * 60 * 1000
/** Version of the consent wording that was shown: raise it when the consent text of a form changes. */
const CONSENT_WORDING_VERSION = '2026-11'

export type SubmitLead = {
  pool: Pool
  hours: OpeningHours
  now: Date
  randomBytes: (count: number) => Uint8Array
  progress: SaveProgress
}

export type SubmittedLead =
  | { ok: true; reference: string; leadId: number; dueAt: Date; isRepeat: boolean }
  | { ok: false; reason: 'key-reused' }
  | Refusal

/** `no-room`: for suspected spam. `why`: `SUSPICIOUS`, or what the reservation says. */
type Refusal = { ok: false; reason: 'no-room' } | { ok: false; reason: 'not-reserved'; why: string }

/**
 * Accepts an enquiry: `ok` means that it is committed together with all its follow-up work. The same key with the same
 * body returns the first response; with a different body it is refused. Suspected spam is held back; refused, if it
 * would reserve something.
 * @throws on failure; `deps.progress` tells whether something may have been committed
 */
export async function submitLead(
  deps: SubmitLead,
  submission: LeadSubmission,
  idempotency: Idempotency,
): Promise<SubmittedLead> {
  const { pool } = deps
  const dueAt =
    submission.dueAt ??
    responseDueAt({ receivedAt: deps.now, hours: deps.hours, promiseMinutes: RESPONSE_PROMISE_MINUTES })
  const save = async (reference: string): Promise<SubmittedLead> => {
    const record = recordOf(deps, { submission, idempotency, dueAt, reference })
    const isSuspicious = submission.suspicions.length > 0
    if (record.reservation && isSuspicious) return originalResult(pool, idempotency, notReserved(SUSPICIOUS))
    if (isSuspicious && !(await hasRoom(pool, 'leads')))
      return originalResult(pool, idempotency, { ok: false, reason: 'no-room' })
    const committed = await commitLead(pool, record, deps.progress)
    return committed.leadId === null
      ? originalResult(pool, idempotency, committed.refusal === null ? null : notReserved(committed.refusal))
      : { ok: true, reference, leadId: committed.leadId, dueAt, isRepeat: false }
  }
  try {
    return await save(idempotency.reference)
  } catch (error) {
    if (!isTakenReference(error)) throw error
    // The key was used before and has expired. A retry gets the original result; anything else is treated as new.
    return idempotency.isRetry ? resultOfRetry(pool, idempotency) : save(leadReference(deps.randomBytes(5)))
  }
}

const notReserved = (why: string): Refusal => ({ ok: false, reason: 'not-reserved', why })

/** The result of a key that was accepted before; null if it was not. */
export async function earlierResult(pool: Pool, { key, bodySha256 }: Idempotency): Promise<SubmittedLead | null> {
  const first = await savedSubmission(pool, key)
  if (!first) return null
  return first.bodySha256 === bodySha256 ? { ok: true, ...savedBefore(first) } : { ok: false, reason: 'key-reused' }
}

/** The result of the submission that used the key; `refusal` if none did. */
async function originalResult(pool: Pool, idempotency: Idempotency, refusal: Refusal | null): Promise<SubmittedLead> {
  const earlier = await earlierResult(pool, idempotency)
  if (earlier) return earlier
  if (await wasCancelled(pool, idempotency.key)) return { ok: false, reason: 'key-reused' }
  if (refusal) return refusal
  throw new Error('An idempotency key was taken, but its lead is gone')
}

/** A retried form's key is the hash of its first submission, so the two can be compared without a stored key. */
async function resultOfRetry(pool: Pool, { key, bodySha256, reference }: Idempotency): Promise<SubmittedLead> {
  if (key !== `body:${bodySha256}`) return { ok: false, reason: 'key-reused' }
  const { rows } = await pool.query<{ leadId: number; dueAt: Date }>(
    'select id as "leadId", due_at as "dueAt" from leads where reference = $1',
    [reference],
  )
  if (!rows[0]) throw new Error('A reference was taken, but its lead is gone')
  return { ok: true, ...savedBefore({ reference, ...rows[0] }) }
}

const savedBefore = ({ reference, leadId, dueAt }: Omit<SavedSubmission, 'bodySha256'>) =>
  ({ reference, leadId, dueAt, isRepeat: true }) as const

type ToRecord = { submission: LeadSubmission; idempotency: Idempotency; dueAt: Date; reference: string }

function recordOf(deps: SubmitLead, { submission, idempotency, dueAt, reference }: ToRecord): LeadRecord {
  const phone = submission.phone === null ? null : readPhone(submission.phone)
  const { enquiry } = submission
  const isQuarantined = submission.suspicions.length > 0
  const name = nameOf(submission)
  const { isSample = false } = submission
  return {
    key: idempotency.key,
    bodySha256: idempotency.bodySha256,
    keyExpiresAt: new Date(deps.now.getTime() + idempotency.keptHours * HOUR_MS),
    reference,
    lead: {
      reference,
      access_token_sha256: hashOfToken(enquiryToken(reference)),
      kind: submission.kind,
      status: 'new',
      source: submission.source,
      name,
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
      request_id: currentRequestId(),
      is_sample: isSample,
    },
    sender: isQuarantined || isSample ? null : senderOf({ name, email: submission.email }),
    addressCode: submission.email === null ? null : addressCode(submission.email),
    enquiry: { collection: enquiry.collection, row: { ...enquiry.row, ...submission.referenceColumns?.(reference) } },
    reservation: submission.reservation ?? null,
    channels: isQuarantined
      ? []
      : enquiryChannels({ tellsCustomer: Boolean(submission.email) && !submission.isUnannounced }),
  }
}

/** Leads from forms that ask for no name are listed by email address. */
function nameOf({ firstName, lastName, email }: LeadSubmission): string {
  return `${firstName} ${lastName}`.trim() || (email ?? '')
}

/** PostgreSQL: unique_violation. */
const isTakenReference = (error: unknown) =>
  error instanceof DatabaseError && error.code === '23505' && error.constraint === 'leads_reference_idx'
