import { jsonResponse } from '@/lib/http/responses'
import { salesAction } from '@/lib/http/staff-endpoint'
import { poolOf } from '@/lib/platform/database'
import { presenceSchema } from '@/lib/schemas/inbox-changes'
import { setAway } from '@/lib/use-cases/inbox/own-desk'

/** The colleague says that they are away, or back. */
export const POST = salesAction({
  schema: presenceSchema,
  act: async ({ isAway }, { payload, userId }) => {
    await setAway(poolOf(payload), { userId: Number(userId), isAway })
    return jsonResponse(200, { isAway })
  },
})
