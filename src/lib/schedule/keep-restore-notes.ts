import type { Db } from '@/lib/platform/database'

/** Copies the notes for a restore if there are any; does nothing if `keepNotes` is null: without the settings for it. */
export async function keepRestoreNotes({
  pool,
  keepNotes,
}: {
  pool: Db
  keepNotes: (() => Promise<void>) | null
}): Promise<void> {
  if (!keepNotes) return
  const { rowCount } = await pool.query('select from restore_notes limit 1')
  if (rowCount === 1) await keepNotes()
}
