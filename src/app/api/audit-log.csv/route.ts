import { originOf } from '@/lib/accounts/origin-of'
import { readAuditLog } from '@/lib/accounts/read-audit-log'
import { recordAudit } from '@/lib/accounts/record-audit'
import { staffOf } from '@/lib/data/staff'
import { BYTE_ORDER_MARK } from '@/lib/domain/text/write-csv'
import { attachment, errorResponse } from '@/lib/http/responses'
import { poolOf } from '@/lib/platform/database'

/** The whole audit log as CSV, for admins. That it was taken is its last entry. */
export async function GET({ headers }: Request): Promise<Response> {
  const staff = await staffOf(headers)
  if (!staff) return errorResponse(401, 'Please sign in again.')
  if (!staff.isAdmin) return errorResponse(403, 'Only admins can do this.')
  const { payload, user } = staff
  await recordAudit({ payload }, { action: 'data-exported', who: user, what: 'The audit log', from: originOf(headers) })
  const content = BYTE_ORDER_MARK + (await readAuditLog(poolOf(payload)))
  return attachment({ name: 'audit-log.csv', type: 'text/csv; charset=utf-8', content })
}
