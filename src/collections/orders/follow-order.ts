import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook } from 'payload'

import { revalidateTags } from '@/lib/cms/hooks/refresh-pages'
import { isPaidState, ORDER_STATES } from '@/lib/domain/orders/order-states'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Order } from '@/lib/generated/payload-types'
import { transactionOf } from '@/lib/platform/database'
import { documentChangeTags } from '@/lib/registry/revalidation-plan'
import { returnOrderGoods } from '@/lib/use-cases/orders/return-order-goods'
import { queueEmail } from '@/lib/use-cases/payments/customer-emails'
import { loseLead } from '@/lib/use-cases/payments/lose-lead'

import { recordEvent } from '../enquiries/lead-events/record-event'

type Change = Pick<Parameters<CollectionAfterChangeHook<Order>>[0], 'doc' | 'previousDoc' | 'req'>

/**
 * Runs after staff have changed the state of an order, in the same transaction: its goods, its lead and the customer
 * follow. A payment does so itself.
 */
export const followOrder: CollectionAfterChangeHook<Order> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || doc.state === previousDoc.state) return doc
  if (doc.state === 'cancelled') await returnOrderGoods(req, doc.id)
  const hasChangedStock = doc.state === 'cancelled' || previousDoc.state === 'cancelled'
  if (hasChangedStock) await revalidateTags({ req, tags: documentChangeTags('products') })
  const { state } = doc
  if (isPaidState(state) || state === 'awaiting-payment') return doc // a payment tells its customer itself, and no order is reopened
  const lead = await findLead({ doc, req })
  if (lead === null) return doc // it has been erased, so there is no one to notify
  await recordChange(lead, { doc, previousDoc, req })
  const db = await transactionOf(req)
  await db.execute(queueEmail(`order-${state}`, sql`(select ${doc.reference}::text as reference) as changed`))
  return doc
}

async function findLead({ doc, req }: Pick<Change, 'doc' | 'req'>): Promise<number | null> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ id: number }>(sql`select id from leads where reference = ${doc.reference}`)
  return rows[0]?.id ?? null
}

/** On the timeline of the lead, which is lost with an order that is cancelled. */
async function recordChange(lead: number, { doc, previousDoc, req }: Change): Promise<void> {
  await recordEvent({
    lead,
    subject: `Order ${doc.reference}`,
    from: labelOf(ORDER_STATES, previousDoc.state),
    to: labelOf(ORDER_STATES, doc.state),
    req,
  })
  if (doc.state !== 'cancelled') return
  const author = { id: req.user?.id ?? null, name: req.user?.name ?? 'Automatic' }
  await loseLead(await transactionOf(req), { lead, author })
}
