import { payloadClient } from '@/lib/data/payload-client'
import { londonTime } from '@/lib/domain/calendar/london-time'
import { clientKey } from '@/lib/http/client-key'
import { reportEndpoint } from '@/lib/http/report-endpoint'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'
import { postViewSchema } from '@/lib/schemas/post-view'
import { recordView } from '@/lib/use-cases/blog/record-view'

import { isReader } from '../is-reader'

/** Counts a view of a post, except by bots and staff. The response is the same for everyone. */
export const POST = reportEndpoint({
  schema: postViewSchema,
  limits: (sender) => [
    { limit: 'view', key: sender },
    { limit: 'viewEverybody', key: 'everybody' },
  ],
  keep: async (view, { headers }) => {
    if (!(await isReader(headers))) return
    const visitor = `${clientKey(headers, env.secret)} ${headers.get('user-agent')}`
    await recordView(poolOf(await payloadClient()), { ...view, visitor, day: londonTime(now()).date })
  },
})
