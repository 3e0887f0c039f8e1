import { errorResponse, jsonResponse } from '@/lib/http/responses'
import { salesAction } from '@/lib/http/staff-endpoint'
import { runTaskNow } from '@/lib/operations/scheduled-work'
import { poolOf } from '@/lib/platform/database'
import { runTaskSchema } from '@/lib/schemas/operations'

/** The admin's "Run now" of a scheduled task. A worker starts it within a second. */
export const POST = salesAction({
  schema: runTaskSchema,
  act: async ({ task }, { payload, userId }) => {
    const isDue = await runTaskNow(poolOf(payload), task)
    payload.logger.info({ msg: 'scheduled task requested', task, isDue, userId })
    return isDue
      ? jsonResponse(200, { message: 'This runs now.' })
      : errorResponse(409, 'This is running already, or does not exist.')
  },
})
