import { payloadClient } from '@/lib/data/payload-client'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { reportEndpoint } from '@/lib/http/report-endpoint'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { postStepSchema } from '@/lib/schemas/post-step'
import { recordStep } from '@/lib/use-cases/blog/record-step'

import { isReader } from '../is-reader'

/** Counts the next steps of readers who have consented. The response is the same for everyone. */
export const POST = reportEndpoint({
  schema: postStepSchema,
  limits: (sender) => [
    { limit: 'view', key: sender },
    { limit: 'viewEverybody', key: 'everybody' },
  ],
  keep: async (report, { headers }) => {
    if (!(await isReader(headers))) return
    await recordStep(poolOf(await payloadClient()), { ...report, day: londonTime(now()).date })
  },
})
