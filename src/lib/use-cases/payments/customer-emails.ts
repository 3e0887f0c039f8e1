import { sql } from '@payloadcms/db-postgres/drizzle'

import { REQUEUE } from '@/lib/delivery/store/requeue'
import type { DeliveryChannel } from '@/lib/domain/delivery/delivery-states'

/**
 * A statement to be used as a common table expression: queues an email to the customer of each order (`reference`) of
 * `per`. An email that was sent before is sent again, because it is about something new.
 */
export const queueEmail = (channel: DeliveryChannel, per: ReturnType<typeof sql>) =>
  sql`insert into deliveries (lead_id, channel, state, attempts, next_attempt_at)
    select leads.id, ${channel}::enum_deliveries_channel, 'waiting', 0, now() from ${per} join leads using (reference)
    on conflict (lead_id, channel) do update set ${sql.raw(REQUEUE)}`
