import { Pool } from 'pg'

import type { Logger } from '@/lib/platform/logger'

/** A pool that times out when the database stalls and reconnects once it is back. */
export function openPool({ connectionString, log, max }: { connectionString: string; log: Logger; max: number }): Pool {
  const pool = new Pool({
    connectionString,
    application_name: 'powerboard-worker',
    max,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    // Client-side timeout, as a frozen server cannot cancel the statement itself.
    query_timeout: 15_000,
  })
  pool.on('error', (err) => log.warn({ msg: 'idle database connection lost', err }))
  return pool
}
