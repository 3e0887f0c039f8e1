import { basisOn } from '@/lib/calculators/quick/estimate-basis'
import { getNumbers } from '@/lib/data/numbers'
import { getPowerboard } from '@/lib/data/product'
import { now } from '@/lib/platform/clock'
import { logger } from '@/lib/platform/logger'
import { readQuickQuery } from '@/lib/schemas/calculate/quick-query'
import { addCalculation } from '@/lib/use-cases/leads/add-calculation'
import type { LeadSubmission } from '@/lib/use-cases/leads/lead-submission'

/** Adds the calculation that led to a quote request; a failure to work it out must not cost us the request. */
export async function withCalculation(lead: LeadSubmission, query = ''): Promise<LeadSubmission> {
  const questions = readQuickQuery(query)
  if (!questions) return lead
  try {
    const [numbers, panel] = await Promise.all([getNumbers(), getPowerboard()])
    return addCalculation(lead, { questions, basis: basisOn({ now: now(), numbers, panel }) })
  } catch (err) {
    logger.error({ msg: 'the calculation of a quote request could not be added', err })
    return lead
  }
}
