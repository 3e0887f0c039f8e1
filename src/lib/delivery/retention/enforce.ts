import type { RetentionPeriods } from '@/lib/domain/retention/periods'
import type { RetentionRule } from '@/lib/features/feature'
import { deleteSavedMails } from '@/lib/integrations/mail/disk-mail'
import type { Db } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'
import type { Logger } from '@/lib/platform/logger'

import { readPeriods } from './read-periods'
import { keptFor, RETENTION_RULES } from './rules'
import { recordRun } from './runs'

/** Small enough to hold locks only briefly. */
const BATCH_ROWS = 1_000
/** Advisory lock that lets only one worker delete at a time; an arbitrary unused number. */
const LOCK = 7_402_611

/**
 * Deletes rows that exceed the age or count limits. Safe to run in any number of workers.
 * @throws at the end if a rule failed; the others are applied all the same
 */
export async function enforceRetention(
  { pool, log }: { pool: Db; log: Logger },
  rules = RETENTION_RULES,
): Promise<void> {
  const periods = await readPeriods(pool)
  const failures: unknown[] = []
  for (const rule of rules) {
    try {
      const deleted = await deleteOld(pool, { rule, periods })
      if (deleted > 0) log.info({ msg: 'old records deleted', records: rule.name, deleted })
      if (rule.kept.kind) await recordRun(pool, { kind: rule.kept.kind, deleted })
    } catch (err) {
      log.error({ msg: 'old records could not be deleted', records: rule.name, err })
      failures.push(err)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Old records could not be deleted')
}

type RuleAndPeriods = { rule: RetentionRule; periods: RetentionPeriods }

async function deleteOld(pool: Db, { rule, periods }: RuleAndPeriods): Promise<number> {
  const text = statementOf(rule)
  let deleted = 0
  for (;;) {
    const values = [keptFor(rule, periods), rule.maxRows, BATCH_ROWS]
    const { rows, rowCount } = await pool.query<{ reference: string }>(text, values)
    await deleteSavedMails({ dataDir: env.dataDir, references: rows.map(({ reference }) => reference) })
    deleted += rowCount ?? 0
    if ((rowCount ?? 0) < BATCH_ROWS) return deleted
  }
}

/** Number of rows that a run would delete now. */
export async function countOld(pool: Db, { rule, periods }: RuleAndPeriods): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `with ${firstTooMany(rule)} select count(*)::int as count from ${rule.table} where ${isOld(rule)}`,
    [keptFor(rule, periods), rule.maxRows],
  )
  return rows[0]?.count ?? 0
}

/** One statement per batch: the lock is released with it, and a worker that does not get the lock deletes nothing. */
function statementOf(rule: RetentionRule): string {
  const { table, key, ageColumn, alongside, hasMails } = rule
  const others = alongside.map((statement, index) => `, other_${index} as (${statement})`).join('')
  return `with turn as materialized (select pg_try_advisory_xact_lock(${LOCK}) as is_ours),
    ${firstTooMany(rule)},
    doomed as materialized (
      select ${key} from ${table}
      where (select is_ours from turn) and ${isOld(rule)}
      order by ${ageColumn}, ${key} limit $3
    )${others}
    delete from ${table} where ${key} in (select ${key} from doomed) ${hasMails ? 'returning reference' : ''}`
}

const firstTooMany = ({ table, key, ageColumn, where }: RetentionRule) => `first_too_many as materialized (
      select ${ageColumn} as age, ${key} as key from ${table}
      where ${where} and $2::int is not null
      order by ${ageColumn} desc, ${key} desc offset $2 limit 1
    )`

const isOld = ({ key, ageColumn, where }: RetentionRule) => `${where} and (
        ${ageColumn} < now() - $1::interval
        or (${ageColumn}, ${key}) <= (select age, key from first_too_many))`
