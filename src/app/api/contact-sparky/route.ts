import { randomBytes } from 'node:crypto'

import { payloadClient } from '@/lib/data/payload-client'
import { getSiteSettings } from '@/lib/data/site-settings'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import { COMMIT_BUDGET_MS, withinBudget } from '@/lib/http/time-budget'
import { wayOut } from '@/lib/http/way-out'
import { now } from '@/lib/platform/clock'
import { sparkyCallSchema } from '@/lib/schemas/sparky-call'
import { contactReceived, routes } from '@/lib/site/routes'
import { offerToCrm } from '@/lib/use-cases/calls/offer-to-crm'
import { recordDialledCall } from '@/lib/use-cases/calls/record-dialled-call'
import { fromSparkyCall } from '@/lib/use-cases/leads/from-sparky-call'
import { submitLead } from '@/lib/use-cases/leads/submit-lead'

import { callLimits } from '../call-limits'

const MANUAL_DIAL = 'Please call the number below to reach Sparky'
/** The person waits for this one answer of the CRM, and no longer than a ring tone. */
const CRM_TIMEOUT_MS = 2500

export const POST = publicEndpoint({
  schema: sparkyCallSchema,
  form: {},
  formPage: routes.contactCheck,
  limits: ({ phone }, sender) => callLimits({ phone, sender }),
  wayOut,
  budgetMs: COMMIT_BUDGET_MS + CRM_TIMEOUT_MS,
  handle: async (input, { idempotency }) => {
    const payload = await payloadClient()
    const { phone } = input
    if (phone === undefined) {
      await recordDialledCall(payload)
      return { ok: true, status: 201, body: { message: MANUAL_DIAL, ghl: { success: false } }, next: routes.contact }
    }
    const { hours } = await getSiteSettings()
    const deps = { payload, hours, now: now(), randomBytes }
    const taken = await withinBudget(
      COMMIT_BUDGET_MS,
      submitLead(deps, fromSparkyCall({ ...input, phone }), idempotency),
    )
    if (!taken.ok) return { ok: false, status: 422, message: 'This request was already sent with another number.' }
    const { reference, leadId } = taken
    const isAccepted = await offerToCrm({ payload, random: Math.random, timeoutMs: CRM_TIMEOUT_MS }, leadId)
    return {
      ok: true,
      status: 201,
      body: { message: isAccepted ? 'Call Request Sent!' : MANUAL_DIAL, reference, ghl: { success: isAccepted } },
      next: contactReceived(reference),
    }
  },
})
