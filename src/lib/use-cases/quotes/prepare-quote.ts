import { type Payload, ValidationError } from 'payload'

import { VALID_DAYS } from '@/lib/calculators/quote/quote-terms'
import type { ListedProduct } from '@/lib/calculators/quote/quoted-lines'
import { linesOf, storedLine } from '@/lib/calculators/quote/stored-quote'
import { TERMS_VERSION } from '@/lib/content/contract-terms'
import { addDays, londonInstant } from '@/lib/domain/calendar/london-time'
import type { Lead, Quote } from '@/lib/generated/payload-types'
import { hashOfToken, quoteToken } from '@/lib/platform/enquiry-token'
import type { QuoteStart } from '@/lib/schemas/quote-start'

import type { QuoteTerms } from './price-enquiry'
import { type Started, startQuote } from './start-quote'

type Preparing = { leadId: number; start: QuoteStart; terms: QuoteTerms; products: readonly ListedProduct[] }
type Prepared = { outcome: 'prepared'; id: number } | { outcome: 'missing' | 'no-such-start' }

/** Noon, so that the date is the same in every time zone used in the admin. */
const NOON_MINUTE = 12 * 60

/**
 * Creates a draft for any lead, at today's prices, for staff to change. A later version names what has changed since the
 * one before. The caller has checked access.
 */
export async function prepareQuote(payload: Payload, { leadId, ...starting }: Preparing): Promise<Prepared> {
  const lead = await payload.findByID({
    collection: 'leads',
    id: leadId,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // see above
  })
  if (!lead) return { outcome: 'missing' }
  const started = await startQuote(payload, { lead, ...starting })
  if (!started) return { outcome: 'no-such-start' }
  const draft = () => createDraft(payload, { lead, started, date: starting.terms.basis.date })
  try {
    return { outcome: 'prepared', id: await draft() }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return { outcome: 'prepared', id: await draft() } // a colleague has just taken the reference, so the next is free
  }
}

type Draft = { lead: Lead; started: Started; date: string }

async function createDraft(payload: Payload, { lead, started, date }: Draft): Promise<number> {
  const { figures, computedLines, lines, copiedFrom } = started
  const last = await lastQuote(payload, lead.id)
  const version = (last?.version ?? 0) + 1
  const reference = `${lead.reference}-Q${version}`
  const { id } = await payload.create({
    collection: 'quotes',
    data: {
      lead: lead.id,
      reference,
      version,
      state: 'draft',
      figures: { ...figures },
      computedLines,
      previousLines: last ? linesOf(last) : null,
      copiedFrom,
      lines: lines.map(storedLine),
      validUntil: londonInstant({ date: addDays(date, VALID_DAYS), minute: NOON_MINUTE }).toISOString(),
      termsVersion: TERMS_VERSION,
      accessTokenSha256: hashOfToken(quoteToken(reference)),
    },
    overrideAccess: true, // see above
  })
  return id
}

async function lastQuote(payload: Payload, leadId: number): Promise<Quote | undefined> {
  const { docs } = await payload.find({
    collection: 'quotes',
    where: { lead: { equals: leadId } },
    sort: '-version',
    limit: 1,
    depth: 0,
    overrideAccess: true, // see above
  })
  return docs[0]
}
