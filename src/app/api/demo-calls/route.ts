import { getSiteSettings } from '@/lib/data/site-settings'
import { findSlot, readSlot, slotDay, slotTimes } from '@/lib/domain/opening-hours/call-slots'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/routing/routes'
import { salesThankYou } from '@/lib/routing/sales-routes'
import { demoCallSchema } from '@/lib/schemas/demo-call'
import { fromDemoCall } from '@/lib/use-cases/leads/from-demo-call'

import { callLimits } from '../holding-limits'
import { leadEndpoint, type Refused } from '../lead-endpoint'

const MESSAGE_GONE = 'That time has gone. Please choose another'
const GONE: Refused = {
  ok: false,
  status: 400,
  message: MESSAGE_GONE,
  errors: [{ path: 'slot', message: MESSAGE_GONE }],
}

/** Books a free telephone demo. No external service is called while the visitor waits: the call is not due yet. */
export const { GET, POST } = leadEndpoint({
  schema: demoCallSchema,
  form: {},
  formPage: routes.salesDemoCheck,
  heldBackAbove: ({ phone }, sender) => callLimits({ phone, sender }),
  handle: async (input, take) => {
    const at = now()
    const { hours } = await getSiteSettings()
    const slot = readSlot(input.slot)
    if (!slot) return GONE
    const isFree = findSlot({ key: input.slot, now: at, hours }) !== null
    const taken = await take(isFree ? fromDemoCall({ input, slot }) : GONE)
    if (!taken.ok) return taken
    const { reference, isRepeat } = taken
    const message = `We’ll call you ${slotDay(slot, at)}, ${slotTimes(slot)}.`
    return {
      ok: true,
      status: 201,
      body: { message, reference },
      next: salesThankYou({ reference, slot: input.slot }),
      isRepeat,
    }
  },
})
