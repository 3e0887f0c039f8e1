import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Pool } from 'pg'

import { logger } from './logger'

/** The connection pool that Payload opened; the adapter is chosen in payload.config.ts. */
export const poolOf = (payload: Payload): Pool => (payload.db as unknown as PostgresAdapter).pool

/** A connection that is lost while nobody uses it must not end the process, as it would unheard: the pool opens another. */
export function surviveLostConnections(payload: Payload): void {
  poolOf(payload).on('error', (err) => logger.warn({ msg: 'idle database connection lost', err }))
}
