import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

import type { Order } from '@/lib/generated/payload-types'
import { now } from '@/lib/platform/clock'
import { transactionOf } from '@/lib/platform/database'

const NUMBERING_LOCK = 7_301_004

const COLUMNS = { invoiceNumber: sql`invoice_number`, creditNoteNumber: sql`credit_note_number` } as const

/**
 * Numbers and dates the documents that a state change produces, in the same transaction: an invoice on payment and a
 * credit note on the refund of a paid order. The numbers have no gaps, because they are taken one at a time and rolled
 * back if the change fails. None is given twice, even after its order has been deleted.
 */
export const stampOrder: CollectionBeforeChangeHook<Order> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !data.state || data.state === originalDoc?.state) return data
  const at = now().toISOString()
  switch (data.state) {
    case 'paid':
      return { ...data, invoicedAt: at, invoiceNumber: await nextNumber(req, 'invoiceNumber') }
    case 'refunded':
      return { ...data, creditedAt: at, creditNoteNumber: await nextNumber(req, 'creditNoteNumber') }
    case 'delivered':
      return { ...data, deliveredAt: at }
    default:
      return data
  }
}

/**
 * Until the transaction ends, others wait for the lock. A series starts after the highest number among the orders, and
 * never falls behind it: the previous release, which may still be running, takes the same lock and counts only those.
 */
async function nextNumber(req: PayloadRequest, series: keyof typeof COLUMNS): Promise<number> {
  const db = await transactionOf(req)
  await db.execute(sql`select pg_advisory_xact_lock(${NUMBERING_LOCK})`)
  const { rows } = await db.execute<{ last: number }>(
    sql`insert into document_numbers as kept (series, last)
        select ${series}, coalesce(max(${COLUMNS[series]}), 0)::int + 1 from orders
        on conflict (series) do update set last = greatest(kept.last + 1, excluded.last)
        returning last`,
  )
  const [taken] = rows
  if (!taken) throw new Error(`no next ${series}`)
  return taken.last
}
