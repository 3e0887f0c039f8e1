import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/lib/platform/database'

import { RETURN_GOODS } from './return-goods'

/** Puts the goods of an order back into stock, within the request's transaction. */
export async function returnOrderGoods(req: PayloadRequest, orderId: number): Promise<void> {
  const db = await transactionOf(req)
  const closed = sql`with closed as (select reference, lines from orders where id = ${orderId}), `
  await db.execute(closed.append(sql.raw(`${RETURN_GOODS} select from goods`)))
}
