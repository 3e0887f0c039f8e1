import { randomBytes } from 'node:crypto'

import type { z } from 'zod'

import { getSiteSettings } from '@/lib/data/site-settings'
import type { Handled } from '@/lib/http/endpoint'
import { type Handling, type PublicEndpoint, publicEndpoint } from '@/lib/http/public-endpoint'
import { now } from '@/lib/platform/clock'
import { intakePool } from '@/lib/platform/intake-pool'
import { logger } from '@/lib/platform/logger'
import { PROMISED, StoreFull } from '@/lib/platform/quotas'
import { type LeadSubmission, SUSPICIOUS } from '@/lib/use-cases/leads/lead-submission'
import { isKnownSubmission } from '@/lib/use-cases/leads/saved-submission'
import { earlierResult, submitLead, type SubmittedLead } from '@/lib/use-cases/leads/submit-lead'

import { KEY_REUSED } from './key-reused'

export type Refused = Handled & { ok: false }
type Taken = { ok: true; reference: string; leadId: number; dueAt: Date; isRepeat: boolean } | Refused

/** Tells a visitor why nothing could be reserved. */
type Explain = (why: string) => Promise<Refused>

type LeadEndpoint<Schema extends z.ZodType> = Pick<
  PublicEndpoint<Schema>,
  'schema' | 'form' | 'formPage' | 'formDefaults' | 'budgetMs' | 'heldBackAbove'
> & {
  /**
   * `take` saves the lead created from the input. It is also given what can only be refused, because the same request may
   * have been accepted before, and then gets that result. What reserves something needs an explanation of refusals.
   */
  handle: (
    input: z.output<Schema>,
    take: (lead: LeadSubmission | Refused, explain?: Explain) => Promise<Taken>,
    headers: Headers,
  ) => Promise<Handled>
}

/**
 * A public endpoint whose input becomes a lead: only floods are rejected, anything less is held back for staff. What
 * reserves something is refused instead of held back.
 */
export function leadEndpoint<Schema extends z.ZodType>({ handle, ...endpoint }: LeadEndpoint<Schema>) {
  return publicEndpoint({
    ...endpoint,
    asksAboutPostcode: true,
    isRepeat: (idempotency) => isKnownSubmission(intakePool, idempotency),
    handle: (input, handling) => handle(input, (lead, explain) => take(lead, handling, explain), handling.headers),
  })
}

async function take(lead: LeadSubmission | Refused, handling: Handling, explain?: Explain): Promise<Taken> {
  if ('ok' in lead) {
    const earlier = await earlierResult(intakePool, handling.idempotency)
    return earlier ? takenOf(earlier, explain) : lead
  }
  const { idempotency, progress, heldBackFor } = handling
  const { hours } = await getSiteSettings()
  const suspicions = heldBackFor === null ? lead.suspicions : [...lead.suspicions, heldBackFor]
  const submitted = await submitLead(
    { pool: intakePool, hours, now: now(), randomBytes, progress },
    { ...lead, suspicions },
    idempotency,
  )
  if (!submitted.ok && submitted.reason === 'not-reserved' && submitted.why === SUSPICIOUS)
    logger.info({ msg: 'enquiry refused', suspicions })
  return takenOf(submitted, explain)
}

async function takenOf(submitted: SubmittedLead, explain?: Explain): Promise<Taken> {
  if (submitted.ok) {
    const { reference, isRepeat } = submitted
    logger.info({ msg: isRepeat ? 'enquiry sent again' : 'enquiry saved', reference })
    return submitted
  }
  switch (submitted.reason) {
    case 'not-reserved':
      if (!explain) throw new Error(`Nothing explains why nothing was reserved: ${submitted.why}`)
      return explain(submitted.why)
    case 'no-room':
      throw new StoreFull(PROMISED.leads.named)
    case 'key-reused':
      return KEY_REUSED
  }
}
