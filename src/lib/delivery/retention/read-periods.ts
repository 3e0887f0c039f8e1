import { periodsOf, RETENTION_KINDS, type RetentionPeriods } from '@/lib/domain/retention/periods'
import type { Db } from '@/lib/platform/database'

/** Reads the periods set in the admin. There is no row until they are first saved. */
export async function readPeriods(pool: Db): Promise<RetentionPeriods> {
  const columns = RETENTION_KINDS.map((kind) => `${columnOf(kind)}::float as "${kind}"`)
  const { rows } = await pool.query<Record<string, unknown>>(`select ${columns.join(', ')} from retention limit 1`)
  return periodsOf(rows[0] ?? {})
}

const columnOf = (kind: string) => kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
