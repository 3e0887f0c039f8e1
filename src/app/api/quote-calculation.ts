import { getBasis } from '@/lib/data/basis'
import { logger } from '@/lib/platform/logger'
import { readQuickQuery } from '@/lib/schemas/calculate/quick-query'
import { readSolarQuote } from '@/lib/schemas/calculate/solar-quote'
import { addCalculation, addHome } from '@/lib/use-cases/leads/add-calculation'
import { addSolarQuote } from '@/lib/use-cases/leads/add-solar-quote'
import type { LeadSubmission } from '@/lib/use-cases/leads/lead-submission'

/**
 * Adds the quick calculation or the solar quote that led to a quote request; a failure to work it out must not cost us
 * the request.
 */
export async function withCalculation(lead: LeadSubmission, query = ''): Promise<LeadSubmission> {
  const questions = readQuickQuery(query)
  const solar = readSolarQuote(new URLSearchParams(query))
  if (!questions && !solar.ok) return lead
  try {
    const basis = await getBasis()
    if (questions) return addCalculation(lead, { questions, basis })
    return solar.ok ? addSolarQuote(lead, { questions: solar.questions, basis }) : lead
  } catch (err) {
    logger.error({ msg: 'the calculation of a quote request could not be added', err })
    return lead
  }
}

/** Adds the home that an order or a project quote is for; likewise. */
export async function withHome(lead: LeadSubmission, query = ''): Promise<LeadSubmission> {
  const questions = readQuickQuery(query)
  if (!questions) return lead
  try {
    return addHome(lead, { questions, basis: await getBasis() })
  } catch (err) {
    logger.error({ msg: 'the home of an enquiry could not be added', err })
    return lead
  }
}
