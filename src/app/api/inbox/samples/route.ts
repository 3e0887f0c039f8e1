import { randomBytes } from 'node:crypto'

import { getSiteSettings } from '@/lib/data/site-settings'
import { jsonResponse } from '@/lib/http/responses'
import { salesAction } from '@/lib/http/staff-endpoint'
import { now } from '@/lib/platform/clock'
import { samplesSchema } from '@/lib/schemas/inbox-changes'
import { addSamples, removeSamples } from '@/lib/use-cases/inbox/samples'

/** Samples to practise with: added, or all taken away. */
export const POST = salesAction({
  schema: samplesSchema,
  act: async ({ act }, { payload, user }) => {
    if (act === 'remove') {
      const removed = await removeSamples(payload, user)
      return jsonResponse(200, { message: `Samples taken away: ${removed}.` })
    }
    const { hours } = await getSiteSettings()
    const added = await addSamples(payload, { hours, now: now(), randomBytes })
    return jsonResponse(added > 0 ? 201 : 200, {
      message: added > 0 ? 'Samples added. Nothing about them is sent.' : 'There are enough samples already.',
    })
  },
})
