import { FITTED_STATES } from '@/lib/domain/orders/order-states'
import { hasStoppedOffers } from '@/lib/people/group'
import { findObjection, objectedAmong } from '@/lib/people/objections'
import type { Db } from '@/lib/platform/database'

import { UNSENT } from '../store/unsent'

type Invitation = { id: number; email: string | null; isOpen: boolean }

/** Requests for a review; whoever has declined or written one, or has the money back, is no longer to be asked. */
const READ = `select d.id, l.email, l.status <> 'withdrawn' and not ${hasStoppedOffers('l')} and exists (
    select from orders o join reviews r on r.order_id = o.id
    where o.reference = l.reference and o.state::text = any($1::text[]) and r.state = 'invited'
  ) as "isOpen"
  from deliveries d join leads l on l.id = d.lead_id where d.channel = 'review-invitation'`

/** Whether a request for a review may be sent now, whatever was true when it was queued. */
export async function isStillInvited(pool: Db, deliveryId: number): Promise<boolean> {
  const { rows } = await pool.query<Invitation>(`${READ} and d.id = $2`, [FITTED_STATES, deliveryId])
  const [invitation] = rows
  if (!invitation?.isOpen || invitation.email === null) return false
  return (await findObjection(pool, invitation.email)) === null
}

/** Cancels the unsent requests that are no longer to be sent, so that none waits for staff. */
export async function cancelInvitations(pool: Db): Promise<void> {
  const { rows } = await pool.query<Invitation>(`${READ} and d.state in ${UNSENT}`, [FITTED_STATES])
  const objected = await objectedAmong(
    pool,
    rows.flatMap(({ email }) => email ?? []),
  )
  const over = rows.filter(({ email, isOpen }) => !isOpen || email === null || objected.has(email))
  await pool.query(
    `update deliveries set state = 'cancelled', next_attempt_at = null, updated_at = now()
     where id = any($1::int[]) and state in ${UNSENT}`,
    [over.map(({ id }) => id)],
  )
}
