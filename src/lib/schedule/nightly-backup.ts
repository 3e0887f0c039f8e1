import { lastNight } from '@/lib/domain/calendar/last-night'
import type { Db } from '@/lib/platform/database'

/** Makes a backup unless one has been made since last night, or `backUp` is null: without the settings for it. */
export async function makeNightlyBackup({
  pool,
  backUp,
  now,
}: {
  pool: Db
  backUp: (() => Promise<void>) | null
  now: Date
}): Promise<void> {
  if (!backUp) return
  const { rowCount } = await pool.query(
    `select from payload_kv where key = 'backup-nightly' and (data ->> 'at')::timestamptz >= $1`,
    [lastNight(now)],
  )
  if (rowCount === 0) await backUp()
}
