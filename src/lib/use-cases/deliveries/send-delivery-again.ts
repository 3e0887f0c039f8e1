import type { Payload } from 'payload'

import { sendAgain } from '@/lib/delivery/send-again'
import { poolOf } from '@/lib/platform/database'

export type SentAgain = Awaited<ReturnType<typeof sendAgain>>

/** Staff's wish to try a delivery at once. The caller has checked who asks; `userId` is for the log. */
export async function sendDeliveryAgain({
  payload,
  deliveryId,
  userId,
}: {
  payload: Payload
  deliveryId: number
  userId: number | string
}): Promise<SentAgain> {
  const outcome = await sendAgain({ pool: poolOf(payload), log: payload.logger }, deliveryId)
  payload.logger.info({ msg: 'delivery to be sent again', deliveryId, userId, ...outcome })
  return outcome
}
