import type { Db } from '@/lib/platform/database'

/** What of the owner's first day is in no settings. `backupAt`, `restoredAt`: null until the first backup, or restore. */
export type FirstDay = {
  admins: number
  adminsWithoutFactor: number
  hasSavedHours: boolean
  backupAt: Date | null
  restoredAt: Date | null
}

export async function readFirstDay(pool: Db): Promise<FirstDay> {
  // The seed stores the opening hours once, so a later date is that of a colleague.
  const { rows } = await pool.query<FirstDay>(
    `select count(*)::int as admins,
       (count(*) filter (where not exists (select from second_factors f where f.user_id = u.id)
         and not exists (select from passkeys p where p.user_id = u.id)))::int as "adminsWithoutFactor",
       exists (select from opening_hours where updated_at > created_at + interval '1 second') as "hasSavedHours",
       (select (data ->> 'at')::timestamptz from payload_kv where key = 'backup-made') as "backupAt",
       (select (data ->> 'at')::timestamptz from payload_kv where key = 'backup-restored') as "restoredAt"
     from users u where role = 'admin'`,
  )
  const [row] = rows
  if (!row) throw new Error('The query returned no row')
  return row
}
