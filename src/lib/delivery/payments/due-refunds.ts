import type { Db } from '@/lib/platform/database'

/** A card refund claimed by us until its lease expires. `attempts` includes this one. */
export type ClaimedRefund = {
  id: number
  paymentId: string
  amountPence: number
  attempts: number
  claimedAt: Date
}

/** Longer than any attempt. When it expires, the worker has died and another takes the refund over. */
const LEASE = `interval '2 minutes'`

const CLAIM = `with due as materialized (
  select r.id, p.provider_id from refunds r join payments p on p.id = r.payment_id
  where r.state = 'waiting' and r.next_attempt_at <= now() and p.provider_id is not null
  order by r.next_attempt_at, r.id limit 1 for update of r skip locked
)
update refunds r set attempts = r.attempts + 1, next_attempt_at = now() + ${LEASE}, updated_at = now()
from due where r.id = due.id
returning r.id, due.provider_id as "paymentId", r.amount_pence::int as "amountPence", r.attempts::int as attempts,
  now() as "claimedAt"`

/** Claims the card refund that has been due for longest. */
export async function claimRefund(pool: Db): Promise<ClaimedRefund | null> {
  const { rows } = await pool.query<ClaimedRefund>(CLAIM)
  return rows[0] ?? null
}

/** Records that the provider has made it, even if another worker has taken it over meanwhile. */
export async function recordMade(pool: Db, { id }: ClaimedRefund, refundId: string): Promise<void> {
  await pool.query(
    `update refunds set state = 'made', provider_id = $2, last_error = null, updated_at = now()
     where id = $1 and state = 'waiting'`,
    [id, refundId],
  )
}

/** Records a failed attempt; null as `delayMs` gives up. `attempts` distinguishes our claim from a later one. */
export async function recordProblem(
  pool: Db,
  { id, attempts }: ClaimedRefund,
  { problem, delayMs }: { problem: string; delayMs: number | null },
): Promise<void> {
  await pool.query(
    `update refunds set state = (case when $3::float8 is null then 'failed' else 'waiting' end)::enum_refunds_state,
       next_attempt_at = now() + $3::float8 * interval '1 millisecond', last_error = left($4, 500), updated_at = now()
     where id = $1 and state = 'waiting' and attempts = $2`,
    [id, attempts, delayMs, problem],
  )
}
