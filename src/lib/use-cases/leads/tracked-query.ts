import { DatabaseError, type Pool, type QueryConfig, type QueryResultRow } from 'pg'

import type { SaveProgress } from '@/lib/domain/leads/save-progress'

/**
 * PostgreSQL error classes that leave a statement's outcome unknown: connection lost, server shutdown or crash,
 * internal error. After any other error the statement was rolled back.
 */
const OPEN_OUTCOMES = ['08', '57P', 'XX']

type Tracked = { progress: SaveProgress; reference: string; query: QueryConfig }

/** Runs a statement that saves a lead, and records whether it may have been committed. */
export async function trackedQuery<Row extends QueryResultRow>(
  pool: Pool,
  { progress, reference, query }: Tracked,
): Promise<Row[]> {
  const client = await pool.connect()
  const ignore = () => undefined // pg also rejects the query on a lost connection
  client.on('error', ignore)
  try {
    progress.sending(reference)
    const { rows } = await client.query<Row>(query)
    client.off('error', ignore)
    client.release()
    return rows
  } catch (error) {
    if (wasRolledBack(error)) progress.rolledBack()
    client.release(true)
    throw error
  }
}

function wasRolledBack(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false
  return !OPEN_OUTCOMES.some((start) => error.code?.startsWith(start))
}
