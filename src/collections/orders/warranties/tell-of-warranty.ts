import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook } from 'payload'

import { londonDay } from '@/lib/domain/calendar/london-day'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import type { Warranty } from '@/lib/generated/payload-types'
import { transactionOf } from '@/lib/platform/database'
import { queueEmail } from '@/lib/use-cases/payments/customer-emails'

/** Records the fitting on the timeline of the lead and queues the certificate for the customer, in the same transaction. */
export const tellOfWarranty: CollectionAfterChangeHook<Warranty> = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !doc.order) return doc
  const order = typeof doc.order === 'number' ? doc.order : doc.order.id
  const db = await transactionOf(req)
  await db.execute(sql`with fitted as (
    select reference from orders where id = ${order}
  ), event as (
    insert into lead_events (lead_id, subject, "to", author_id, author_name)
    select leads.id, 'Order ' || reference, ${`Fitted on ${writtenDate(londonDay(doc.fittedOn))}`}::text, ${req.user?.id ?? null}::int,
      ${req.user?.name ?? 'Automatic'}::text
    from fitted join leads using (reference)
  ), touched as (
    update leads set updated_at = now() from fitted where leads.reference = fitted.reference
  )
  ${queueEmail('order-fitted', sql`fitted`)}`)
  return doc
}
