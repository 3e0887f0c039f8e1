import type { Payload } from 'payload'

import { sendAgain } from '@/lib/delivery/send-again'
import { poolOf } from '@/lib/platform/database'

export type SentAgain = Awaited<ReturnType<typeof sendAgain>>

/** Retries a delivery immediately for a member of staff. The caller has checked access; `userId` is for the log. */
export async function sendDeliveryAgain({
  payload,
  deliveryId,
  userId,
}: {
  payload: Payload
  deliveryId: number
  userId: number | string
}): Promise<SentAgain> {
  const outcome = await sendAgain(poolOf(payload), deliveryId)
  payload.logger.info({ msg: 'delivery retry requested', deliveryId, userId, ...outcome })
  return outcome
}
