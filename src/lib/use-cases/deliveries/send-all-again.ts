import type { Pool } from 'pg'

import { REQUEUE } from '@/lib/delivery/store/requeue'
import type { Service } from '@/lib/domain/delivery/outages'

/**
 * Makes everything due now that a service has not accepted, and returns how much. Emails to customers that were last
 * tried more than a day ago are left to staff, who have called by then.
 */
export async function sendAllAgain(pool: Pool, service: Service): Promise<number> {
  const { rowCount } = await pool.query(
    `update deliveries set ${REQUEUE}
     where (channel = 'crm') = ($1 = 'crm') and (state = 'parked' or state = 'waiting' and last_error is not null)
       and (channel in ('crm', 'sales-email') or updated_at > now() - interval '24 hours')`,
    [service],
  )
  return rowCount ?? 0
}
