import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook } from 'payload'

import { revalidateTags } from '@/lib/cms/hooks/refresh-pages'
import { ORDER_STATES } from '@/lib/domain/orders/order-states'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Order } from '@/lib/generated/payload-types'
import { transactionOf } from '@/lib/platform/database'
import { documentChangeTags } from '@/lib/registry/revalidation-plan'
import { returnOrderGoods } from '@/lib/use-cases/orders/return-order-goods'
import { loseLead } from '@/lib/use-cases/payments/lose-lead'

import { recordEvent } from '../enquiries/lead-events/record-event'

/**
 * Runs after staff have changed the state of an order, in the same transaction: returns the goods of a cancelled order
 * to stock, records the change on the lead's timeline and queues an email to the customer. A payment does so itself.
 */
export const followOrder: CollectionAfterChangeHook<Order> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.state === previousDoc.state) return doc
  if (doc.state === 'cancelled') await returnOrderGoods(req, doc.id)
  const hasChangedStock = doc.state === 'cancelled' || previousDoc.state === 'cancelled'
  if (hasChangedStock) await revalidateTags({ req, tags: documentChangeTags('products') })
  return doc.state === 'paid' ? doc : tellCustomer(doc, { previousDoc, req })
}

type Change = Pick<Parameters<CollectionAfterChangeHook<Order>>[0], 'previousDoc' | 'req'>

async function tellCustomer(doc: Order, { previousDoc, req }: Change): Promise<Order> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ id: number }>(sql`select id from leads where reference = ${doc.reference}`)
  const [lead] = rows
  if (!lead) return doc // the lead has been erased, so there is no one to notify
  await recordEvent({
    lead: lead.id,
    subject: `Order ${doc.reference}`,
    from: labelOf(ORDER_STATES, previousDoc.state),
    to: labelOf(ORDER_STATES, doc.state),
    req,
  })
  if (doc.state === 'cancelled') {
    await loseLead(db, { lead: lead.id, author: { id: req.user?.id ?? null, name: req.user?.name ?? 'Automatic' } })
  }
  await db.execute(
    sql`insert into deliveries (lead_id, channel, state, attempts, next_attempt_at)
        values (${lead.id}, ${`order-${doc.state}`}::enum_deliveries_channel, 'waiting', 0, now())
        on conflict (lead_id, channel) do nothing`,
  )
  return doc
}
