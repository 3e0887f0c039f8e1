import { jsonResponse } from '@/lib/http/responses'
import { salesAction, salesRead } from '@/lib/http/staff-endpoint'
import { readNotices } from '@/lib/inbox/notices'
import { poolOf } from '@/lib/platform/database'
import { seenNoticesSchema } from '@/lib/schemas/inbox-changes'
import { seeNotices } from '@/lib/use-cases/inbox/own-desk'

/** What the colleague has not seen yet. */
export const GET = salesRead(async ({ payload, userId }) =>
  jsonResponse(200, await readNotices(poolOf(payload), Number(userId))),
)

/** Notices that the colleague has seen. */
export const POST = salesAction({
  schema: seenNoticesSchema,
  act: async ({ seen }, { payload, userId }) => {
    const pool = poolOf(payload)
    await seeNotices(pool, { userId: Number(userId), ids: seen })
    return jsonResponse(200, await readNotices(pool, Number(userId)))
  },
})
