import { sql } from '@payloadcms/db-postgres/drizzle'
import type { GlobalBeforeChangeHook } from 'payload'

import { bankAlertKey } from '@/lib/platform/bank-alert-key'
import { transactionOf } from '@/lib/platform/database'

/**
 * Makes sure that staff are notified of each bank account entered, even if it is replaced before the next email. Runs
 * before the change, because a hook that runs after it receives only the fields that the request selects.
 */
export const reportBankAccount: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const key = bankAlertKey(data.bank ?? {})
  if (key === null || key === bankAlertKey(originalDoc?.bank ?? {})) return data
  const db = await transactionOf(req)
  await db.execute(sql`insert into staff_alerts (key) values (${key}) on conflict (key) do update set sent_at = null`)
  return data
}
