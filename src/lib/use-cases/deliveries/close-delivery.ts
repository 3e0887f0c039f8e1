import type { Pool } from 'pg'

import { DELIVERY_CHANNELS, DELIVERY_STATES } from '@/lib/domain/delivery/delivery-states'
import { labelOf } from '@/lib/domain/text/label-of'

type Closing = { deliveryId: number; reason: string; user: { id: number; name: string } }

const CLOSE = `with closed as (
  update deliveries set state = 'cancelled', next_attempt_at = null, updated_at = now()
  where id = $1 and state = 'parked' returning lead_id, channel::text as channel
)
insert into lead_events (lead_id, subject, "from", "to", author_id, author_name)
select lead_id, $2::jsonb ->> channel, $3, $4, $5, $6 from closed`

const CHANNEL_LABELS = JSON.stringify(Object.fromEntries(DELIVERY_CHANNELS.map(({ value, label }) => [value, label])))

/**
 * Cancels a parked delivery and records the reason on its lead's timeline, in one statement. Returns false if the
 * delivery is not parked.
 */
export async function closeDelivery(pool: Pool, { deliveryId, reason, user }: Closing): Promise<boolean> {
  const { rowCount } = await pool.query(CLOSE, [
    deliveryId,
    CHANNEL_LABELS,
    labelOf(DELIVERY_STATES, 'parked'),
    `${labelOf(DELIVERY_STATES, 'cancelled')}: ${reason}`,
    user.id,
    user.name,
  ])
  return rowCount === 1
}
