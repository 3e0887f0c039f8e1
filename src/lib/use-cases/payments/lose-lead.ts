import { sql } from '@payloadcms/db-postgres/drizzle'

import { moveLead } from '@/lib/delivery/store/move-lead'

import type { Author, Transaction } from './book-payment'

/** Moves the lead of an order that staff have cancelled, in their transaction. */
export async function loseLead(db: Transaction, { lead, author }: { lead: number; author: Author }): Promise<void> {
  await db.execute(sql`with cancelled as (
    select ${lead}::int as lead_id, ${author.id}::int as author_id, ${author.name}::text as author_name
  ), ${sql.raw(moveLead({ happening: 'order-cancelled', source: 'cancelled' }))} select from lead`)
}
