import { AUDIT_ACTIONS } from '@/lib/domain/staff/audit-actions'
import { toCsv } from '@/lib/domain/text/write-csv'
import type { Db } from '@/lib/platform/database'

type Entry = {
  at: Date
  action: string
  whoId: string | null
  who: string | null
  what: string
  address: string
  device: string
}

const HEADINGS = ['When (UTC)', 'What happened', 'Account', 'Who', 'Details', 'From', 'Device']

/** All entries of the audit log as CSV, oldest first. */
export async function readAuditLog(pool: Db): Promise<string> {
  const { rows } = await pool.query<Entry>(
    `select created_at as at, action::text as action, who_id as "whoId", who, what, address, device
     from audit_entries order by created_at, id`,
  )
  return toCsv([
    HEADINGS,
    ...rows.map(({ at, action, whoId, who, what, address, device }) => [
      at.toISOString(),
      AUDIT_ACTIONS.find(({ value }) => value === action)?.label ?? action,
      whoId ?? '',
      ...[who ?? '', what, address, device],
    ]),
  ])
}
