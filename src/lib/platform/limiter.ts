import { Pool, type QueryConfig, type QueryResult } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterStoreAbstract } from 'rate-limiter-flexible'

import { now } from './clock'
import { env } from './env'
import { logger } from './logger'
import { COUNT_BUDGET_MS } from './with-timeout'

/** How long the database is not queried after it has failed to respond. */
const REST_MS = 5_000

/**
 * Separate connections, so that counting does not wait for the site's queries. Commits do not wait for the disk,
 * because losing a count is harmless.
 */
const pool = new Pool({
  connectionString: env.databaseUrl,
  application_name: 'powerboard-limits',
  max: 3,
  connectionTimeoutMillis: COUNT_BUDGET_MS,
  query_timeout: COUNT_BUDGET_MS,
  options: '-c synchronous_commit=off',
})
pool.on('error', (err) => logger.warn({ msg: 'idle database connection lost', err }))

let restsUntilMs = 0

const database = {
  async query(statement: QueryConfig): Promise<QueryResult> {
    if (now().getTime() < restsUntilMs) throw new Error('the database did not respond a moment ago')
    try {
      return await pool.query(statement)
    } catch (err) {
      if (now().getTime() >= restsUntilMs) logger.warn({ msg: 'rate limits are counted in memory', err })
      restsUntilMs = now().getTime() + REST_MS
      throw err
    }
  },
}

type Window = { name: string; points: number; perSeconds: number }

/**
 * Counts in the database, so that all processes share one limit; while the database does not respond, counts in the
 * memory of this process. A key that has exceeded its limit is refused from memory until its window ends, so that a
 * flood costs no writes.
 */
export function limiter({ name, points, perSeconds }: Window): RateLimiterStoreAbstract {
  const window = { points, duration: perSeconds, keyPrefix: `${name}/${perSeconds}` }
  return new RateLimiterPostgres({
    ...window,
    storeClient: database,
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true, // by a migration
    clearExpiredByTimeout: false, // by lib/delivery/retention
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory(window),
  })
}
