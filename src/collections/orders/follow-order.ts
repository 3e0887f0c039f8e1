import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook } from 'payload'

import { revalidateTags } from '@/lib/cms/hooks/refresh-pages'
import { ORDER_STATES, returnsStock } from '@/lib/domain/orders/order-states'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Order } from '@/lib/generated/payload-types'
import { transactionOf } from '@/lib/platform/database'
import { documentChangeTags } from '@/lib/routing/revalidation-plan'
import { returnOrderGoods } from '@/lib/use-cases/orders/return-order-goods'

import { recordEvent } from '../enquiries/lead-events/record-event'

/**
 * Runs after the state of an order changes, in the same transaction: returns goods that were not dispatched to stock,
 * records the change on the lead's timeline and queues an email to the customer.
 */
export const followOrder: CollectionAfterChangeHook<Order> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.state === previousDoc.state) return doc
  if (returnsStock({ from: previousDoc.state, to: doc.state })) {
    await returnOrderGoods(req, doc.id)
    await revalidateTags({ req, tags: documentChangeTags('products') })
  }
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ id: number }>(sql`select id from leads where reference = ${doc.reference}`)
  const [lead] = rows
  if (!lead) return doc // the lead has been erased, so there is no one to notify
  await recordEvent({
    lead: lead.id,
    subject: `Order ${doc.reference}`,
    from: labelOf(ORDER_STATES, previousDoc.state),
    to: labelOf(ORDER_STATES, doc.state),
    by: doc.cardPaymentId ? 'Automatic: paid by card' : undefined,
    req,
  })
  await db.execute(
    sql`insert into deliveries (lead_id, channel, state, attempts, next_attempt_at)
        values (${lead.id}, ${`order-${doc.state}`}::enum_deliveries_channel, 'waiting', 0, now())
        on conflict (lead_id, channel) do nothing`,
  )
  return doc
}
