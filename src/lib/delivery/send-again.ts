import type { Db } from '@/lib/platform/database'

import { REQUEUE } from './store/requeue'

/**
 * The "Send again" action for staff: makes a parked, unconfigured or waiting delivery due now and resets its attempts.
 */
export async function sendAgain(
  pool: Db,
  deliveryId: number,
): Promise<{ ok: true } | { ok: false; reason: 'not-found' | 'sending' | 'sent' | 'cancelled' }> {
  const { rowCount } = await pool.query(
    `update deliveries set ${REQUEUE}
     where id = $1 and state in ('parked', 'not-configured', 'waiting')`,
    [deliveryId],
  )
  if (rowCount === 1) return { ok: true }
  const { rows } = await pool.query<{ state: 'sending' | 'sent' | 'cancelled' }>(
    'select state::text as state from deliveries where id = $1',
    [deliveryId],
  )
  return { ok: false, reason: rows[0]?.state ?? 'not-found' }
}
