import type { Payload } from 'payload'

import { choicesIn } from '@/lib/calculators/configurator/choices'
import { configurationAmong } from '@/lib/calculators/configurator/configuration-rows'
import type { Basis } from '@/lib/calculators/quick/estimate-basis'
import { quoteFrom } from '@/lib/calculators/quote/quote-figures'
import { VALID_DAYS } from '@/lib/calculators/quote/quote-terms'
import { linesOf, storedLine } from '@/lib/calculators/quote/stored-quote'
import { TERMS_VERSION } from '@/lib/content/contract-terms'
import { addDays, londonInstant } from '@/lib/domain/calendar/london-time'
import type { Quote } from '@/lib/generated/payload-types'
import { hashOfToken, quoteToken } from '@/lib/platform/enquiry-token'
import { readConfiguration } from '@/lib/schemas/calculate/configuration'

type Preparing = { leadId: number; basis: Basis; trader: string }
type Prepared = { outcome: 'prepared'; id: number } | { outcome: 'missing' | 'not-configured' }

/** Noon, so that the day is the same in every time zone of the admin. */
const NOON_MINUTE = 12 * 60

/**
 * Writes a draft from the configuration that a lead asked about, at today's prices; a later version begins with the
 * lines of the one before. The caller has checked access.
 */
export async function prepareQuote(payload: Payload, { leadId, basis, trader }: Preparing): Promise<Prepared> {
  const lead = await payload.findByID({
    collection: 'leads',
    id: leadId,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // see above
  })
  if (!lead) return { outcome: 'missing' }
  const path = configurationAmong(lead.answers as { label: string; value: string }[])?.path // as `from-configuration` wrote them
  const read = path
    ? readConfiguration(choicesIn(Object.fromEntries(new URL(path, 'http://site').searchParams)))
    : { ok: false as const }
  if (!read.ok) return { outcome: 'not-configured' }
  const { figures, lines } = quoteFrom({ choices: read.choices, basis, trader })
  const last = await lastQuote(payload, leadId)
  const version = (last?.version ?? 0) + 1
  const reference = `${lead.reference}-Q${version}`
  const previousLines = last ? linesOf(last) : null
  const { id } = await payload.create({
    collection: 'quotes',
    data: {
      lead: leadId,
      reference,
      version,
      state: 'draft',
      figures: { ...figures },
      computedLines: lines,
      previousLines,
      lines: (previousLines ?? lines).map(storedLine),
      validUntil: londonInstant({ date: addDays(basis.date, VALID_DAYS), minute: NOON_MINUTE }).toISOString(),
      termsVersion: TERMS_VERSION,
      accessTokenSha256: hashOfToken(quoteToken(reference)),
    },
    overrideAccess: true, // see above
  })
  return { outcome: 'prepared', id }
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
