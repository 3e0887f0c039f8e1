import { payloadClient } from '@/lib/data/payload-client'
import { COMMIT_BUDGET_MS, withTimeout } from '@/lib/platform/with-timeout'
import { contactReceived, routes } from '@/lib/routing/routes'
import { sparkyCallSchema } from '@/lib/schemas/sparky-call'
import { offerToCrm } from '@/lib/use-cases/calls/offer-to-crm'
import { recordDialledCall } from '@/lib/use-cases/calls/record-dialled-call'
import { fromSparkyCall } from '@/lib/use-cases/leads/from-sparky-call'

import { callLimits } from '../holding-limits'
import { leadEndpoint } from '../lead-endpoint'

const MANUAL_DIAL = 'Please call the number below to reach Sparky'
/** The visitor waits for this one CRM request, no longer than a phone would ring. */
const CRM_TIMEOUT_MS = 2500

/** A call-back that is held back gets the same response as one the CRM rejected: the number to dial. */
export const { GET, POST } = leadEndpoint({
  schema: sparkyCallSchema,
  form: {},
  formPage: routes.contactCheck,
  heldBackAbove: ({ phone }, sender) => (phone === undefined ? [] : callLimits({ phone, sender })),
  budgetMs: COMMIT_BUDGET_MS + CRM_TIMEOUT_MS,
  handle: async (input, take) => {
    const payload = await payloadClient()
    const { phone } = input
    if (phone === undefined) {
      await recordDialledCall(payload)
      return { ok: true, status: 200, body: { message: MANUAL_DIAL, ghl: { success: false } }, next: routes.contact }
    }
    const taken = await withTimeout(COMMIT_BUDGET_MS, take(fromSparkyCall({ ...input, phone })))
    if (!taken.ok) return taken
    const { reference, leadId, isRepeat } = taken
    const isAccepted = await offerToCrm({ payload, random: Math.random, timeoutMs: CRM_TIMEOUT_MS }, leadId)
    const message = isAccepted ? 'Call Request Sent!' : MANUAL_DIAL
    return {
      ok: true,
      status: 200,
      body: { message, reference, ghl: { success: isAccepted } },
      next: contactReceived(reference),
      isRepeat,
    }
  },
})
