import type { postgresAdapter } from '@payloadcms/db-postgres'

import { accountCodes, passkeys, recoveryCodes, secondFactors, sessionOrigins } from './account-tables'
import { arrivingFiles, filePieces } from './arriving-files-tables'
import { blogStepDays, blogViewDays, blogViewKeys } from './blog-view-tables'
import { cacheInvalidations } from './cache-invalidations-table'
import { seasonLinks, sharedSavings } from './challenge-tables'
import { documentNumbers } from './document-numbers-table'
import { idempotencyKeys } from './idempotency-table'
import { leadDocuments } from './lead-documents-table'
import { leadEmails } from './lead-emails-table'
import { leadPhotos } from './lead-photos-table'
import { pageChecks } from './page-checks-table'
import { pageViewDays } from './page-views-table'
import { cardSessions, paymentDifferences, paymentEvents } from './payment-tables'
import { poolBounds } from './pool-bounds'
import { proofChecks } from './proof-checks-table'
import { rateLimits } from './rate-limits-table'
import { readMailboxes } from './read-mailboxes-table'
import { restoreNotes } from './restore-notes-table'
import { retentionRuns } from './retention-runs-table'
import { scheduledTasks } from './scheduled-tasks-table'
import { SEARCH_EXTENSIONS, searchEntries, searchPassages, searchWords } from './search-tables'
import { seededTexts } from './seeded-texts-table'
import { serviceOutages } from './service-outages-table'
import { staffAlerts } from './staff-alerts-table'
import { staffNotices } from './staff-notices-table'
import { dataLinks, marketingObjections } from './your-data-tables'

type Options = Parameters<typeof postgresAdapter>[0]

/** Options for Payload's database, whose generated files go into the folder. */
export function databaseOptions({ generated }: { generated: string }): Options {
  return {
    migrationDir: `${generated}/migrations`,
    generateSchemaOutputFile: `${generated}/database-schema.ts`,
    blocksAsJSON: true, // pages are always read whole, so one JSON column replaces forty joins
    push: false, // schema changes only by migration
    // Together with the pools of scripts/serve.ts, intake-pool.ts and lib/http/limiter.ts: 26 connections per web
    // process.
    pool: { ...poolBounds(), max: 16 },
    extensions: SEARCH_EXTENSIONS,
    beforeSchemaInit: [
      ({ schema }) => ({
        ...schema,
        tables: {
          ...schema.tables,
          account_codes: accountCodes,
          arriving_files: arrivingFiles,
          file_pieces: filePieces,
          shared_savings: sharedSavings,
          blog_step_days: blogStepDays,
          blog_view_days: blogViewDays,
          blog_view_keys: blogViewKeys,
          cache_invalidations: cacheInvalidations,
          card_sessions: cardSessions,
          data_links: dataLinks,
          document_numbers: documentNumbers,
          idempotency_keys: idempotencyKeys,
          lead_documents: leadDocuments,
          lead_emails: leadEmails,
          lead_photos: leadPhotos,
          marketing_objections: marketingObjections,
          page_checks: pageChecks,
          page_view_days: pageViewDays,
          passkeys,
          payment_differences: paymentDifferences,
          payment_events: paymentEvents,
          proof_checks: proofChecks,
          recovery_codes: recoveryCodes,
          restore_notes: restoreNotes,
          retention_runs: retentionRuns,
          rate_limits: rateLimits,
          read_mailboxes: readMailboxes,
          season_links: seasonLinks,
          scheduled_tasks: scheduledTasks,
          search_entries: searchEntries,
          search_passages: searchPassages,
          search_words: searchWords,
          second_factors: secondFactors,
          seeded_texts: seededTexts,
          service_outages: serviceOutages,
          session_origins: sessionOrigins,
          staff_alerts: staffAlerts,
          staff_notices: staffNotices,
        },
      }),
    ],
  }
}
