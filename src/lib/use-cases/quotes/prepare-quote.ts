import { type Payload, ValidationError } from 'payload'

import { choicesIn } from '@/lib/calculators/configurator/choices'
import { configurationAmong } from '@/lib/calculators/configurator/configuration-rows'
import { panelInMessage, roomsInMessage } from '@/lib/calculators/designer/design-message'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import { type PricedQuote, quoteFrom } from '@/lib/calculators/quote/quote-figures'
import { quoteOfDesign } from '@/lib/calculators/quote/quote-of-design'
import { quoteOfProject } from '@/lib/calculators/quote/quote-of-project'
import { VALID_DAYS } from '@/lib/calculators/quote/quote-terms'
import { linesOf, storedLine } from '@/lib/calculators/quote/stored-quote'
import { TERMS_VERSION } from '@/lib/content/contract-terms'
import { addDays, londonInstant } from '@/lib/domain/calendar/london-time'
import type { QuoteLine } from '@/lib/domain/quotes/quote-lines'
import type { Lead, Quote } from '@/lib/generated/payload-types'
import { hashOfToken, quoteToken } from '@/lib/platform/enquiry-token'
import { readConfiguration } from '@/lib/schemas/calculate/configuration'

import { factsOfProject } from '../projects/project-facts'

type Preparing = { leadId: number; basis: Basis; trader: string }
type Prepared = { outcome: 'prepared'; id: number } | { outcome: 'missing' | 'not-configured' }

/** Noon, so that the date is the same in every time zone used in the admin. */
const NOON_MINUTE = 12 * 60

/**
 * Creates a draft from the configuration, project or design that a lead is about, at today's prices. A later version
 * starts with the lines of the previous one. The caller has checked access.
 */
export async function prepareQuote(payload: Payload, { leadId, ...rest }: Preparing): Promise<Prepared> {
  const lead = await payload.findByID({
    collection: 'leads',
    id: leadId,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // see above
  })
  if (!lead) return { outcome: 'missing' }
  const priced =
    lead.kind === 'project-quote'
      ? await pricedProject(payload, lead, rest)
      : (pricedConfiguration(lead, rest) ?? pricedDesign(lead, rest))
  if (!priced) return { outcome: 'not-configured' }
  const lines = await withProducts(payload, priced)
  const draft = () => createDraft(payload, { lead, priced: { ...priced, lines }, date: rest.basis.date })
  try {
    return { outcome: 'prepared', id: await draft() }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return { outcome: 'prepared', id: await draft() } // a colleague has just taken the reference, so the next is free
  }
}

type Draft = { lead: Lead; priced: Pick<PricedQuote, 'figures' | 'lines'>; date: Basis['date'] }

async function createDraft(payload: Payload, { lead, priced: { figures, lines }, date }: Draft): Promise<number> {
  const last = await lastQuote(payload, lead.id)
  const version = (last?.version ?? 0) + 1
  const reference = `${lead.reference}-Q${version}`
  const previousLines = last ? linesOf(last) : null
  const { id } = await payload.create({
    collection: 'quotes',
    data: {
      lead: lead.id,
      reference,
      version,
      state: 'draft',
      figures: { ...figures },
      computedLines: lines,
      previousLines,
      lines: (previousLines ?? lines).map(storedLine),
      validUntil: londonInstant({ date: addDays(date, VALID_DAYS), minute: NOON_MINUTE }).toISOString(),
      termsVersion: TERMS_VERSION,
      accessTokenSha256: hashOfToken(quoteToken(reference)),
    },
    overrideAccess: true, // see above
  })
  return id
}

type Terms = Pick<Preparing, 'basis' | 'trader'>

function pricedConfiguration(lead: Lead, terms: Terms): PricedQuote | null {
  const path = configurationAmong(lead.answers as { label: string; value: string }[])?.path // as `from-configuration` wrote them
  if (!path) return null
  const read = readConfiguration(choicesIn(Object.fromEntries(new URL(path, 'http://site').searchParams)))
  return read.ok ? quoteFrom({ choices: read.choices, ...terms }) : null
}

function pricedDesign({ message }: Lead, terms: Terms): PricedQuote | null {
  const written = message ?? ''
  const rooms = roomsInMessage(written)
  return rooms && quoteOfDesign({ rooms, panelName: panelInMessage(written), ...terms })
}

async function pricedProject(payload: Payload, { enquiry }: Lead, terms: Terms): Promise<PricedQuote | null> {
  if (enquiry?.relationTo !== 'project-quotes') return null
  const project = await payload.findByID({
    collection: 'project-quotes',
    id: typeof enquiry.value === 'number' ? enquiry.value : enquiry.value.id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // see above
  })
  const facts = project && factsOfProject(project)
  return facts ? quoteOfProject({ facts, ...terms }) : null
}

/** The lines, with the product that their panels are, so that an order takes it out of stock. */
async function withProducts(payload: Payload, { lines, panelSlug }: PricedQuote): Promise<QuoteLine[]> {
  const { docs } = await payload.find({
    collection: 'products',
    where: { slug: { equals: panelSlug } },
    limit: 1,
    depth: 0,
    overrideAccess: true, // see above
  })
  const [panel] = docs
  return lines.map((line) => (line.kind === 'panels' && panel ? { ...line, productId: panel.id } : line))
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
