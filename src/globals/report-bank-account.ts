import type { GlobalBeforeChangeHook } from 'payload'

import { bankAlertKey } from '@/lib/platform/bank-alert-key'
import { transactionOf } from '@/lib/platform/database'
import { staffAlerts } from '@/lib/platform/staff-alerts-table'

/**
 * Makes sure that staff are notified of each bank account entered, even if it is replaced before the next email. Runs
 * before the change, because a hook that runs after it receives only the fields that the request selects.
 */
export const reportBankAccount: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const key = bankAlertKey(data.bank ?? {})
  if (key === null || key === bankAlertKey(originalDoc?.bank ?? {})) return data
  const db = await transactionOf(req)
  const isUnsent = { sentAt: null }
  await db.insert(staffAlerts).values({ key }).onConflictDoUpdate({ target: staffAlerts.key, set: isUnsent })
  return data
}
