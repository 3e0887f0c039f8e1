import type { Payload } from 'payload'

import { choicesIn } from '@/lib/calculators/configurator/choices'
import { configurationAmong } from '@/lib/calculators/configurator/configuration-rows'
import { givenInMessage, panelInMessage, roomsInMessage } from '@/lib/calculators/designer/design-message'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import { type PricedQuote, quoteFrom } from '@/lib/calculators/quote/quote-figures'
import { quoteOfDesign } from '@/lib/calculators/quote/quote-of-design'
import { quoteOfProject } from '@/lib/calculators/quote/quote-of-project'
import type { Lead } from '@/lib/generated/payload-types'
import { readConfiguration } from '@/lib/schemas/calculate/configuration'

import { factsOfProject } from '../projects/project-facts'

/** Today's prices, and who offers them. */
export type QuoteTerms = { basis: Basis; trader: string }

/** The configuration, project or design that a lead is about, at today's prices; null if it is about none. */
export const priceEnquiry = async (payload: Payload, lead: Lead, terms: QuoteTerms): Promise<PricedQuote | null> =>
  lead.kind === 'project-quote'
    ? pricedProject(payload, lead, terms)
    : (pricedConfiguration(lead, terms) ?? pricedDesign(lead, terms))

function pricedConfiguration(lead: Lead, terms: QuoteTerms): PricedQuote | null {
  const path = configurationAmong(lead.answers as { label: string; value: string }[])?.path // as `from-configuration` wrote them
  if (!path) return null
  const read = readConfiguration(choicesIn(Object.fromEntries(new URL(path, 'http://site').searchParams)))
  return read.ok ? quoteFrom({ choices: read.choices, ...terms }) : null
}

function pricedDesign({ message }: Lead, terms: QuoteTerms): PricedQuote | null {
  const written = message ?? ''
  const rooms = roomsInMessage(written)
  return (
    rooms && quoteOfDesign({ rooms, panelName: panelInMessage(written), givenWatts: givenInMessage(written), ...terms })
  )
}

async function pricedProject(payload: Payload, { enquiry }: Lead, terms: QuoteTerms): Promise<PricedQuote | null> {
  if (enquiry?.relationTo !== 'project-quotes') return null
  const project = await payload.findByID({
    collection: 'project-quotes',
    id: typeof enquiry.value === 'number' ? enquiry.value : enquiry.value.id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // the caller has checked access
  })
  const facts = project && factsOfProject(project)
  return facts ? quoteOfProject({ facts, ...terms }) : null
}
