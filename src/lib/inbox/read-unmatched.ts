import type { Db } from '@/lib/platform/database'

/** An email that is about no lead, as staff decide on it. `at`: an ISO time. */
export type UnmatchedMail = { id: number; from: string; subject: string; text: string; at: string }

const SHOWN_MAX = 100

const READ = `select id, concat_ws(', ', nullif(from_name, ''), from_address) as "from", subject, text, at
  from lead_emails where lead_id is null order by at, id limit ${SHOWN_MAX}`

/** The emails that are about no lead, the oldest first, as far as a page shows them. */
export async function readUnmatched(db: Db): Promise<UnmatchedMail[]> {
  const { rows } = await db.query<Omit<UnmatchedMail, 'at'> & { at: Date }>(READ)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}
