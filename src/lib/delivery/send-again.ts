import type { Logger } from '@/lib/platform/logger'

import type { Db } from './db'
import { enqueue } from './jobs'

/** Staff's "send again": a delivery that is parked, not configured or waiting is tried at once, with its tries counted anew. */
export async function sendAgain(
  { pool, log }: { pool: Db; log: Logger },
  deliveryId: number,
): Promise<{ ok: true } | { ok: false; reason: 'not-found' | 'sending' | 'sent' }> {
  const { rowCount } = await pool.query(
    `update deliveries set state = 'waiting', attempts = 0, next_attempt_at = now(), updated_at = now()
     where id = $1 and state in ('parked', 'not-configured', 'waiting')`,
    [deliveryId],
  )
  if (rowCount === 1) {
    await enqueue({ pool, log }, [deliveryId])
    return { ok: true }
  }
  const { rows } = await pool.query<{ state: 'sending' | 'sent' }>(
    'select state::text as state from deliveries where id = $1',
    [deliveryId],
  )
  return { ok: false, reason: rows[0]?.state ?? 'not-found' }
}
