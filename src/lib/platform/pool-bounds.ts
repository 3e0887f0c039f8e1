import type { PoolConfig } from 'pg'

import { env } from './env'

/**
 * Limits for every wait for the database: a stalled server costs a visitor two seconds for a connection or five for a
 * statement, and the endpoint's own time budget ends before that.
 */
export function poolBounds(): PoolConfig {
  const isPatient = env.statementTimeoutMs === 0 // a command, with no visitor waiting
  return {
    connectionString: env.databaseUrl,
    connectionTimeoutMillis: isPatient ? 30_000 : 2000,
    query_timeout: env.statementTimeoutMs && env.statementTimeoutMs + 1000,
    options: [
      `-c statement_timeout=${env.statementTimeoutMs}`,
      '-c lock_timeout=2000',
      // The seed encodes images within a transaction, which can be slow on a busy machine.
      `-c idle_in_transaction_session_timeout=${env.statementTimeoutMs && 15_000}`,
    ].join(' '),
  }
}
