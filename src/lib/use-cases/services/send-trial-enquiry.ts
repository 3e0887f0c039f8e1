import { createHash } from 'node:crypto'

import { leadReference } from '@/lib/domain/leads/reference'
import { TRIAL_ENQUIRY } from '@/lib/domain/staff/tested-services'

import { fromTrialEnquiry } from '../leads/from-trial-enquiry'
import { type SubmitLead, submitLead } from '../leads/submit-lead'
import { keepResult } from './keep-result'

/** Sends an invented enquiry the way of every other; returns its reference. Workers then take its deliveries. */
export async function sendTrialEnquiry(deps: SubmitLead): Promise<string> {
  const reference = leadReference(deps.randomBytes(5))
  const submitted = await submitLead(deps, fromTrialEnquiry(deps.now), {
    key: `trial:${reference}`,
    bodySha256: createHash('sha256').update(reference).digest('hex'),
    keptHours: 1,
    isRetry: false,
    reference,
  })
  if (!submitted.ok) throw new Error(`The trial enquiry was refused: ${submitted.reason}`)
  await keepResult(deps.pool, TRIAL_ENQUIRY, { reference: submitted.reference })
  return submitted.reference
}
