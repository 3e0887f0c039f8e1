import { DatabaseError, type Pool, type QueryConfig, type QueryResultRow } from 'pg'

import type { SaveProgress } from '@/lib/domain/leads/save-progress'
import { withClient } from '@/lib/platform/with-client'

/**
 * PostgreSQL error classes that leave a statement's outcome unknown: connection lost, server shutdown or crash,
 * internal error. After any other error the statement was rolled back.
 */
const OPEN_OUTCOMES = ['08', '57P', 'XX']

type Tracked = { progress: SaveProgress; reference: string; query: QueryConfig }

/** Runs a statement that saves a lead, and records whether it may have been committed. */
export function trackedQuery<Row extends QueryResultRow>(
  pool: Pool,
  { progress, reference, query }: Tracked,
): Promise<Row[]> {
  return withClient(pool, async (client) => {
    progress.sending(reference)
    try {
      return (await client.query<Row>(query)).rows
    } catch (error) {
      if (wasRolledBack(error)) progress.rolledBack()
      throw error
    }
  })
}

function wasRolledBack(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false
  return !OPEN_OUTCOMES.some((start) => error.code?.startsWith(start))
}
