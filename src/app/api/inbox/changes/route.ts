import { errorResponse } from '@/lib/http/responses'
import { salesRead } from '@/lib/http/staff-endpoint'
import { inboxStream } from '@/lib/inbox/stream'
import { readVersion } from '@/lib/inbox/version'
import { type Watch, watchVersion } from '@/lib/inbox/watch'
import { poolOf } from '@/lib/platform/database'

const WATCHERS_MAX = 100

let watch: Watch | null = null

/** Server-sent events: one for each change of a lead, without saying which. */
export const GET = salesRead(async ({ payload }, request) => {
  watch ??= watchVersion({ readVersion: () => readVersion(poolOf(payload)), watchersMax: WATCHERS_MAX })
  const stream = inboxStream(watch, request.signal)
  if (!stream) return errorResponse(503, 'Too many inboxes are open. This one asks every half a minute instead.')
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform', // Next would hold back what it compresses
      'x-accel-buffering': 'no',
    },
  })
})
