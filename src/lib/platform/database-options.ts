import type { postgresAdapter } from '@payloadcms/db-postgres'

import { env } from './env'
import { idempotencyKeys } from './idempotency-table'
import { pageChecks } from './page-checks-table'
import { SEARCH_EXTENSIONS, searchEntries, searchPassages, searchWords } from './search-tables'

type Options = Parameters<typeof postgresAdapter>[0]

/**
 * Payload's database. Nothing waits without end: a stalled server costs a visitor two seconds for a connection or five
 * for a statement, and the endpoint's own budget answers before that.
 */
export function databaseOptions({ migrationDir }: { migrationDir: string }): Options {
  const isPatient = env.statementTimeoutMs === 0 // a command at work, whom nobody waits for
  return {
    migrationDir,
    blocksAsJSON: true, // a page is read whole: one column, not forty tables
    push: false, // the schema changes by migration alone
    pool: {
      connectionString: env.databaseUrl,
      max: 20,
      connectionTimeoutMillis: isPatient ? 30_000 : 2000,
      query_timeout: env.statementTimeoutMs && env.statementTimeoutMs + 1000,
      options: [
        `-c statement_timeout=${env.statementTimeoutMs}`,
        '-c lock_timeout=2000',
        // The seed encodes pictures within a transaction, which takes a busy machine its time.
        `-c idle_in_transaction_session_timeout=${env.statementTimeoutMs && 15_000}`,
      ].join(' '),
    },
    extensions: SEARCH_EXTENSIONS,
    beforeSchemaInit: [
      ({ schema }) => ({
        ...schema,
        tables: {
          ...schema.tables,
          idempotency_keys: idempotencyKeys,
          page_checks: pageChecks,
          search_entries: searchEntries,
          search_passages: searchPassages,
          search_words: searchWords,
        },
      }),
    ],
  }
}
