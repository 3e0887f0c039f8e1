import type { Payload } from 'payload'

import type { CrmFinding } from '@/lib/domain/leads/crm-erasure'
import { poolOf } from '@/lib/platform/database'

type Finishing = { erasureId: number; found: CrmFinding; userId: number }

/**
 * Finishes an erasure whose contact staff have looked for in the CRM, and removes the reference they searched for.
 * Returns false if it is not to be checked by hand. The caller has checked access; `userId` is for the log.
 */
export async function finishErasure(payload: Payload, { erasureId, found, userId }: Finishing): Promise<boolean> {
  const { rowCount } = await poolOf(payload).query(
    `update erasures set crm = $2::enum_erasures_crm, reference = null, updated_at = now(),
       crm_deleted_at = case $2 when 'contact-deleted' then now() end
     where id = $1 and crm = 'check-by-hand'`,
    [erasureId, found],
  )
  payload.logger.info({ msg: 'CRM checked for an erased lead', erasureId, userId, found, isFinished: rowCount === 1 })
  return rowCount === 1
}
