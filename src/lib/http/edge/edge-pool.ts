import { Pool, type PoolConfig } from 'pg'

import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'

const CONNECT_WITHIN_MS = 1_000

/** A single connection to the database for the edge server, apart from those of the pages. */
export function edgePool(name: string, limits: PoolConfig): Pool {
  const pool = new Pool({
    connectionString: env.databaseUrl,
    application_name: name,
    max: 1,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    ...limits,
  })
  return pool.on('error', (err) => logger.warn({ msg: 'idle database connection lost', err }))
}
