import { jsonResponse } from '@/lib/http/responses'
import { salesRead } from '@/lib/http/staff-endpoint'
import { readInbox } from '@/lib/inbox/read-inbox'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { readInboxQuery } from '@/lib/schemas/inbox'

/** One page of a list of the inbox, with what every view holds. */
export const GET = salesRead(async ({ payload, userId }, request) => {
  const query = readInboxQuery(new URL(request.url).searchParams)
  return jsonResponse(200, await readInbox(poolOf(payload), { userId: Number(userId), now: now() }, query))
})
