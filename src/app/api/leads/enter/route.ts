import { createHash, randomBytes } from 'node:crypto'

import { getSiteSettings } from '@/lib/data/site-settings'
import { leadReference } from '@/lib/domain/leads/reference'
import { SaveProgress } from '@/lib/domain/leads/save-progress'
import { errorResponse, jsonResponse } from '@/lib/http/responses'
import { salesAction } from '@/lib/http/staff-endpoint'
import { now } from '@/lib/platform/clock'
import { intakePool } from '@/lib/platform/intake-pool'
import { enteredLeadSchema } from '@/lib/schemas/entered-lead'
import { fromEnteredLead } from '@/lib/use-cases/leads/from-entered-lead'
import { submitLead } from '@/lib/use-cases/leads/submit-lead'

const KEPT_HOURS = 72

/** The admin's "Enter a lead": an enquiry that came by telephone, visit, email or referral. Its clock starts now. */
export const POST = salesAction({
  schema: enteredLeadSchema,
  act: async (input, { name }) => {
    const { key, ...entered } = input
    const { hours } = await getSiteSettings()
    const idempotency = {
      key: `staff:${key}`,
      bodySha256: createHash('sha256').update(JSON.stringify(entered)).digest('hex'),
      keptHours: KEPT_HOURS,
      isRetry: false,
      reference: leadReference(randomBytes(5)),
    }
    const deps = { pool: intakePool, hours, now: now(), randomBytes, progress: new SaveProgress() }
    const submitted = await submitLead(deps, fromEnteredLead(input, name), idempotency)
    return submitted.ok
      ? jsonResponse(201, { message: `${submitted.reference} is entered.`, id: submitted.leadId })
      : errorResponse(409, 'This has been entered with other details. Reload the page to enter another lead.')
  },
})
