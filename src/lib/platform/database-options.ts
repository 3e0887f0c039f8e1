import type { postgresAdapter } from '@payloadcms/db-postgres'

import { blogStepDays, blogViewDays, blogViewKeys } from './blog-view-tables'
import { cacheInvalidations } from './cache-invalidations-table'
import { seasonLinks, sharedSavings } from './challenge-tables'
import { env } from './env'
import { idempotencyKeys } from './idempotency-table'
import { leadDocuments } from './lead-documents-table'
import { leadPhotos } from './lead-photos-table'
import { pageChecks } from './page-checks-table'
import { pageViewDays } from './page-views-table'
import { rateLimits } from './rate-limits-table'
import { retentionRuns } from './retention-runs-table'
import { scheduledTasks } from './scheduled-tasks-table'
import { SEARCH_EXTENSIONS, searchEntries, searchPassages, searchWords } from './search-tables'
import { seededTexts } from './seeded-texts-table'
import { staffAlerts } from './staff-alerts-table'

type Options = Parameters<typeof postgresAdapter>[0]

/**
 * Options for Payload's database. Every wait is bounded: a stalled server costs a visitor two seconds for a connection
 * or five for a statement, and the endpoint's own time budget ends before that.
 */
export function databaseOptions({ migrationDir }: { migrationDir: string }): Options {
  const isPatient = env.statementTimeoutMs === 0 // a command, with no visitor waiting
  return {
    migrationDir,
    blocksAsJSON: true, // pages are always read whole, so one JSON column replaces forty joins
    push: false, // schema changes only by migration
    pool: {
      connectionString: env.databaseUrl,
      max: 20, // with those of scripts/serve.ts and lib/http/limiter.ts, 26 for a web process
      connectionTimeoutMillis: isPatient ? 30_000 : 2000,
      query_timeout: env.statementTimeoutMs && env.statementTimeoutMs + 1000,
      options: [
        `-c statement_timeout=${env.statementTimeoutMs}`,
        '-c lock_timeout=2000',
        // The seed encodes images within a transaction, which can be slow on a busy machine.
        `-c idle_in_transaction_session_timeout=${env.statementTimeoutMs && 15_000}`,
      ].join(' '),
    },
    extensions: SEARCH_EXTENSIONS,
    beforeSchemaInit: [
      ({ schema }) => ({
        ...schema,
        tables: {
          ...schema.tables,
          shared_savings: sharedSavings,
          blog_step_days: blogStepDays,
          blog_view_days: blogViewDays,
          blog_view_keys: blogViewKeys,
          cache_invalidations: cacheInvalidations,
          idempotency_keys: idempotencyKeys,
          lead_documents: leadDocuments,
          lead_photos: leadPhotos,
          page_checks: pageChecks,
          page_view_days: pageViewDays,
          retention_runs: retentionRuns,
          rate_limits: rateLimits,
          season_links: seasonLinks,
          scheduled_tasks: scheduledTasks,
          search_entries: searchEntries,
          search_passages: searchPassages,
          search_words: searchWords,
          seeded_texts: seededTexts,
          staff_alerts: staffAlerts,
        },
      }),
    ],
  }
}
