import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { HAS_ARRIVED, REQUEUE } from '@/lib/delivery/store/requeue'
import { transactionOf } from '@/lib/platform/database'

/**
 * Sends a lead to the CRM again because it has changed, within the request's transaction. That includes a delivery that
 * is waiting: a worker could otherwise claim it and read the lead before the change is committed. One that was cancelled,
 * or has no CRM to go to, is only sent if the CRM has the contact.
 */
export async function sendToCrmAgain(req: PayloadRequest, leadId: number): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(
    sql`update deliveries set ${sql.raw(REQUEUE)}
        where lead_id = ${leadId} and channel = 'crm'
          and (state in ('waiting', 'sending', 'sent', 'parked') or ${sql.raw(HAS_ARRIVED)})`,
  )
}
