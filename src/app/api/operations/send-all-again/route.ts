import { jsonResponse } from '@/lib/http/responses'
import { salesAction } from '@/lib/http/staff-endpoint'
import { poolOf } from '@/lib/platform/database'
import { sendAllAgainSchema } from '@/lib/schemas/operations'
import { sendAllAgain } from '@/lib/use-cases/deliveries/send-all-again'

/** The admin's "Send all again": everything that a service has not accepted becomes due. */
export const POST = salesAction({
  schema: sendAllAgainSchema,
  act: async ({ service }, { payload, userId }) => {
    const count = await sendAllAgain(poolOf(payload), service)
    payload.logger.info({ msg: 'all deliveries retried', service, count, userId })
    return jsonResponse(200, { message: count === 1 ? 'Sending 1 message again.' : `Sending ${count} messages again.` })
  },
})
