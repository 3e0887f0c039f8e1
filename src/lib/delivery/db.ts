import { Pool } from 'pg'

import type { Logger } from '@/lib/platform/logger'

/** Single statements only: no transaction is held open while the world outside is waited for. */
export type Db = Pick<Pool, 'query'>

/** A pool that gives up on a database that stalls, and opens new connections once it is back. */
export function openPool({ connectionString, log }: { connectionString: string; log: Logger }): Pool {
  const pool = new Pool({
    connectionString,
    application_name: 'powerboard-worker',
    max: 8,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    // The server cannot end a statement while it is frozen; this ends it on our side.
    query_timeout: 15_000,
  })
  pool.on('error', (err) => log.warn({ msg: 'idle database connection lost', err }))
  return pool
}
