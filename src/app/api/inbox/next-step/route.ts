import { errorResponse, jsonResponse } from '@/lib/http/responses'
import { salesAction } from '@/lib/http/staff-endpoint'
import { poolOf } from '@/lib/platform/database'
import { nextStepSchema } from '@/lib/schemas/inbox-changes'
import { changeNextStep } from '@/lib/use-cases/inbox/next-step'

/** The next step of a lead: added, done, reopened, or taken back within a minute. */
export const POST = salesAction({
  schema: nextStepSchema,
  act: async (act, { payload, userId }) => {
    const id = await changeNextStep(poolOf(payload), { act, userId: Number(userId) })
    return id === null
      ? errorResponse(409, 'A colleague has changed this since you saw it, so nothing was saved.')
      : jsonResponse(act.act === 'add' ? 201 : 200, { id })
  },
})
