import { randomBytes } from 'node:crypto'

import { payloadClient } from '@/lib/data/payload-client'
import { getSiteSettings } from '@/lib/data/site-settings'
import { findSlot, slotDay, slotTimes } from '@/lib/domain/service-level/call-slots'
import { publicEndpoint } from '@/lib/http/public-endpoint'
import { wayOut } from '@/lib/http/way-out'
import { now } from '@/lib/platform/clock'
import { demoCallSchema } from '@/lib/schemas/demo-call'
import { routes } from '@/lib/site/routes'
import { salesThankYou } from '@/lib/site/sales-routes'
import { fromDemoCall } from '@/lib/use-cases/leads/from-demo-call'
import { submitLead } from '@/lib/use-cases/leads/submit-lead'

import { callLimits } from '../call-limits'

const SLOT_GONE = 'That time has gone. Please choose another'

/** Books a free demo by telephone. Nobody outside is asked while the person waits: the call is not due yet. */
export const POST = publicEndpoint({
  schema: demoCallSchema,
  form: {},
  formPage: routes.salesDemoCheck,
  limits: ({ phone }, sender) => callLimits({ phone, sender }),
  wayOut,
  handle: async (input, { idempotency }) => {
    const at = now()
    const { hours } = await getSiteSettings()
    const slot = findSlot({ key: input.slot, now: at, hours })
    if (!slot) return { ok: false, status: 400, message: SLOT_GONE, errors: [{ path: 'slot', message: SLOT_GONE }] }
    const payload = await payloadClient()
    const submitted = await submitLead(
      { payload, hours, now: at, randomBytes },
      fromDemoCall({ input, slot }),
      idempotency,
    )
    if (!submitted.ok)
      return {
        ok: false,
        status: 422,
        message: 'This request was already sent with other answers. Please reload the page and send it again.',
      }
    const { reference } = submitted
    const message = `We’ll ring you ${slotDay(slot, at)}, ${slotTimes(slot)}.`
    return { ok: true, status: 201, body: { message, reference }, next: salesThankYou({ reference, slot: input.slot }) }
  },
})
