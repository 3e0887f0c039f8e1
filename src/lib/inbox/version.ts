import type { Db } from '@/lib/platform/database'

/**
 * Changes whenever a lead, its timeline, its emails, its next steps, its quotes or notices do. Every part is the end of
 * an index. A change whose transaction ends after that of a later one is missed until the next; the inbox asks every
 * minute all the same.
 */
const READ_VERSION = `select concat_ws(' ',
  (select max(updated_at) from leads), (select max(created_at) from lead_events),
  (select max(updated_at) from lead_tasks), (select max(updated_at) from quotes),
  (select max(updated_at) from lead_emails), (select max(created_at) from staff_notices)) as version`

export async function readVersion(db: Db): Promise<string> {
  const { rows } = await db.query<{ version: string }>(READ_VERSION)
  return rows[0]?.version ?? ''
}
