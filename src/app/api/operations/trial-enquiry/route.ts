import { randomBytes } from 'node:crypto'

import { originOf } from '@/lib/accounts/origin-of'
import { recordAudit } from '@/lib/accounts/record-audit'
import { getSiteSettings } from '@/lib/data/site-settings'
import { SaveProgress } from '@/lib/domain/leads/save-progress'
import { errorResponse, jsonResponse } from '@/lib/http/responses'
import { staffEndpoint } from '@/lib/http/staff-endpoint'
import { now } from '@/lib/platform/clock'
import { intakePool } from '@/lib/platform/intake-pool'
import { overLimit, tooManyAttempts } from '@/lib/platform/rate-limit'
import { trialEnquirySchema } from '@/lib/schemas/operations'
import { sendTrialEnquiry } from '@/lib/use-cases/services/send-trial-enquiry'

/** The admin's "Send a trial enquiry". */
export const POST = staffEndpoint({
  may: 'isAdmin',
  forbidden: 'Only admins can do this.',
  schema: trialEnquirySchema,
  act: async (_input, { payload, user, headers }) => {
    const waitSeconds = await overLimit('serviceTest', String(user.id))
    if (waitSeconds !== null) return errorResponse(429, tooManyAttempts(waitSeconds))
    const { hours } = await getSiteSettings()
    const deps = { pool: intakePool, hours, now: now(), randomBytes, progress: new SaveProgress() }
    const reference = await sendTrialEnquiry(deps)
    const what = `Trial enquiry ${reference}`
    await recordAudit({ payload }, { action: 'service-tested', who: user, what, from: originOf(headers) })
    return jsonResponse(201, { message: `${reference} is stored. Reload the page in a few seconds for its receipts.` })
  },
})
