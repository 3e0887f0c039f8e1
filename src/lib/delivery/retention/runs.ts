import type { RetentionKind } from '@/lib/domain/retention/periods'
import type { Db } from '@/lib/platform/database'

/** The last run for a kind of record, and the total number of records that runs have deleted. */
export type RetentionRun = { kind: string; ranAt: Date; deleted: number; lastDeletedAt: Date | null; total: number }

export async function recordRun(pool: Db, { kind, deleted }: { kind: RetentionKind; deleted: number }): Promise<void> {
  await pool.query(
    `insert into retention_runs (kind, ran_at, deleted, last_deleted_at, total)
     values ($1, now(), $2, case when $2 > 0 then now() end, $2)
     on conflict (kind) do update set ran_at = now(), deleted = excluded.deleted,
       last_deleted_at = coalesce(excluded.last_deleted_at, retention_runs.last_deleted_at),
       total = retention_runs.total + excluded.total`,
    [kind, deleted],
  )
}

export async function readRuns(pool: Db): Promise<RetentionRun[]> {
  const { rows } = await pool.query<RetentionRun>(
    `select kind, ran_at as "ranAt", deleted, last_deleted_at as "lastDeletedAt", total from retention_runs`,
  )
  return rows
}
