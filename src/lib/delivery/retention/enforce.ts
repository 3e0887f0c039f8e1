import type { Logger } from '@/lib/platform/logger'

import type { Db } from '../store/db'
import { RETENTION_RULES, type RetentionRule } from './rules'

/** Small enough to hold locks only briefly. */
const BATCH_ROWS = 1_000
/** Advisory lock that lets only one worker delete at a time; an arbitrary unused number. */
const LOCK = 7_402_611

/** Deletes rows that exceed the age or count limits. Safe to run in any number of workers. */
export async function enforceRetention(
  { pool, log }: { pool: Db; log: Logger },
  rules = RETENTION_RULES,
): Promise<void> {
  for (const rule of rules) {
    const deleted = await deleteOld(pool, rule)
    if (deleted > 0) log.info({ msg: 'old records deleted', records: rule.name, deleted })
  }
}

async function deleteOld(pool: Db, rule: RetentionRule): Promise<number> {
  const text = statementOf(rule)
  let deleted = 0
  for (;;) {
    const { rowCount } = await pool.query(text, [rule.maxDays, rule.maxRows, BATCH_ROWS])
    deleted += rowCount ?? 0
    if ((rowCount ?? 0) < BATCH_ROWS) return deleted
  }
}

/** One statement per batch: the lock is released with it, and a worker that does not get the lock deletes nothing. */
function statementOf({ table, key, ageColumn, where, alongside }: RetentionRule): string {
  const others = alongside.map((statement, place) => `, other_${place} as (${statement})`).join('')
  return `with turn as materialized (select pg_try_advisory_xact_lock(${LOCK}) as is_ours),
    first_too_many as materialized (
      select ${ageColumn} as age, ${key} as key from ${table}
      where ${where} and $2::int is not null
      order by ${ageColumn} desc, ${key} desc offset $2 limit 1
    ),
    doomed as materialized (
      select ${key} from ${table}
      where (select is_ours from turn) and ${where} and (
        ${ageColumn} < now() - $1::int * interval '1 day'
        or (${ageColumn}, ${key}) <= (select age, key from first_too_many))
      order by ${ageColumn}, ${key} limit $3
    )${others}
    delete from ${table} where ${key} in (select ${key} from doomed)`
}
