import type { Pool } from 'pg'

import { isOpenToCustomer } from '@/lib/domain/leads/lead-status'

import { findEnquiryByKey } from '../enquiries/find-enquiry'
import { withdrawEnquiry } from '../enquiries/withdraw-enquiry'
import { CANCELLED } from '../leads/saved-submission'

const KEPT_HOURS = 1

/**
 * Cancels the call-back requested with this idempotency key. A request that has not been saved yet will find its key
 * taken and be refused; one that has been saved is withdrawn, unless staff have closed it. Waits for a request that is being saved.
 */
export async function cancelCall(pool: Pool, { key, at }: { key: string; at: Date }): Promise<void> {
  const { rowCount } = await pool.query(
    `insert into idempotency_keys (key, body_sha256, reference, expires_at)
     values ($1, $2, '', now() + interval '${KEPT_HOURS} hours') on conflict (key) do nothing`,
    [key, CANCELLED],
  )
  if (rowCount === 1) return
  const enquiry = await findEnquiryByKey(pool, key)
  if (enquiry && isOpenToCustomer(enquiry.status) && !(await withdrawEnquiry(pool, { enquiry, at })))
    throw new Error('A call-back changed while it was being cancelled')
}
