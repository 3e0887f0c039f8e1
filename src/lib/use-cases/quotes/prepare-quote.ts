import { type Payload, ValidationError } from 'payload'

import { choicesIn } from '@/lib/calculators/configurator/choices'
import { configurationAmong } from '@/lib/calculators/configurator/configuration-rows'
import { givenInMessage, panelInMessage, roomsInMessage } from '@/lib/calculators/designer/design-message'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import { type PricedQuote, quoteFrom } from '@/lib/calculators/quote/quote-figures'
import { quoteOfAgreement } from '@/lib/calculators/quote/quote-of-agreement'
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

/** `copyOf`: the reference of the quote whose lines are taken over. `deliveryPence`: the price of a delivery today. */
type Preparing = {
  leadId: number
  copyOf?: string | undefined
  basis: Basis
  trader: string
  deliveryPence: number
}
type Prepared = { outcome: 'prepared'; id: number } | { outcome: 'missing' | 'no-such-quote' }

/** Noon, so that the date is the same in every time zone used in the admin. */
const NOON_MINUTE = 12 * 60

/**
 * Creates a draft for any lead, at today's prices: from the configuration, project or design that it is about, from
 * another quote, or else with one panel and its delivery, for staff to change. A later version starts with the lines of
 * the previous one. The caller has checked access.
 */
export async function prepareQuote(payload: Payload, { leadId, copyOf, ...rest }: Preparing): Promise<Prepared> {
  const lead = await payload.findByID({
    collection: 'leads',
    id: leadId,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // see above
  })
  if (!lead) return { outcome: 'missing' }
  const copied = copyOf === undefined ? null : await linesOfQuote(payload, copyOf)
  if (copyOf !== undefined && !copied) return { outcome: 'no-such-quote' }
  const priced = (await pricedEnquiry(payload, lead, rest)) ?? quoteOfAgreement(rest)
  const lines = await withProducts(payload, priced)
  const draft = () => createDraft(payload, { lead, priced: { ...priced, lines }, copied, date: rest.basis.date })
  try {
    return { outcome: 'prepared', id: await draft() }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return { outcome: 'prepared', id: await draft() } // a colleague has just taken the reference, so the next is free
  }
}

type Draft = {
  lead: Lead
  priced: Pick<PricedQuote, 'figures' | 'lines'>
  /** Lines of the quote to copy; null to start with the previous version. */
  copied: QuoteLine[] | null
  date: Basis['date']
}

async function createDraft(
  payload: Payload,
  { lead, priced: { figures, lines }, copied, date }: Draft,
): Promise<number> {
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
      lines: (copied ?? previousLines ?? lines).map(storedLine),
      validUntil: londonInstant({ date: addDays(date, VALID_DAYS), minute: NOON_MINUTE }).toISOString(),
      termsVersion: TERMS_VERSION,
      accessTokenSha256: hashOfToken(quoteToken(reference)),
    },
    overrideAccess: true, // see above
  })
  return id
}

type Terms = Pick<Preparing, 'basis' | 'trader'>

const pricedEnquiry = async (payload: Payload, lead: Lead, terms: Terms): Promise<PricedQuote | null> =>
  lead.kind === 'project-quote'
    ? pricedProject(payload, lead, terms)
    : (pricedConfiguration(lead, terms) ?? pricedDesign(lead, terms))

async function linesOfQuote(payload: Payload, reference: string): Promise<QuoteLine[] | null> {
  const { docs } = await payload.find({
    collection: 'quotes',
    where: { reference: { equals: reference } },
    limit: 1,
    depth: 0,
    overrideAccess: true, // see above
  })
  // Who may give a discount, and to whom, is decided for each customer.
  return docs[0] ? linesOf(docs[0]).filter(({ kind }) => kind !== 'discount') : null
}

function pricedConfiguration(lead: Lead, terms: Terms): PricedQuote | null {
  const path = configurationAmong(lead.answers as { label: string; value: string }[])?.path // as `from-configuration` wrote them
  if (!path) return null
  const read = readConfiguration(choicesIn(Object.fromEntries(new URL(path, 'http://site').searchParams)))
  return read.ok ? quoteFrom({ choices: read.choices, ...terms }) : null
}

function pricedDesign({ message }: Lead, terms: Terms): PricedQuote | null {
  const written = message ?? ''
  const rooms = roomsInMessage(written)
  return (
    rooms && quoteOfDesign({ rooms, panelName: panelInMessage(written), givenWatts: givenInMessage(written), ...terms })
  )
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
