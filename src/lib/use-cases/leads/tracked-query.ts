import { DatabaseError, type Pool, type PoolClient, type QueryConfig, type QueryResultRow } from 'pg'

import type { SaveProgress } from '@/lib/domain/leads/save-progress'
import { withClient } from '@/lib/platform/with-client'

/**
 * PostgreSQL error classes that leave a statement's outcome unknown: connection lost, server shutdown or crash,
 * internal error. After any other error the statement was rolled back.
 */
const OPEN_OUTCOMES = ['08', '57P', 'XX']

/** `lock`: a statement that runs before, in the same transaction. */
type Tracked = { progress: SaveProgress; reference: string; lock: QueryConfig | null; query: QueryConfig }

/** Runs a statement that saves a lead, and records whether it may have been committed. */
export function trackedQuery<Row extends QueryResultRow>(
  pool: Pool,
  { progress, reference, lock, query }: Tracked,
): Promise<Row[]> {
  return withClient(pool, async (client) => {
    progress.sending(reference)
    try {
      return lock ? await queryLocked<Row>(client, { lock, query }) : (await client.query<Row>(query)).rows
    } catch (error) {
      if (wasRolledBack(error)) progress.rolledBack()
      throw error
    }
  })
}

async function queryLocked<Row extends QueryResultRow>(
  client: PoolClient,
  { lock, query }: { lock: QueryConfig; query: QueryConfig },
): Promise<Row[]> {
  await client.query('begin')
  await client.query(lock)
  const { rows } = await client.query<Row>(query)
  await client.query('commit')
  return rows
}

function wasRolledBack(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false
  return !OPEN_OUTCOMES.some((start) => error.code?.startsWith(start))
}
