import { randomBytes } from 'node:crypto'

import type { z } from 'zod'

import { getSiteSettings } from '@/lib/data/site-settings'
import { contactFallback } from '@/lib/http/contact-fallback'
import type { Handled } from '@/lib/http/endpoint'
import { type Handling, type PublicEndpoint, publicEndpoint } from '@/lib/http/public-endpoint'
import { now } from '@/lib/platform/clock'
import { intakePool } from '@/lib/platform/intake-pool'
import { logger } from '@/lib/platform/logger'
import { PROMISED, StoreFull } from '@/lib/platform/quotas'
import type { GoodsHold, LeadSubmission, StockClaim } from '@/lib/use-cases/leads/lead-submission'
import { isKnownSubmission } from '@/lib/use-cases/leads/saved-submission'
import { shortGoods } from '@/lib/use-cases/leads/short-goods'
import { earlierResult, submitLead, type SubmittedLead } from '@/lib/use-cases/leads/submit-lead'

import { KEY_REUSED } from './key-reused'

export type Refused = Handled & { ok: false }
type Taken = { ok: true; reference: string; leadId: number; dueAt: Date; isRepeat: boolean } | Refused

const SUSPICIOUS = 'We could not take this order here, so nothing has been ordered.'

type LeadEndpoint<Schema extends z.ZodType> = Pick<
  PublicEndpoint<Schema>,
  'schema' | 'form' | 'formPage' | 'formDefaults' | 'budgetMs' | 'heldBackAbove'
> & {
  /**
   * `take` saves the lead created from the input. It is also given what can only be refused, because the same request may
   * have been accepted before, and then gets that result.
   */
  handle: (
    input: z.output<Schema>,
    take: (lead: LeadSubmission | Refused) => Promise<Taken>,
    headers: Headers,
  ) => Promise<Handled>
}

/**
 * A public endpoint whose input becomes a lead: only floods are rejected, anything less is held back for staff. An order
 * is refused instead of held back.
 */
export function leadEndpoint<Schema extends z.ZodType>({ handle, ...endpoint }: LeadEndpoint<Schema>) {
  return publicEndpoint({
    ...endpoint,
    asksAboutPostcode: true,
    isRepeat: (idempotency) => isKnownSubmission(intakePool, idempotency),
    handle: (input, handling) => handle(input, (lead) => take(lead, handling), handling.headers),
  })
}

async function take(lead: LeadSubmission | Refused, handling: Handling): Promise<Taken> {
  if ('ok' in lead) {
    const earlier = await earlierResult(intakePool, handling.idempotency)
    return earlier ? takenOf(earlier) : lead
  }
  const { idempotency, progress, heldBackFor } = handling
  const { hours } = await getSiteSettings()
  const suspicions = heldBackFor === null ? lead.suspicions : [...lead.suspicions, heldBackFor]
  const submitted = await submitLead(
    { pool: intakePool, hours, now: now(), randomBytes, progress },
    { ...lead, suspicions },
    idempotency,
  )
  if (!submitted.ok && submitted.reason === 'suspicious') logger.info({ msg: 'order refused', suspicions })
  return takenOf(submitted, lead.hold)
}

async function takenOf(submitted: SubmittedLead, hold?: GoodsHold): Promise<Taken> {
  if (submitted.ok) {
    const { reference, isRepeat } = submitted
    logger.info({ msg: isRepeat ? 'enquiry sent again' : 'enquiry saved', reference })
    return submitted
  }
  switch (submitted.reason) {
    case 'not-in-stock':
      return { ok: false, status: 409, message: await notInStock(hold?.goods ?? []) }
    case 'held-too-much':
      return { ok: false, status: 409, message: await heldTooMuch(hold?.piecesMax ?? 0) }
    case 'suspicious':
      return { ok: false, status: 403, message: `${SUSPICIOUS} ${await contactFallback()}` }
    case 'no-room':
      throw new StoreFull(PROMISED.leads.named)
    case 'key-reused':
      return KEY_REUSED
  }
}

async function notInStock(goods: readonly StockClaim[]): Promise<string> {
  // The order is refused for certain, even if its goods cannot be named.
  const found = await shortGoods(intakePool, goods).catch((err: unknown) => {
    logger.warn({ msg: 'the goods that are not in stock could not be read', err })
    return []
  })
  const short = found.map(({ name, quantity }) => `${quantity} × ${name}`)
  const named = short.length > 0 ? `: there is not enough left for ${short.join('; ')}` : ''
  return `We no longer have that many in stock. Please change your order${named}.`
}

async function heldTooMuch(piecesMax: number): Promise<string> {
  const { mainPhone } = await getSiteSettings()
  return `The store keeps at most ${piecesMax} unpaid pieces of a product for one customer, earlier orders included, so nothing has been ordered. For more, please call us on ${mainPhone.display} or request a quote.`
}
